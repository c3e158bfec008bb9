import type { PreviewField } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { formatFieldValue, toFieldText } from './format-field.ts'
import { parseField } from './parse-field.ts'

function field(kind: PreviewField['kind'], changes: Partial<PreviewField> = {}): PreviewField {
  return { slot: 'x', label: 'X', kind, value: null, display: '', editable: true, ...changes }
}

/** `Intl` separates with spaces that do not break. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('a value that was changed on the card', () => {
  it('reads in the user’s language', () => {
    const money = field('money', { unit: 'BRL' })
    expect(plain(formatFieldValue(money, 1234.5, 'pt-BR'))).toBe('R$ 1.234,50')
    expect(plain(formatFieldValue(money, 1234.5, 'en'))).toBe('R$1,234.50')
    expect(formatFieldValue(field('number', { unit: 'ml' }), 1500, 'pt-BR')).toBe('1.500 ml')
    expect(formatFieldValue(field('date'), '2026-11-18', 'pt-BR')).toContain('18')
    expect(formatFieldValue(field('month'), '2026-11', 'en')).toBe('November 2026')
    expect(plain(formatFieldValue(field('time'), '21:05', 'pt-BR'))).toBe('21:05')
    expect(plain(formatFieldValue(field('time'), '21:05', 'en'))).toBe('9:05 PM')
    expect(plain(formatFieldValue(field('time'), '21:05', 'en', '24h'))).toBe('21:05')
    const moment = plain(formatFieldValue(field('moment'), '2026-11-18T07:30', 'pt-BR'))
    expect(moment).toMatch(/18 de nov\., 0?7:30$/)
    expect(formatFieldValue(field('list'), ['a', 'b'], 'en')).toBe('a, b')
    const options = [{ value: 'food', label: 'Alimentação' }]
    expect(formatFieldValue(field('choice', { options }), 'food', 'pt-BR')).toBe('Alimentação')
  })

  it('survives a currency that does not exist', () => {
    expect(formatFieldValue(field('money', { unit: '??' }), 5, 'en')).toBe('?? 5.00')
  })

  it.each(['pt-BR', 'en'] as const)('reads back what its input starts with, in %s', (locale) => {
    const list = field('list')
    expect(parseField(list, toFieldText(list, ['a', 'b c'], locale), locale)).toEqual({
      status: 'valid',
      value: ['a', 'b c'],
    })
    for (const kind of ['money', 'number'] as const)
      for (const value of [0.5, 50, 1234.56, 1_000_000]) {
        const text = toFieldText(field(kind), value, locale)
        expect(parseField(field(kind), text, locale)).toEqual({ status: 'valid', value })
      }
  })
})
