import { describe, expect, it } from 'vitest'
import { instantOf, isLocalMoment, localOf, plusMinutes } from './local-time.ts'

describe('a moment by the clock of a zone', () => {
  it.each([
    // Skipped: as much later as the clocks skip.
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T03:30', '2026-03-08T07:30:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04T00:00', '2018-11-04T01:00', '2018-11-04T03:00:00.000Z'],
    ['Europe/Lisbon', '2026-03-29T01:30', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-04T02:45', '2026-10-03T15:45:00.000Z'],
    // Shown twice: the first time.
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['America/Sao_Paulo', '2018-02-17T23:30', '2018-02-17T23:30', '2018-02-18T01:30:00.000Z'],
    ['Europe/Lisbon', '2026-10-25T01:30', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z'],
  ])('%s %s is shown as %s', (zone, said, shown, instant) => {
    expect(instantOf(said, zone).toISOString()).toBe(instant)
    expect(localOf(instantOf(said, zone), zone)).toBe(shown)
  })

  it.each(['America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Australia/Lord_Howe'])(
    'goes on with the clock in %s: a later one is never an earlier instant',
    (zone) => {
      let local = '2017-01-01T00:10'
      let before = Number.NEGATIVE_INFINITY
      for (let step = 0; step < 3000; step++) {
        const instant = instantOf(local, zone).getTime()
        expect(instant, local).toBeGreaterThanOrEqual(before)
        const shown = localOf(new Date(instant), zone)
        // Only what clocks skip is shown as something else, and an hour later at most.
        if (shown !== local) {
          expect(shown > local && shown <= plusMinutes(local, 60), local).toBe(true)
        }
        before = instant
        local = plusMinutes(local, 97 * ((step % 13) + 1))
      }
    },
  )

  it('is a day that exists with an hour that exists', () => {
    expect(
      ['2026-02-29T10:00', '2026-11-19T24:00', '2026-11-19', '2026-11-19T9:00'].map(isLocalMoment),
    ).toEqual([false, false, false, false])
    expect(isLocalMoment('2028-02-29T23:59')).toBe(true)
  })
})
