import { expect, it } from 'vitest'
import { paceOf } from './pace.ts'

it.each([
  [30, 5, '6:00'],
  [50, 8, '6:15'],
  [25, 3.1, '8:04'],
  [59.99, 10, '6:00'],
] as const)('says %i minutes over %i as %s', (minutes, distance, pace) => {
  expect(paceOf(minutes, distance)).toBe(pace)
})
