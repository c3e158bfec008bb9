import { describe, expect, it } from 'vitest'
import { inWords, route } from './route.ts'

/** Records of one kind each, none of which leans on another. */
const RECORDS = {
  'pt-BR': [
    'gastei 37 na quitanda',
    'comprei um fone de 240 em 3x no cartão',
    'cinquentão no estacionamento',
    'paguei a luz',
    'paguei a parcela do freezer',
    'bebi 400 ml de água',
    'dormi 7 horas e meia',
    'corri 4 km em 25 minutos',
    'recebi 900 do freela',
    'meditei',
  ],
  en: [
    'spent 37 at the greengrocer',
    'paid the power bill',
    'made two payments on the boat loan',
    'drank 400 ml of water',
    'slept seven and a half hours',
    'energy 4/10',
    'the scale says 81.2',
    'ran 4 km in 25 minutes',
    'got my salary, 3900',
  ],
} as const

const JOINTS = {
  'pt-BR': [' e ', ', ', '. ', '; ', '\n', ', e também ', ', depois '],
  en: [' and ', ', ', '. ', '; ', '\n', ', and also '],
} as const

const LOCALES = ['pt-BR', 'en'] as const

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one) =>
    items.filter((other) => other !== one).map((other): [Item, Item] => [one, other]),
  )
}

describe.each(LOCALES)('two records in one message, %s', (locale) => {
  it.each(JOINTS[locale])('%j joins them, and neither is lost', (joint) => {
    const wrong = pairsOf<string>(RECORDS[locale])
      .map(([one, other]) => ({
        said: `${one}${joint}${other}`,
        both: `${inWords(route(one, locale))} + ${inWords(route(other, locale))}`,
      }))
      .map(({ said, both }) => ({ said, both, decided: inWords(route(said, locale)) }))
      // What is left to a model is lost by nobody.
      .filter(({ both, decided }) => decided !== both && decided !== 'model')
    expect(wrong).toEqual([])
  })

  it.each(JOINTS[locale])('hardly any pair joined by %j is left to a model', (joint) => {
    const pairs = pairsOf<string>(RECORDS[locale])
    const left = pairs.filter((pair) => route(pair.join(joint), locale).intent === 'model')
    expect(left.length / pairs.length).toBeLessThan(0.1)
  })
})
