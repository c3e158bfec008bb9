import { describe, expect, it } from 'vitest'
import { createIdMinter, idSchema, isId, prefixOf } from './ids.ts'

const zeroBytes = (count: number) => new Uint8Array(count)

describe('the id minter', () => {
  it('mints a UUID version 7 with the prefix of its kind', () => {
    const mint = createIdMinter({ now: () => new Date(0x0123456789ab), randomBytes: zeroBytes })
    expect(mint('exp')).toBe('exp_0123456789ab70008000000000000000')
  })

  it('sorts ids in the order they were minted, within one millisecond and when the clock steps back', () => {
    const times = [1000, 1000, 900, 1001, ...Array.from({ length: 5000 }, () => 1001), 1002]
    let index = 0
    const mint = createIdMinter({
      now: () => new Date(times[index++] ?? 0),
      randomBytes: zeroBytes,
    })
    const minted = times.map(() => mint('turn'))
    expect(minted).toEqual([...minted].sort())
    expect(new Set(minted).size).toBe(minted.length)
  })
})

describe('an id schema', () => {
  it('takes only ids of its kind', () => {
    const mint = createIdMinter({ now: () => new Date(), randomBytes: zeroBytes })
    expect(idSchema('turn').safeParse(mint('turn')).success).toBe(true)
    expect(idSchema('turn').safeParse(mint('user')).success).toBe(false)
    expect(isId('turn', 'trn_xyz')).toBe(false)
    expect(isId('turn', 7)).toBe(false)
  })
})

describe('what an id schema says of what is no id', () => {
  const complaint = (kind: 'conversation' | 'receipt', value: unknown) =>
    idSchema(kind).safeParse(value).error?.issues[0]?.message

  it('names what was expected, what came and where ids come from', () => {
    expect(complaint('conversation', 'chat-1')).toBe(
      'expected cnv_ and 32 hexadecimal digits (0-9, a-f), got "chat-1"; take the id from an answer of Parco, or mint one with createIdMinter of @parco/protocol',
    )
    expect(complaint('receipt', undefined)).toBe(
      'expected rcp_ and 32 hexadecimal digits (0-9, a-f), got nothing; take the id from an answer of Parco',
    )
    expect(complaint('receipt', 7)).toContain('got a value of type number;')
    expect(complaint('receipt', 'x'.repeat(1_000))).toContain(`got "${'x'.repeat(40)}…";`)
  })
})

describe('the kind of an id', () => {
  it('is one of Parco, or the prefix of a table', () => {
    expect(prefixOf('turn')).toBe('trn')
    expect(prefixOf('exp')).toBe('exp')
    expect(isId('exp', `exp_${'0'.repeat(32)}`)).toBe(true)
    for (const kind of ['tunr', 'Exp', 'e_p', '', 'toString']) {
      expect(() => prefixOf(kind), kind).toThrow(TypeError)
    }
  })
})
