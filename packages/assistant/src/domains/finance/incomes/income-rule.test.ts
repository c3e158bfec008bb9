import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, isCalendarDay } from '../../internal/calendar.ts'
import { expectedDays, firstDayOn } from './income-rule.ts'

const rule = (frequency: Parameters<typeof expectedDays>[0]['frequency'], anchorOn: string) => ({
  frequency,
  anchorOn,
  untilOn: null as string | null,
})

describe('the days on which money is expected', () => {
  it.each([
    [
      'monthly',
      '2026-01-31',
      '2026-02-01',
      '2026-04-30',
      ['2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    [
      'weekly',
      '2026-11-06',
      '2026-11-01',
      '2026-11-21',
      ['2026-11-06', '2026-11-13', '2026-11-20'],
    ],
    ['biweekly', '2026-11-06', '2026-11-07', '2026-12-05', ['2026-11-20', '2026-12-04']],
    [
      'annual',
      '2024-02-29',
      '2026-01-01',
      '2028-12-31',
      ['2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    ['monthly', '2026-11-05', '2026-01-01', '2026-10-31', []],
  ] as const)('%s from %s', (frequency, anchor, first, last, days) => {
    expect(expectedDays(rule(frequency, anchor), first, last)).toEqual(days)
  })

  it('end with the rule', () => {
    const ended = { ...rule('monthly', '2026-01-10'), untilOn: '2026-03-09' }
    expect(expectedDays(ended, '2026-01-01', '2026-12-31')).toEqual(['2026-01-10', '2026-02-10'])
  })

  it('exist, lie in the time asked for, and do not depend on how it is cut', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days))
    const frequency = fc.constantFrom('weekly', 'biweekly', 'monthly', 'annual' as const)
    fc.assert(
      fc.property(
        frequency,
        day,
        day,
        fc.nat(400),
        fc.nat(400),
        (often, anchor, first, one, more) => {
          const made = rule(often, anchor)
          const [middle, last] = [addDays(first, one), addDays(first, one + more)]
          const whole = expectedDays(made, first, last)
          const parts = [
            ...expectedDays(made, first, middle),
            ...expectedDays(made, addDays(middle, 1), last),
          ]
          expect(parts).toEqual(whole)
          expect(whole.every((at) => isCalendarDay(at) && at >= first && at <= last)).toBe(true)
        },
      ),
      { numRuns: 10_000 },
    )
  })

  it('begin with the next such day of the month', () => {
    expect(firstDayOn(5, '2026-11-18')).toBe('2026-12-05')
    expect(firstDayOn(31, '2026-11-18')).toBe('2026-11-30')
    expect(firstDayOn(18, '2026-11-18')).toBe('2026-11-18')
  })
})
