import type { User, UserSettings } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { isSpokenToAlike, loadUser } from './load-user.ts'

const user: User = {
  id: 'usr_00000000000070008000000000000001' as User['id'],
  locale: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  currency: 'BRL',
  units: 'metric',
  clock: '24h',
  perspective: 'none',
  settingsChosenAt: null,
}
const suggestion: Partial<UserSettings> = { locale: 'en', currency: 'USD' }

function clientOf(known: User) {
  const suggested: unknown[] = []
  return {
    suggested,
    user: async () => known,
    suggestSettings: async (settings: Partial<UserSettings>) => {
      suggested.push(settings)
      return { ...known, ...settings, settingsChosenAt: '2026-11-18T15:00:00.000Z' }
    },
  }
}

describe('the user of a page', () => {
  it('gets the settings of the browser at the first visit', async () => {
    const client = clientOf(user)
    expect(await loadUser(client, () => suggestion)).toMatchObject(suggestion)
    expect(client.suggested).toEqual([suggestion])
  })

  it('keeps what was chosen at every later one', async () => {
    const client = clientOf({ ...user, settingsChosenAt: '2026-11-01T12:00:00.000Z' })
    expect(await loadUser(client, () => suggestion)).toMatchObject({ locale: 'pt-BR' })
    expect(client.suggested).toEqual([])
  })

  it('is left as they are by a browser that says nothing', async () => {
    const client = clientOf(user)
    expect(await loadUser(client, () => ({}))).toEqual(user)
    expect(client.suggested).toEqual([])
  })

  it('is compared by how they are spoken to', () => {
    expect(isSpokenToAlike(user, { ...user, settingsChosenAt: '2026-11-01T12:00:00Z' })).toBe(true)
    expect(isSpokenToAlike(user, { ...user, clock: '12h' })).toBe(false)
  })
})
