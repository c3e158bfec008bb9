import { describe, expect, it } from 'vitest'
import type { DomainContext } from '../../domain-context.ts'
import { targetFromAnswer } from './target-from-answer.ts'
import { inUnitSaid, unitFromWords } from './unit-from-words.ts'

const context = {
  locale: 'pt-BR',
  currency: 'USD',
  now: new Date('2026-11-18T15:00:00Z'),
  timeZone: 'America/Sao_Paulo',
} as DomainContext
const answer = (said: string) => targetFromAnswer(said, ['targetValue', 'unit'], context)

describe('a number in answer', () => {
  it.each([
    ['10 livros', { targetValue: 10, unit: 'livros' }],
    ['5 kg', { targetValue: 5, unit: 'kg' }],
    ['10 mil reais', { targetValue: 10000, unit: 'reais' }],
    ['R$ 5.000,00', { targetValue: 5000, unit: 'reais' }],
    ['$ 300', { targetValue: 300, unit: 'dólares americanos' }],
    ['dez', { targetValue: 10 }],
    ['2,5', { targetValue: 2.5 }],
    ['50 de flexões', { targetValue: 50, unit: 'flexões' }],
  ])('%s', (said, slots) => {
    expect(answer(said)).toEqual(slots)
  })

  it.each(['gastei 50 no mercado', 'livros', '', 'umas 3 ou 4 vezes por semana', '3h', 'não sei'])(
    'is none in "%s"',
    (said) => {
      expect(answer(said)).toBeUndefined()
    },
  )

  it('is read where it was asked for alone', () => {
    expect(targetFromAnswer('10 livros', ['endDate'], context)).toBeUndefined()
  })
})

describe('the unit of words', () => {
  const unit = (slots: Record<string, number | string>, text: string) =>
    unitFromWords(slots, { text }, context)

  it('is the money of the user where none was said', () => {
    expect(unit({ unit: 'reais' }, 'save 5000').unit).toBe('dólares americanos')
    expect(unit({ unit: 'reais' }, 'juntar R$ 5000').unit).toBe('reais')
    expect(unit({ unit: 'livros' }, 'ler 5 livros').unit).toBe('livros')
    expect(unit({}, 'ler mais').unit).toBeUndefined()
  })

  it('is that of a weight or a distance as it was said', () => {
    const pounds = unit({ targetValue: 72.57, unit: 'kg' }, 'get to 160 lbs')
    expect(pounds).toEqual({ targetValue: 160, unit: 'lb' })
    expect(unit({ targetValue: 160.93, unit: 'km' }, 'run 100 miles')).toEqual({
      targetValue: 100,
      unit: 'mi',
    })
    expect(inUnitSaid({ currentValue: 77.11 }, 'currentValue', 'at 170 lbs')).toEqual({
      currentValue: 170,
    })
    expect(inUnitSaid({ currentValue: 74 }, 'currentValue', 'tô em 74 kg')).toEqual({
      currentValue: 74,
    })
  })
})
