import { beforeEach, describe, expect, it } from 'vitest'
import { createPairing, type Pairing } from './pairing.ts'

let now = new Date('2026-11-18T15:00:00.000Z')
let pairing: Pairing
let seed = 0
beforeEach(() => {
  now = new Date('2026-11-18T15:00:00.000Z')
  seed = 0
  const randomBytes = (count: number) =>
    Uint8Array.from({ length: count }, () => {
      seed += 7
      return seed % 256
    })
  pairing = createPairing({ now: () => now, randomBytes })
})

describe('a pairing code', () => {
  it('lets in once, however it is written', () => {
    const { code } = pairing.issue()
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    expect(pairing.redeem(` ${code.toLowerCase().replace('-', ' ')} `)).toBe('right')
    expect(pairing.redeem(code)).toBe('spent')
  })

  it('is good for a quarter of an hour', () => {
    const { code, expiresAt } = pairing.issue()
    now = expiresAt
    expect(pairing.redeem(code)).toBe('spent')
  })

  it('is good no more after five wrong ones', () => {
    const { code } = pairing.issue()
    const tried = ['a', '', code.slice(1), `${code}A`].map((one) => pairing.redeem(one))
    expect(tried).toEqual(['wrong', 'wrong', 'wrong', 'wrong'])
    expect(pairing.redeem('AAAA-AAAA')).toBe('spent')
    expect(pairing.redeem(code)).toBe('spent')
  })

  it('is good no more once there is another', () => {
    const { code } = pairing.issue()
    const next = pairing.issue()
    expect(pairing.redeem(code)).toBe('wrong')
    expect(pairing.redeem(next.code)).toBe('right')
  })

  it('is none before it is asked for', () => {
    expect(pairing.redeem('')).toBe('spent')
  })
})
