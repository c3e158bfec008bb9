import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

type Frame = (said: string) => string

/** What asks for a write, in each language: records, orders, facts, plans. */
const ASKING = {
  'pt-BR': [
    'gastei 37 na quitanda',
    'paguei a luz ontem',
    'bebi 400 ml de água',
    'dormi 7 horas e meia',
    'corri 4 km em 25 minutos',
    'meditei hoje cedo',
    'recebi 900 do freela',
    'devo 120 pra Rita',
    'lembra que sou alérgica a camarão',
    'o aniversário da Rita é 3 de maio',
    'me lembra de regar as plantas amanhã às 8',
    'marca pilates quinta às 18h',
    'desmarca a luz',
    'apaga o gasto da quitanda de ontem',
    'minha meta é juntar 3 mil até dezembro',
  ],
  en: [
    'spent 37 at the greengrocer',
    'paid the power bill yesterday',
    'drank 400 ml of water',
    'slept seven and a half hours',
    'ran 4 km in 25 minutes',
    'got my salary, 3900',
    'I owe Rita 120',
    "remember that I'm allergic to shrimp",
    "Rita's birthday is May 3",
    'remind me to water the plants tomorrow at 8',
    'put pilates on Thursday at 6pm',
    "delete yesterday's greengrocer expense",
  ],
} as const

const LOCALES = ['pt-BR', 'en'] as const

/** What stands around a message and changes nothing of it. */
const BESIDE: Record<(typeof LOCALES)[number], Readonly<Record<string, Frame>>> = {
  'pt-BR': {
    'olha, …': (said) => `olha, ${said}`,
    'oi, …': (said) => `oi, ${said}`,
    'acabei de lembrar: …': (said) => `acabei de lembrar: ${said}`,
    '… graças a Deus': (said) => `${said} graças a Deus`,
    '… kkkk': (said) => `${said} kkkk`,
    '… viu': (said) => `${said} viu`,
    '…, tá?': (said) => `${said}, tá?`,
    '… 😅': (said) => `${said} 😅`,
    '…, por favor': (said) => `${said}, por favor`,
  },
  en: {
    'oh, …': (said) => `oh, ${said}`,
    'hey, …': (said) => `hey, ${said}`,
    'just remembered: …': (said) => `just remembered: ${said}`,
    '… thank god': (said) => `${said} thank god`,
    '… lol': (said) => `${said} lol`,
    '…, ok?': (said) => `${said}, ok?`,
    '… 😅': (said) => `${said} 😅`,
    '…, please': (said) => `${said}, please`,
  },
}

/** What takes it back, or says that somebody else said it, or nobody. */
const TURNING: typeof BESIDE = {
  'pt-BR': {
    '…, brincadeira': (said) => `${said}, brincadeira`,
    '…, só que não': (said) => `${said}, só que não`,
    '…? jamais': (said) => `${said}? jamais`,
    '…, disse a Rita': (said) => `${said}, disse a Rita`,
    'meu irmão me falou: …': (said) => `meu irmão me falou: ${said}`,
    'minha personagem diria: …': (said) => `minha personagem diria: ${said}`,
    'quem me dera: …': (said) => `quem me dera: ${said}`,
    'por exemplo: …': (said) => `por exemplo: ${said}`,
    'isso é um teste: …': (said) => `isso é um teste: ${said}`,
    'não salva isso: …': (said) => `não salva isso: ${said}`,
    'imagina se …': (said) => `imagina se ${said}`,
  },
  en: {
    '…, just kidding': (said) => `${said}, just kidding`,
    '…, not!': (said) => `${said}, not!`,
    '…? never': (said) => `${said}? never`,
    '…, said my brother': (said) => `${said}, said my brother`,
    'my brother told me: …': (said) => `my brother told me: ${said}`,
    'my character would say: …': (said) => `my character would say: ${said}`,
    'if only: …': (said) => `if only: ${said}`,
    'for example: …': (said) => `for example: ${said}`,
    'ignore: …': (said) => `ignore: ${said}`,
    "don't save this: …": (said) => `don't save this: ${said}`,
    'imagine if …': (said) => `imagine if ${said}`,
  },
}

const WRITES =
  /\b(?:create|record|mark|unmark|pay|add|log|update|delete|complete|save|forget)_|^undo/

describe.each(LOCALES)('around what is asked for, %s', (locale) => {
  it.each(ASKING[locale])('is a write by itself: %s', (said) => {
    expect(inWords(route(said, locale))).toMatch(WRITES)
  })

  it.each(Object.entries(BESIDE[locale]))('%s changes nothing', (_, frame) => {
    const decided = ASKING[locale].map((said) => inWords(route(frame(said), locale)))
    expect(decided).toEqual(ASKING[locale].map((said) => inWords(route(said, locale))))
  })

  it.each(Object.entries(TURNING[locale]))('%s leaves nothing to write', (_, frame) => {
    const decided = ASKING[locale].map((said) => inWords(route(frame(said), locale)))
    expect(decided.filter((call) => WRITES.test(call))).toEqual([])
  })
})

describe('what only sounds as if it were taken back', () => {
  it.each([
    ['lembra que odeio brincadeira de mau gosto', 'pt-BR'],
    ['gastei 37 na brincadeira das crianças', 'pt-BR'],
    ['não bebo café, nunca', 'pt-BR'],
    ['gastei 37 na quitanda, mentira, foram 39', 'pt-BR'],
    ['remember that I never joke, not at work', 'en'],
    ['spent 37 on a joke book', 'en'],
  ] as const)('%s', (said, locale) => {
    expect(route(said, locale).reason).not.toBe('takenBack')
  })
})
