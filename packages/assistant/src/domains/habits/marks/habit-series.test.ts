import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDomain, type TestDomain } from '../../internal/testing/open-test-domain.ts'
import { habitsDomain } from '../habits-domain.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(habitsDomain)
})
afterAll(() => domain.close())

describe('a habit from day to day', () => {
  it('is 1 where it was done and 0 where it was meant to be, from its first day on', async () => {
    const person = await domain.person({ now: '2026-11-12T15:00:00Z' })
    await person.write('create_habit', { name: 'Meditar', frequency: 'weekdays' })
    const later = person.but({ now: '2026-11-18T15:00:00Z' })
    for (const date of ['2026-11-12', '2026-11-15', '2026-11-17'])
      await later.write('record_habit', { habitRef: 'meditar', date })
    const series = await later.inContext(({ life }) => life.dailySeries('2026-11-01', '2026-11-18'))
    expect(series).toMatchObject([
      { name: 'Meditar', unit: { kind: 'mark' }, role: 'deed', onMore: 'Nos dias com meditar' },
    ])
    // Thursday to Tuesday: Saturday is no day of it, Sunday was one more, and today is not over.
    expect(series[0]?.days.map(({ day, value }) => [day.slice(8), value])).toEqual([
      ['12', 1],
      ['13', 0],
      ['15', 1],
      ['16', 0],
      ['17', 1],
    ])
  })

  it('is nothing for whoever has none', async () => {
    const person = await domain.person()
    expect(
      await person.inContext(({ life }) => life.dailySeries('2026-11-01', '2026-11-18')),
    ).toEqual([])
  })
})
