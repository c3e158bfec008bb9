import type { JsonObject } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { sumStatement } from './statement-sums.ts'

const line = (input: JsonObject) => ({
  input,
  date: '2026-11-20',
  title: 'Padaria',
  filedAs: 'Alimentação',
  display: '',
  isKnown: false,
  isLeftOut: false,
})

describe('sumStatement', () => {
  it('sums what leaves and what comes in, each currency by itself', () => {
    const items = [
      line({ amount: -38.5 }),
      line({ amount: -0.1, currency: 'BRL' }),
      line({ amount: -12, currency: 'USD' }),
      line({ amount: 850 }),
    ]
    expect(sumStatement(items, 'BRL')).toEqual([
      { currency: 'BRL', spentCents: 3860, receivedCents: 85_000 },
      { currency: 'USD', spentCents: 1200, receivedCents: 0 },
    ])
  })

  it('is empty of nothing', () => {
    expect(sumStatement([], 'BRL')).toEqual([])
  })
})
