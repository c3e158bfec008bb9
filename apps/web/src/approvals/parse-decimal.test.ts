import { describe, expect, it } from 'vitest'
import { parseDecimal } from './parse-decimal.ts'

describe('a decimal typed in a form', () => {
  it.each([
    ['50', 50],
    ['50,5', 50.5],
    ['R$ 1.234,56', 1234.56],
    ['1.234', 1234],
    ['12.50', 12.5],
    ['1.234.567,8', 1234567.8],
    ['-3,5', -3.5],
    ['1,234.56', 1234.56],
  ])('reads %s in pt-BR as %d', (text, value) => {
    expect(parseDecimal(text, 'pt-BR')).toBe(value)
  })

  it.each([
    ['50.5', 50.5],
    ['$1,234.56', 1234.56],
    ['1,234', 1234],
    ['12,50', 12.5],
    ['1.234,56', 1234.56],
  ])('reads %s in English as %d', (text, value) => {
    expect(parseDecimal(text, 'en')).toBe(value)
  })

  it.each([
    '',
    'abc',
    '1,2,3',
    '1.2.3',
    'R$ 1.2.3',
    '1.23,4,5',
    '12,',
    '1.2345,6',
    '٣',
    '1e5',
    '--1',
  ])('refuses %j', (text) => {
    expect(parseDecimal(text, 'pt-BR')).toBeUndefined()
  })
})
