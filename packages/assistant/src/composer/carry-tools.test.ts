import { expect, it } from 'vitest'
import { createToolCarrier } from './carry-tools.ts'

/** Each tool weighs 1, and three fit. */
const carry = createToolCarrier((wanted) =>
  wanted.filter((name) => /^[a-z]$/.test(name)).slice(0, 3),
)

it('adds what is new behind what was carried', () => {
  expect(carry({ carried: ['a', 'b'], wanted: ['c', 'a'] })).toEqual(['a', 'b', 'c'])
  expect(carry({ carried: ['a', 'b'], wanted: [] })).toEqual(['a', 'b'])
})

it('begins anew with what is wanted once the list is full', () => {
  expect(carry({ carried: ['a', 'b', 'c'], wanted: ['d', 'a'] })).toEqual(['d', 'a'])
})
