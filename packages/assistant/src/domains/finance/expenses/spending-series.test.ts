import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDomain, type TestDomain } from '../../internal/testing/open-test-domain.ts'
import { financeDomain } from '../finance-domain.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(financeDomain)
})
afterAll(() => domain.close())

describe('what is spent from day to day', () => {
  it('is what was bought, with nothing on the days between', async () => {
    const person = await domain.person()
    const spend = (actualAmount: number, date: string, more = {}) =>
      person.write('create_expense', { name: 'Mercado', actualAmount, date, ...more })
    await spend(10, '2026-11-10')
    await spend(5, '2026-11-10')
    await spend(20, '2026-11-13')
    await spend(99, '2026-11-12', { currency: 'USD' })
    await spend(7, '2026-10-01')
    const series = await person.inContext(({ life }) =>
      life.dailySeries('2026-11-01', '2026-11-18'),
    )
    expect(series).toMatchObject([
      {
        key: 'spending',
        name: 'Gastos',
        unit: { kind: 'money', currency: 'BRL' },
        days: [
          { day: '2026-11-10', value: 1500 },
          { day: '2026-11-11', value: 0 },
          { day: '2026-11-12', value: 0 },
          { day: '2026-11-13', value: 2000 },
        ],
      },
    ])
  })

  it('is nothing for whoever recorded nothing', async () => {
    const person = await domain.person()
    expect(
      await person.inContext(({ life }) => life.dailySeries('2026-11-01', '2026-11-18')),
    ).toEqual([])
  })
})
