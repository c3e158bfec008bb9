import { expect, it } from 'vitest'
import { paceOf } from './pace.ts'

it.each([
  [30, 5, 'metric', '6:00'],
  [50, 8, 'metric', '6:15'],
  [59.99, 10, 'metric', '6:00'],
  [25, 5, 'us', '8:03'],
] as const)('says %f minutes over %f km, in %s units, as %s', (minutes, km, units, pace) => {
  expect(paceOf(minutes, km, units)).toBe(pace)
})
