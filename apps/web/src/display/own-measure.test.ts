import { describe, expect, it } from 'vitest'
import { createOwnMeasure } from './own-measure.ts'

describe('measurements in the units of a user', () => {
  it('stay as they are kept for most', () => {
    const { own, unit } = createOwnMeasure('metric')
    expect([own(81.65, 'kg'), unit('kg')]).toEqual([81.65, 'kg'])
  })

  it('are pounds and ounces in the US, and the same where both agree', () => {
    const { own, unit } = createOwnMeasure('us')
    expect([own(81.65, 'kg'), unit('kg')]).toEqual([180, 'lb'])
    expect([own(500, 'ml'), unit('ml')]).toEqual([16.9, 'oz'])
    expect([own(7.5, 'hours'), unit('hours')]).toEqual([7.5, 'hours'])
    expect([own(8000, 'passos'), unit('passos')]).toEqual([8000, 'passos'])
  })
})
