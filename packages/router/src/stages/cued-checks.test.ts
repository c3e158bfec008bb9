import { expect, test, vi } from 'vitest'
import { CuedChecks } from './cued-checks.ts'

const itemsOf = (text: string) => text.split(' ').map((word) => ({ word }))

test('a check is asked only where one of its words stands', () => {
  const isLate = vi.fn((_amount: number) => false)
  const isLarge = vi.fn((amount: number) => amount > 100)
  const checks = new CuedChecks<number>([
    [new Set(['late', 'overdue']), isLate],
    [new Set(['late', 'whole']), isLarge],
  ])
  expect(checks.someHolds(itemsOf('paid the rent'), 500)).toBe(false)
  expect(isLarge).not.toHaveBeenCalled()
  expect(checks.someHolds(itemsOf('paid the whole rent'), 500)).toBe(true)
  expect(isLate).not.toHaveBeenCalled()
  expect(checks.someHolds(itemsOf('paid the rent late'), 50)).toBe(false)
  expect(isLate).toHaveBeenCalledWith(50)
})
