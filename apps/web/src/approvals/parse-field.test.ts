import type { PreviewField } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { parseField } from './parse-field.ts'

function field(kind: PreviewField['kind'], changes: Partial<PreviewField> = {}): PreviewField {
  return { slot: 'x', label: 'X', kind, value: null, display: '', editable: true, ...changes }
}

const read = (given: PreviewField, text: string) => parseField(given, text, 'pt-BR')

describe('a value typed on the card', () => {
  it('becomes the slot’s own value', () => {
    expect(read(field('text'), '  Feira ')).toEqual({ status: 'valid', value: 'Feira' })
    expect(read(field('money'), 'R$ 1.234,56')).toEqual({ status: 'valid', value: 1234.56 })
    expect(read(field('number', { unit: 'ml' }), '1.500 ml')).toEqual({
      status: 'valid',
      value: 1500,
    })
    expect(read(field('date'), '2028-02-29')).toEqual({ status: 'valid', value: '2028-02-29' })
    expect(read(field('month'), '2026-12')).toEqual({ status: 'valid', value: '2026-12' })
    expect(read(field('time'), '14:30')).toEqual({ status: 'valid', value: '14:30' })
    expect(read(field('moment'), '2028-02-29T07:05')).toEqual({
      status: 'valid',
      value: '2028-02-29T07:05',
    })
    expect(read(field('list'), 'a, b\nc d,')).toEqual({ status: 'valid', value: ['a', 'b', 'c d'] })
    expect(read(field('long-text'), ' um\ndois ')).toEqual({ status: 'valid', value: 'um\ndois' })
    const options = [{ value: 'food', label: 'Alimentação' }]
    expect(read(field('choice', { options }), 'food')).toEqual({
      status: 'valid',
      value: 'food',
    })
  })

  it.each([
    ['7h30', 7.5],
    ['7:30', 7.5],
    ['7 h 20 min', 7.33],
    ['8h', 8],
    ['6,5', 6.5],
  ])('reads %s as hours', (text, value) => {
    expect(read(field('number', { unit: 'hours' }), text)).toEqual({ status: 'valid', value })
  })

  it.each([
    [field('text'), '   ', { code: 'empty' }],
    [field('money'), 'muito', { code: 'not-money' }],
    [field('money'), '1,234', { code: 'not-money' }],
    [field('money'), '0', { code: 'too-small', limit: 0.01 }],
    [field('money', { maximum: 100 }), '100,01', { code: 'too-large', limit: 100 }],
    [field('number'), '1,2,3', { code: 'not-number' }],
    [field('number', { minimum: 1 }), '0,5', { code: 'too-small', limit: 1 }],
    [field('number', { maximum: 24 }), '25', { code: 'too-large', limit: 24 }],
    [field('date'), '2026-02-31', { code: 'not-date' }],
    [field('date'), '31/02', { code: 'not-date' }],
    [field('time'), '24:00', { code: 'not-time' }],
    [field('moment'), '2026-02-31T10:00', { code: 'not-moment' }],
    [field('moment'), '2026-02-28', { code: 'not-moment' }],
    [field('list'), ' , ', { code: 'empty' }],
    [field('month'), '2026-13', { code: 'not-month' }],
    [field('choice', { options: [] }), 'x', { code: 'not-choice' }],
  ])('says why not: %j %s', (given, text, problem) => {
    expect(read(given, text)).toEqual({ status: 'invalid', problem })
  })
})
