import { describe, expect, it } from 'vitest'
import { likelyMoment } from './likely-moment.ts'

const at = (iso: string) => ({
  today: '2026-11-29',
  timeZone: 'America/Sao_Paulo',
  now: new Date(iso),
})

describe('likelyMoment', () => {
  it('is the next whole hour of today by the clock of the user', () => {
    expect(likelyMoment('2026-11-29', at('2026-11-29T15:20:00Z'))).toBe('2026-11-29T13:00')
  })

  it('is nine of the next day where today is all but over', () => {
    expect(likelyMoment('2026-11-29', at('2026-11-30T01:40:00Z'))).toBe('2026-11-29T23:00')
    expect(likelyMoment('2026-11-29', at('2026-11-30T02:40:00Z'))).toBe('2026-11-30T09:00')
  })

  it('is nine on any other day', () => {
    expect(likelyMoment('2026-12-02', at('2026-11-29T15:20:00Z'))).toBe('2026-12-02T09:00')
  })
})
