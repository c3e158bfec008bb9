import { describe, expect, it } from 'vitest'
import { openLifeTest } from '../life/open-life-test.ts'
import { SLOW } from '../open-test-parco.ts'
import { heardAt, write } from './open-jobs-test.ts'

const opened = openLifeTest()

describe('a reminder of every day where clocks change', SLOW, () => {
  it.each([
    // The moments of three days: the one before, the one of the change, the one behind it.
    ['America/Sao_Paulo', '2018-11-03T00:30', ['11-03T03:30', '11-04T03:30', '11-05T02:30']],
    ['America/Sao_Paulo', '2018-02-16T23:30', ['02-17T01:30', '02-18T01:30', '02-19T02:30']],
    ['America/New_York', '2027-03-13T02:30', ['03-13T07:30', '03-14T07:30', '03-15T06:30']],
    ['America/New_York', '2027-11-06T01:30', ['11-06T05:30', '11-07T05:30', '11-08T06:30']],
    ['Europe/Lisbon', '2027-03-27T01:30', ['03-27T01:30', '03-28T01:30', '03-29T00:30']],
    ['Europe/Lisbon', '2027-10-30T01:30', ['10-30T00:30', '10-31T00:30', '11-01T01:30']],
    ['Australia/Lord_Howe', '2027-10-02T02:15', ['10-01T15:45', '10-02T15:45', '10-03T15:15']],
    ['Australia/Lord_Howe', '2027-04-03T01:45', ['04-02T14:45', '04-03T14:45', '04-04T15:15']],
  ] as const)('in %s from %s rings once each day', async (timeZone, datetime, moments) => {
    const test = await opened.newUser({ timeZone })
    const year = datetime.slice(0, 4)
    const at = (moment: string) => new Date(`${year}-${moment}:00Z`)
    const first = at(moments[0])
    test.setNow(new Date(first.getTime() - 3_600_000).toISOString())
    await write(test, 'create_reminder', { title: 'Remédio', datetime, repeatPattern: 'daily' })
    for (const moment of moments) {
      const due = at(moment)
      const before = new Date(due.getTime() - 1000).toISOString()
      expect(await heardAt(test, before), moment).toEqual([])
      expect(await heardAt(test, due.toISOString()), moment).toHaveLength(1)
    }
  })
})

it(
  'a summary that is pending comes at its hour of the zone that its user moved to',
  SLOW,
  async () => {
    const test = await opened.newUser()
    await test.parco.changeAlerts(test.userId, { summary: true })
    await write(test, 'create_habit', { name: 'Meditar', frequency: 'daily' })
    test.setNow('2026-11-18T23:00:00Z')
    await test.parco.updateUser(test.userId, { timeZone: 'Europe/Lisbon' })
    expect(await heardAt(test, '2026-11-19T06:59:59Z')).toEqual([])
    expect(await heardAt(test, '2026-11-19T07:00:00Z')).toHaveLength(1)
    // Where it was pending before, it does not come again.
    expect(await heardAt(test, '2026-11-19T10:00:00Z')).toEqual([])
  },
)
