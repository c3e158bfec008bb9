import type { PreviewField } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { parseAnswer, parseChanges } from './parse-answer.ts'
import { readFieldValue } from './read-field-value.ts'

describe('parseAnswer', () => {
  it.each([
    ['s', { type: 'approve', items: [0, 1, 2] }],
    ['Sim', { type: 'approve', items: [0, 1, 2] }],
    ['y', { type: 'approve', items: [0, 1, 2] }],
    ['NÃO', { type: 'deny', items: [0, 1, 2] }],
    ['1,3', { type: 'approve', items: [0, 2] }],
    ['s 1 2', { type: 'approve', items: [0, 1] }],
    ['n 2;2', { type: 'deny', items: [1] }],
    ['s 4', { type: 'no-such-item', item: '4' }],
    ['n 0', { type: 'no-such-item', item: '0' }],
    ['e 4', { type: 'no-such-item', item: '4' }],
    ['50', { type: 'text' }],
    ['0', { type: 'text' }],
    ['e aí?', { type: 'text' }],
    ['sim, e mais 20 de uber', { type: 'text' }],
    ['só o primeiro', { type: 'text' }],
    ['1,5 litros', { type: 'text' }],
    ['e', { type: 'edit', item: 0, changes: [] }],
    ['e valor=80', { type: 'edit', item: 0, changes: [{ name: 'valor', value: '80' }] }],
    ['e 2 valor = 80', { type: 'edit', item: 1, changes: [{ name: 'valor', value: '80' }] }],
  ])('reads "%s"', (line, answer) => {
    expect(parseAnswer(line, 3)).toEqual(answer)
  })

  it('reads values with spaces up to the next name', () => {
    expect(parseChanges('nome=padaria do Zé valor=1.234,56 nota="a = b"')).toEqual([
      { name: 'nome', value: 'padaria do Zé' },
      { name: 'valor', value: '1.234,56' },
      { name: 'nota', value: 'a = b' },
    ])
  })
})

describe('readFieldValue', () => {
  const now = new Date('2026-11-18T15:00:00Z')
  const field = (
    kind: PreviewField['kind'],
    changes: Partial<PreviewField> = {},
  ): PreviewField => ({
    slot: 'slot',
    label: 'Rótulo',
    kind,
    value: null,
    display: '',
    editable: true,
    ...changes,
  })
  const choice = field('choice', {
    options: [
      { value: 'food', label: 'Alimentação' },
      { value: 'transport', label: 'Transporte' },
      { value: 'travel', label: 'Viagens' },
    ],
  })

  it.each([
    ['pt-BR', 'money', '80', 80],
    ['pt-BR', 'money', 'R$ 1.234,56', 1234.56],
    ['pt-BR', 'money', '1.500', 1500],
    ['pt-BR', 'money', '27,5', 27.5],
    ['en', 'money', '$1,500', 1500],
    ['en', 'money', '1,234.56', 1234.56],
    ['en', 'money', '27.50', 27.5],
    ['pt-BR', 'number', '7,5', 7.5],
    ['pt-BR', 'date', '17/11', '2026-11-17'],
    ['en', 'date', '11/17', '2026-11-17'],
    ['en', 'date', '2026-11-17', '2026-11-17'],
    ['pt-BR', 'month', '2026-12', '2026-12'],
    ['pt-BR', 'time', '14h30', '14:30'],
    ['pt-BR', 'time', '7h', '07:00'],
    ['en', 'time', '2:30 pm', '14:30'],
    ['en', 'time', '12 am', '00:00'],
    ['pt-BR', 'moment', '17/11 9:30', '2026-11-17T09:30'],
    ['en', 'moment', '11/17, 9 pm', '2026-11-17T21:00'],
    ['en', 'moment', '2026-11-17T09:30', '2026-11-17T09:30'],
    ['pt-BR', 'list', 'a, b c,, d', ['a', 'b c', 'd']],
    ['pt-BR', 'long-text', ' um e dois ', 'um e dois'],
    ['pt-BR', 'boolean', 'não', false],
    ['pt-BR', 'text', ' Padaria ', 'Padaria'],
  ] as const)('%s %s: "%s"', (locale, kind, typed, value) => {
    expect(readFieldValue(field(kind), typed, { locale, now })?.value).toEqual(value)
  })

  it.each([
    ['money', 'R$ 1.2.3'],
    ['money', '-5'],
    ['money', '0'],
    ['money', '1,234'],
    ['money', 'muito'],
    ['number', '1e9'],
    ['date', '31/02'],
    ['date', '2026-13-01'],
    ['month', '2026-13'],
    ['boolean', 'talvez'],
    ['text', '  '],
  ] as const)('refuses %s "%s"', (kind, typed) => {
    expect(readFieldValue(field(kind), typed, { locale: 'pt-BR', now })).toBeUndefined()
  })

  it('chooses by label, by value, and by how one label alone begins', () => {
    const read = (typed: string) => readFieldValue(choice, typed, { locale: 'pt-BR', now })?.value
    expect(read('alimentacao')).toBe('food')
    expect(read('travel')).toBe('travel')
    expect(read('trans')).toBe('transport')
    expect(read('x')).toBeUndefined()
  })

  it('keeps a number within what the field allows', () => {
    const limited = field('number', { minimum: 1, maximum: 10, unit: 'ml' })
    const read = (typed: string) => readFieldValue(limited, typed, { locale: 'pt-BR', now })
    expect(read('10')).toEqual({ value: 10, display: '10 ml' })
    expect(read('11')).toBeUndefined()
    expect(read('0')).toBeUndefined()
  })
})
