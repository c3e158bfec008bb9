import type { MonthUsage } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { groupBy, shareWithout, total } from './usage.ts'
import { createUsageFormat } from './usage-format.ts'

const sum = (inputTokens: number) => ({
  calls: 1,
  failed: 0,
  inputTokens,
  cachedInputTokens: 0,
  outputTokens: 1,
  costUsd: 0.25,
})

describe('the usage', () => {
  it('sums up groups without losing any', () => {
    const items = [
      { host: 'a', ...sum(1) },
      { host: 'b', ...sum(5) },
      { host: 'a', ...sum(2) },
    ]
    const groups = groupBy(items, ({ host }) => host)
    expect(groups.map(({ name, sum: { inputTokens } }) => [name, inputTokens])).toEqual([
      ['b', 5],
      ['a', 3],
    ])
    expect(total(groups.map((group) => group.sum))).toEqual(total(items))
  })

  it('has no share where nothing was said', () => {
    const usage = (turns: number, thoughtTurns: number) => ({ turns, thoughtTurns }) as MonthUsage
    expect(shareWithout(usage(0, 0))).toBeUndefined()
    expect(shareWithout(usage(4, 1))).toBe(0.75)
  })

  it('rounds nothing up to all, and no fraction of a cent away', () => {
    const { share, usd } = createUsageFormat({ locale: 'en' })
    expect([share(1), share(0.9999), share(0)]).toEqual(['100%', '99%', '0%'])
    expect([usd(0.0033), usd(0), usd(12.5)]).toEqual(['$0.0033', '$0.00', '$12.50'])
  })
})
