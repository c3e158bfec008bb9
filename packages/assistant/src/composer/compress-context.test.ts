import { describe, expect, it } from 'vitest'
import { compressByRule, compressBySummary, isSummaryDue } from './compress-context.ts'

const facts = (from: number, to: number) =>
  Array.from(
    { length: to - from + 1 },
    (_, at) => `Expense number ${from + at} of R$ ${from + at},00`,
  )

describe('the memory of a conversation', () => {
  it('is written anew every five turns', () => {
    expect([0, 1, 4, 5, 6, 10].map((turnCount) => isSummaryDue({ turnCount }))).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
    ])
  })

  it('keeps few facts as they are', () => {
    const context = { keyFacts: facts(1, 5), turnCount: 5 }
    expect(compressByRule(context)).toEqual({ keyFacts: facts(1, 5) })
  })

  it('moves older facts into the summary, and drops the oldest of those', () => {
    const first = compressByRule({ keyFacts: facts(1, 12), turnCount: 5 })
    expect(first.keyFacts).toEqual(facts(8, 12))
    expect(first.summary).toContain('Expense number 7 of')
    const second = compressByRule({ ...first, keyFacts: facts(13, 32), turnCount: 10 })
    expect(second.summary).not.toContain('number 1 of')
    expect(second.summary).toContain('number 27 of')
  })

  it('cuts what a model wrote too long at a sentence', () => {
    const { summary } = compressBySummary(
      { keyFacts: [], turnCount: 5 },
      'They talk about sleep and debts. '.repeat(60),
    )
    expect(summary?.endsWith('debts.')).toBe(true)
    expect((summary ?? '').length).toBeLessThan(900)
  })
})
