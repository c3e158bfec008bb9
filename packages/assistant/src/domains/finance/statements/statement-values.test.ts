import { describe, expect, it } from 'vitest'
import { dayOrderOf, decimalMarkOf, toDay, toSignedCents } from './statement-values.ts'

describe('amounts of statements', () => {
  it.each([
    ['50,00', 5000],
    ['-50,00', -5000],
    ['- 50,00', -5000],
    ['−1.234,56', -123456],
    ['R$ 1.234,56', 123456],
    ['-R$ 50,00', -5000],
    ['R$ -50,00', -5000],
    ['50,00 D', -5000],
    ['50,00C', 5000],
    ['50,00-', -5000],
    ['(50,00)', -5000],
    ['+ 3,5', 350],
    ['1234', 123400],
    ['US$ 12,00', 1200],
    ['0,00', 0],
  ])('reads %s', (text, cents) => {
    expect(toSignedCents(text, ',')).toBe(cents)
  })

  it.each([
    '',
    'abc',
    '1.23',
    '12,345',
    '1,234,56',
    '1.2345,00',
    '--5',
    'R$',
    '1e3',
    '9'.repeat(20),
  ])('takes %o for none', (text) => expect(toSignedCents(text, ',')).toBeUndefined())

  it('reads what it writes, whatever the sum', () => {
    for (const [locale, mark] of [
      ['pt-BR', ','],
      ['en-US', '.'],
    ] as const) {
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' })
      for (let cents = -100_003; cents <= 100_003_000; cents += 7_777)
        expect(toSignedCents(format.format(cents / 100), mark)).toBe(cents)
    }
  })

  it('finds the mark that a file uses', () => {
    expect(decimalMarkOf(['1.234', '50,00'], '.')).toBe(',')
    expect(decimalMarkOf(['1,234', '50.00'], ',')).toBe('.')
    expect(decimalMarkOf(['1234', '50'], ',')).toBe(',')
  })
})

describe('days of statements', () => {
  it('are of the order that fits them all', () => {
    expect(dayOrderOf(['01/11/2026', '13/11/2026'], false)).toBe('day-first')
    expect(dayOrderOf(['01/11/2026', '11/13/2026'], true)).toBe('month-first')
    expect(dayOrderOf(['2026-11-01'], true)).toBe('year-first')
    expect(dayOrderOf(['01/11/2026'], true)).toBe('day-first')
    expect(dayOrderOf(['01/11/2026'], false)).toBe('month-first')
    expect(dayOrderOf(['13/11/2026', '11/13/2026'], true)).toBeUndefined()
  })

  it('exist, or are none', () => {
    expect(toDay('5/11/26', 'day-first')).toBe('2026-11-05')
    expect(toDay('2026-11-05T12:00:00', 'year-first')).toBe('2026-11-05')
    expect(toDay('31/02/2026', 'day-first')).toBeUndefined()
    expect(toDay('05/11', 'day-first')).toBeUndefined()
    expect(toDay('05/11/202', 'day-first')).toBeUndefined()
  })
})
