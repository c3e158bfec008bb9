import { describe, expect, it } from 'vitest'
import { type Rhythm, rhythmIn, withoutRhythm } from './rhythm-in-words.ts'

const WORKING = [1, 2, 3, 4, 5]

describe('how something comes again, in words', () => {
  it.each<['pt-BR' | 'en', string, Omit<Rhythm, 'said'>]>([
    ['pt-BR', 'semana sim semana não', { repeatPattern: 'weekly', interval: 2 }],
    ['pt-BR', 'sábado sim, sábado não', { repeatPattern: 'weekly', interval: 2, weekdays: [6] }],
    ['pt-BR', 'dia sim dia não', { repeatPattern: 'daily', interval: 2 }],
    ['pt-BR', 'a cada duas semanas', { repeatPattern: 'weekly', interval: 2 }],
    ['pt-BR', 'a cada 15 dias', { repeatPattern: 'weekly', interval: 2 }],
    ['pt-BR', 'a cada 10 dias', { repeatPattern: 'daily', interval: 10 }],
    ['pt-BR', 'de 3 em 3 meses', { repeatPattern: 'monthly', interval: 3 }],
    ['pt-BR', 'quinzenalmente', { repeatPattern: 'weekly', interval: 2 }],
    [
      'pt-BR',
      'todo último dia útil do mês',
      { repeatPattern: 'monthly', nth: -1, weekdays: WORKING, isOnce: false },
    ],
    [
      'pt-BR',
      'no quinto dia útil',
      { repeatPattern: 'monthly', nth: 5, weekdays: WORKING, isOnce: true },
    ],
    [
      'pt-BR',
      'toda primeira segunda do mês',
      { repeatPattern: 'monthly', nth: 1, weekdays: [1], isOnce: false },
    ],
    ['en', 'every other Friday', { repeatPattern: 'weekly', interval: 2, weekdays: [5] }],
    ['en', 'every other week', { repeatPattern: 'weekly', interval: 2 }],
    ['en', 'every two weeks', { repeatPattern: 'weekly', interval: 2 }],
    ['en', 'every 3 months', { repeatPattern: 'monthly', interval: 3 }],
    [
      'en',
      'the last business day of every month',
      { repeatPattern: 'monthly', nth: -1, weekdays: WORKING, isOnce: false },
    ],
    [
      'en',
      'on the first Monday of the month',
      { repeatPattern: 'monthly', nth: 1, weekdays: [1], isOnce: true },
    ],
  ])('%s: %s', (locale, text, expected) => {
    expect(rhythmIn(`regar as plantas ${text} às 9h`, locale)).toMatchObject(expected)
  })

  it.each([
    ['pt-BR', 'toda segunda às 10'],
    ['pt-BR', 'segunda e quarta às 10'],
    ['pt-BR', 'na segunda semana de março'],
    ['pt-BR', 'de 8 em 8 horas'],
    ['en', 'every Monday'],
    ['en', 'on Friday'],
    ['en', 'the last day of school'],
  ] as const)('leaves what is read elsewhere: %s: %s', (locale, text) => {
    expect(rhythmIn(text, locale)).toBeUndefined()
  })

  it('is no part of a title, whole or what was left of it', () => {
    const said = 'every first monday of the month'
    expect(withoutRhythm('Book club Monday', { said })).toBe('Book club')
    expect(withoutRhythm('Book club every first Monday of the month', { said })).toBe('Book club')
  })
})
