import { describe, expect, it } from 'vitest'
import { nextAtClock } from './next-at-clock.ts'

describe('the next time that clocks show an hour', () => {
  it.each([
    // São Paulo, when it had summer time: midnight was skipped, and 23:00 came twice.
    ['America/Sao_Paulo', '00:30', '2018-11-03T12:00:00Z', '2018-11-04T03:30:00Z'],
    ['America/Sao_Paulo', '00:30', '2018-11-04T03:30:01Z', '2018-11-05T02:30:00Z'],
    ['America/Sao_Paulo', '23:30', '2018-02-17T12:00:00Z', '2018-02-18T01:30:00Z'],
    ['America/Sao_Paulo', '23:30', '2018-02-18T01:30:01Z', '2018-02-19T02:30:00Z'],
    ['America/New_York', '02:30', '2027-03-13T12:00:00Z', '2027-03-14T07:30:00Z'],
    ['America/New_York', '02:30', '2027-03-14T07:30:01Z', '2027-03-15T06:30:00Z'],
    ['America/New_York', '01:30', '2026-10-31T12:00:00Z', '2026-11-01T05:30:00Z'],
    ['America/New_York', '01:30', '2026-11-01T05:30:01Z', '2026-11-02T06:30:00Z'],
    ['Europe/Lisbon', '01:30', '2027-03-27T12:00:00Z', '2027-03-28T01:30:00Z'],
    ['Europe/Lisbon', '01:30', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00Z'],
    ['Europe/Lisbon', '01:30', '2026-10-25T00:30:01Z', '2026-10-26T01:30:00Z'],
    // Half an hour only.
    ['Australia/Lord_Howe', '02:15', '2027-10-02T00:00:00Z', '2027-10-02T15:45:00Z'],
    ['Australia/Lord_Howe', '02:15', '2027-10-02T15:45:01Z', '2027-10-03T15:15:00Z'],
    ['Australia/Lord_Howe', '01:45', '2027-04-03T00:00:00Z', '2027-04-03T14:45:00Z'],
    ['Australia/Lord_Howe', '01:45', '2027-04-03T14:45:01Z', '2027-04-04T15:15:00Z'],
  ])('in %s at %s from %s', (zone, time, from, at) => {
    expect(nextAtClock(time, zone, new Date(from)).at).toEqual(new Date(at))
  })

  it('is on the day of the week that is asked for', () => {
    const sunday = nextAtClock('20:00', 'America/Sao_Paulo', new Date('2026-11-18T15:00:00Z'), 7)
    expect(sunday).toEqual({
      occurrence: '2026-11-22T20:00',
      at: new Date('2026-11-22T23:00:00Z'),
    })
  })
})
