import { expect, it } from 'vitest'
import { takesPart } from './takes-part.ts'

const users = Array.from({ length: 10_000 }, (_, at) => `usr_${at}`)
const partOf = (share: number) => users.filter((user) => takesPart(user, share))

it('is a share of the users, each always on the same side', () => {
  for (const share of [0.1, 0.5, 0.9]) {
    const part = partOf(share)
    expect(part.length / users.length).toBeCloseTo(share, 1)
    expect(partOf(share)).toEqual(part)
  }
  expect(partOf(0)).toEqual([])
  expect(partOf(1)).toEqual(users)
})

it('keeps who takes part as the share grows', () => {
  const more = new Set(partOf(0.5))
  expect(partOf(0.2).filter((user) => !more.has(user))).toEqual([])
})
