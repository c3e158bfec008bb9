import type { JsonObject } from '@parco/protocol'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { hashArguments } from './hash-arguments.ts'

describe('the hash of arguments', () => {
  it('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse())
        expect(hashArguments('pay', reversed as JsonObject)).toBe(
          hashArguments('pay', value as JsonObject),
        )
      }),
      { numRuns: 200 },
    )
  })

  it('changes with the tool, a value, a key and the nesting', () => {
    const hashes = [
      hashArguments('pay', { amount: 1 }),
      hashArguments('spend', { amount: 1 }),
      hashArguments('pay', { amount: 2 }),
      hashArguments('pay', { amounts: 1 }),
      hashArguments('pay', { a: { amount: 1 } }),
      hashArguments('pay', { amount: '1' }),
    ]
    expect(new Set(hashes).size).toBe(hashes.length)
  })

  it('is of text that JSON reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value))
        expect(JSON.parse(canonicalJson(plain))).toEqual(plain)
      }),
      { numRuns: 200 },
    )
  })
})
