import { describe, expect, it } from 'vitest'
import { fromCents, isCurrency, isSaneAmount, toCents } from './money.ts'

describe('money', () => {
  it('is whole hundredths', () => {
    expect(toCents(1234.56)).toBe(123456)
    expect(toCents(1.005)).toBe(101)
    expect(toCents(0.1 + 0.2)).toBe(30)
    expect(toCents(289.9)).toBe(28990)
    expect(toCents(1e-7)).toBe(0)
    expect(fromCents(28990)).toBe(289.9)
  })

  it('is more than nothing and at most a billion', () => {
    for (const amount of [0.01, 50, 1_000_000_000]) expect(isSaneAmount(amount)).toBe(true)
    for (const amount of [0, -5, 0.004, 1_000_000_000.01, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(isSaneAmount(amount)).toBe(false)
    }
  })

  it('is in a currency that exists', () => {
    expect(isCurrency('USD')).toBe(true)
    expect(isCurrency('REAIS')).toBe(false)
    expect(isCurrency('usd')).toBe(false)
  })
})
