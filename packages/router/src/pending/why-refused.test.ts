import type { IntentCall } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../text/locale.ts'
import { readReply } from './testing/read-reply.ts'

const date = '2026-11-18'
const cinema: IntentCall = {
  intent: 'create_expense',
  params: { name: 'Cinema', category: 'entertainment', actualAmount: 40, date },
}
const gas: IntentCall = {
  intent: 'create_expense',
  params: { name: 'Posto', category: 'transport', actualAmount: 150, date },
}
const visit: IntentCall = {
  intent: 'create_event',
  params: { title: 'Vistoria', startTime: '2026-11-20T15:00:00-03:00' },
}
const pickup: IntentCall = {
  intent: 'create_reminder',
  params: { title: 'Buscar terno', datetime: '2026-11-19T08:00:00-03:00' },
}

const read = (text: string, locale: Locale, writes: readonly IntentCall[] = [cinema]) =>
  readReply(text, locale, writes)

describe('a refusal that says why', () => {
  it.each<[string, Locale]>([
    ['de jeito nenhum, eu nem fui ao cinema', 'pt-BR'],
    ['não, tô lisa esse mês', 'pt-BR'],
    ['não, desisti', 'pt-BR'],
    ['já resolvi isso, pode cancelar', 'pt-BR'],
    ['nam, quero não', 'pt-BR'],
    ['eu não pedi isso', 'pt-BR'],
    ['esse foi meu cunhado', 'pt-BR'],
    ['definitely not, I was asleep by then', 'en'],
    ["no, I don't even like films", 'en'],
    ['changed my mind, scrap it', 'en'],
    ['hold off on that for now', 'en'],
    ['yeah nah', 'en'],
    ['no, that was my flatmate', 'en'],
    ["I didn't ask for that", 'en'],
  ])('refuses: %s', (text, locale) => {
    expect(read(text, locale)).toEqual({ intent: 'reject', params: {} })
  })

  it.each<[string, Locale]>([
    ['o segundo não, esse eu me enganei', 'pt-BR'],
    ['o posto não, eu nem abasteci', 'pt-BR'],
    ['not the second, I double counted', 'en'],
  ])('refuses one of two: %s', (text, locale) => {
    expect(read(text, locale, [cinema, gas])).toEqual({ intent: 'reject', params: { items: [1] } })
  })

  it.each<[string, Locale]>([
    ['cancelaram', 'pt-BR'],
    ['desmarquei, não vou mais', 'pt-BR'],
    ['it got cancelled, sadly', 'en'],
  ])('takes what was called off for refused: %s', (text, locale) => {
    expect(read(text, locale, [visit])).toEqual({ intent: 'reject', params: {} })
  })

  it.each<[string, Locale]>([
    ['não, nem gastei isso tudo', 'pt-BR'],
    ['não, já fiz ontem', 'pt-BR'],
    ['sim, eu nem lembrava', 'pt-BR'],
    ['não, mas eu nem fui, pode salvar', 'pt-BR'],
    ["no, I didn't spend that much", 'en'],
    ["sure, I didn't forget", 'en'],
    ["they didn't cancel", 'en'],
  ])('leaves open what may be more than that: %s', (text, locale) => {
    expect([undefined, 'none']).toContain(read(text, locale)?.intent)
  })
})

describe('a doubled no before an order to write', () => {
  it.each<[string, Locale]>([
    ['não não, tá certinho, pode salvar', 'pt-BR'],
    ["no no, that's right, log it", 'en'],
  ])('approves: %s', (text, locale) => {
    expect(read(text, locale)).toEqual({ intent: 'confirm', params: {} })
  })

  it.each<[string, Locale]>([
    ['não não', 'pt-BR'],
    ['não não, tá bom', 'pt-BR'],
    ['não não, não salva', 'pt-BR'],
    ['não não, pode salvar o outro', 'pt-BR'],
    ["no no, it's fine", 'en'],
    ["no no, don't log it", 'en'],
  ])('approves nothing: %s', (text, locale) => {
    expect(read(text, locale)?.intent).not.toBe('confirm')
  })
})

describe('what is said of one and of the other', () => {
  it.each<[string, Locale]>([
    ["first one's right, bin the second", 'en'],
    ["first one's fine, second isn't", 'en'],
  ])('approves the first: %s', (text, locale) => {
    expect(read(text, locale, [cinema, gas])).toEqual({ intent: 'confirm', params: { items: [0] } })
  })
})

describe('another hour', () => {
  it.each<[string, Locale]>([
    ['melhor 9 e meia', 'pt-BR'],
    ['9:30 works better', 'en'],
    ['mudaram pra 9h30', 'pt-BR'],
  ])('corrects: %s', (text, locale) => {
    expect(read(text, locale, [pickup])).toEqual({
      intent: 'correct',
      params: { datetime: '2026-11-19T09:30:00-03:00' },
    })
  })

  it('takes a part of the day for no title', () => {
    expect(read('melhor à tarde', 'pt-BR', [pickup])?.intent).not.toBe('correct')
  })

  it('takes what never is for no change', () => {
    expect(read('nunca pago com pix', 'pt-BR')?.intent).not.toBe('correct')
  })
})
