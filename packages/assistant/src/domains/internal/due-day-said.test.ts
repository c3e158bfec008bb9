import { describe, expect, it } from 'vitest'
import { dueDaySaid } from './due-day-said.ts'

describe('dueDaySaid', () => {
  it.each([
    ['2027-11-20', 'vence 20/11', '2026-11-20'],
    ['2026-12-20', 'vence 20/12', '2026-12-20'],
    ['2027-06-15', 'due June 15', '2027-06-15'],
    ['2027-11-20', 'due Nov 20, 2027', '2027-11-20'],
    ['2028-02-29', 'due Feb 29', '2027-03-01'],
  ])('%s, of "%s", is %s', (day, text, meant) => {
    expect(dueDaySaid(day, text, day.startsWith('2028') ? '2027-03-10' : '2026-11-30')).toBe(meant)
  })
})
