import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

const short = (words: string) => words.replaceAll(/ (?:date|paidDate)=2026-11-18/g, '')

describe('what led to a record is told beside it, pt-BR', () => {
  it.each([
    [
      'esqueci de anotar: ontem gastei 25 na padaria',
      'create_expense name=Padaria category=food actualAmount=25 date=2026-11-17',
    ],
    ['não esqueci não, paguei a internet', 'mark_bill_paid billRef=internet'],
    ['não lembro se já anotei, mas dormi 7 horas', 'record_metric type=sleep value=7 unit=hours'],
  ])('%s', (text, expected) => {
    expect(short(inWords(route(text)))).toBe(expected)
  })

  it.each([
    'o Rafael passou no mercado, 50 reais',
    'minha irmã foi no shopping, 200 reais num vestido',
    'a loja estornou, gastei 50 no mercado',
    'lancei errado, gastei 50 no mercado',
    'sonhei que chovia, gastei 50 num guarda-chuva',
    'o carro quebrou, queria comprar outro de 30 mil',
    'o preço disparou, arroz 32',
    'a loja fez promoção, mochila por 150',
    'a Lúcia quebrou o celular, conserto 400',
    'roubaram gente na rua, levaram 300 reais',
    'o médico mandou beber 2 litros de água',
  ])('records nothing: %s', (text) => {
    expect(route(text).intent).toMatch(/^(?:none|model)$/)
  })
})

describe('what led to a record is told beside it, en', () => {
  it.each([
    [
      "I couldn't resist, I bought a scarf for 45",
      'create_expense name=Scarf category=shopping actualAmount=45',
    ],
    ["I didn't forget, I paid the rent", 'mark_bill_paid billRef=rent'],
    ["I wasn't expecting that, I slept 9 hours", 'record_metric type=sleep value=9 unit=hours'],
  ])('%s', (text, expected) => {
    expect(short(inWords(route(text, 'en')))).toBe(expected)
  })

  it.each([
    'Peter went to the store, spent 50',
    'my wife ordered pizza, paid 60',
    'the shop refunded me, spent 50 on groceries',
    'she came home late, spent 30 on a cab',
    'the shop had a sale, boots for 60',
    'Laura had a baby, 3.4 kg',
    'my coach told me to run 5k in 30 minutes',
  ])('records nothing: %s', (text) => {
    expect(route(text, 'en').intent).toMatch(/^(?:none|model)$/)
  })
})

describe('a gate holds for its own words', () => {
  it.each([
    ['que dia é o aniversário da Carla? acho que é em março', 'get_person'],
    ['liguei pro meu pai e caminhei 40 minutos', 'multi'],
    ['se eu pagar 700 num curso, ainda termino o ano bem?', 'model'],
    ['a conta da pizzaria deu 120, o Bruno pagou', 'none'],
    ['gastei 35 no táxi, né?', 'none'],
    ['não comprei pão por 5, leite 4 e ovos 10', 'none'],
  ])('%s', (text, intent) => {
    expect(route(text).intent).toBe(intent)
  })

  it('a meeting and what was spent there are of one day', () => {
    expect(inWords(route('almocei com a Rita anteontem, gastei 70 na cantina'))).toBe(
      'log_interaction personRef=Rita type=meeting date=2026-11-16 + create_expense name=Cantina category=food actualAmount=70 date=2026-11-16',
    )
  })
})

describe('what only exclaims beside a record', () => {
  it.each([
    ['gastei 45 na padaria, dá pra acreditar?', 'pt-BR', 'create_expense'],
    ['deu 12 o pastel na feira, pode isso?', 'pt-BR', 'create_expense'],
    ['dormi 4 horas, quem aguenta?', 'pt-BR', 'record_metric'],
    ['paid 14 for a sandwich, can you believe it?', 'en', 'create_expense'],
    ['slept 3 hours, who does that?', 'en', 'record_metric'],
  ] as const)('%s', (text, locale, intent) => {
    expect(route(text, locale).intent).toBe(intent)
  })

  it.each([
    ['gastei 45 na padaria?', 'pt-BR'],
    ['I drank 2 liters, huh?', 'en'],
  ] as const)('but %s asks', (text, locale) => {
    expect(['none', 'model']).toContain(route(text, locale).intent)
  })
})
