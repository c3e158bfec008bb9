import type { UserSettings } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { reduceSettings, type SettingChanges, shownValue } from './setting-changes.ts'

const user: UserSettings = {
  locale: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  currency: 'BRL',
  units: 'metric',
  clock: '24h',
  perspective: 'none',
}
const NOTHING: SettingChanges = {}

describe('settings that are being changed', () => {
  it('show the choice at once, and the server’s when it is saved', () => {
    const saving = reduceSettings(NOTHING, { type: 'change', changes: { currency: 'USD' } })
    expect(shownValue(saving, user, 'currency')).toBe('USD')
    expect(shownValue(saving, user, 'clock')).toBe('24h')
    expect(reduceSettings(saving, { type: 'saved', changes: { currency: 'USD' } })).toEqual({})
  })

  it('go back to what the server has when they are refused, and say so at the field', () => {
    const changes = { timeZone: 'Europe/Lisbon' }
    const saving = reduceSettings(NOTHING, { type: 'change', changes })
    const failed = reduceSettings(saving, { type: 'failed', changes, failure: 'gone' })
    expect(failed).toEqual({ timeZone: { status: 'failed', reason: 'gone' } })
    expect(shownValue(failed, user, 'timeZone')).toBe('America/Sao_Paulo')
    expect(reduceSettings(failed, { type: 'change', changes })).toEqual(saving)
  })

  it('follow the last choice, whatever an earlier one comes to', () => {
    const first = reduceSettings(NOTHING, { type: 'change', changes: { currency: 'USD' } })
    const second = reduceSettings(first, { type: 'change', changes: { currency: 'EUR' } })
    for (const type of ['saved', 'failed'] as const) {
      const action = { type, changes: { currency: 'USD' }, failure: 'refused' as const }
      expect(shownValue(reduceSettings(second, action), user, 'currency')).toBe('EUR')
    }
  })
})
