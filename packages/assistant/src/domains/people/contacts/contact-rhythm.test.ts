import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../internal/calendar.ts'
import { contactRhythm } from './contact-rhythm.ts'

const TODAY = '2026-11-18'

describe('how often to be in touch', () => {
  it('is due that many days after the last contact, and today without one', () => {
    expect(contactRhythm(15, '2026-11-01', TODAY)).toEqual({
      everyDays: 15,
      dueOn: '2026-11-16',
      overdueDays: 2,
    })
    expect(contactRhythm(15, '2026-11-10', TODAY)).toMatchObject({ overdueDays: 0 })
    expect(contactRhythm(15, null, TODAY)).toMatchObject({ dueOn: TODAY, overdueDays: 0 })
    expect(contactRhythm(null, '2026-11-01', TODAY)).toBeNull()
  })

  it('is overdue exactly when more days than that have gone by, and a contact never makes it later', () => {
    const days = fc.integer({ min: 0, max: 3000 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 730 }), days, days, (every, ago, sooner) => {
        const last = addDays(TODAY, -ago)
        const overdue = contactRhythm(every, last, TODAY)?.overdueDays ?? -1
        expect(overdue).toBe(Math.max(0, ago - every))
        const again = addDays(TODAY, -Math.min(ago, sooner))
        expect(contactRhythm(every, again, TODAY)?.overdueDays).toBeLessThanOrEqual(overdue)
      }),
      { numRuns: 2_000 },
    )
  })
})
