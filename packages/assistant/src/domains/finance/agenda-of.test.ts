import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDomain, type TestDomain } from '../internal/testing/open-test-domain.ts'
import { financeAgenda } from './agenda-of.ts'
import { financeDomain } from './finance-domain.ts'

let opened: TestDomain
beforeAll(async () => {
  opened = await openTestDomain(financeDomain)
})
afterAll(() => opened.close())

it('calls a bill late only where its day came after it was registered', async () => {
  const person = await opened.person()
  const bill = { category: 'subscription', amount: 40 }
  await person.write('create_bill', { ...bill, name: 'Netflix', dueDay: 5 })
  await person.write('create_bill', { ...bill, name: 'Spotify', dueDay: 25 })
  const later = person.but({ now: '2026-11-27T15:00:00Z' })
  const items = await later.inContext((context) =>
    financeAgenda(context, '2026-11-01', '2026-12-31'),
  )
  expect(items.map(({ day, title, isOpen = false }) => [day, title, isOpen])).toEqual([
    ['2026-11-05', 'Netflix', false],
    ['2026-11-25', 'Spotify', true],
    ['2026-12-05', 'Netflix', true],
    ['2026-12-25', 'Spotify', true],
  ])
})
