import { describe, expect, it } from 'vitest'
import { settingsOfLanguage } from './settings-of-language.ts'
import { isCurrency, isTimeZone, userSettingsSchema } from './user-settings.ts'

describe('settingsOfLanguage', () => {
  it.each([
    ['pt-BR', { locale: 'pt-BR', currency: 'BRL', units: 'metric', clock: '24h' }],
    ['pt_PT.UTF-8', { locale: 'pt-BR', currency: 'EUR', units: 'metric', clock: '24h' }],
    ['en-US', { locale: 'en', currency: 'USD', units: 'us', clock: '12h' }],
    ['en_US.UTF-8', { locale: 'en', currency: 'USD', units: 'us', clock: '12h' }],
    ['en-GB', { locale: 'en', currency: 'GBP', units: 'metric', clock: '24h' }],
    ['en_AU', { locale: 'en', currency: 'AUD', units: 'metric', clock: '12h' }],
    ['de_DE@euro', { locale: 'en', currency: 'EUR', units: 'metric', clock: '24h' }],
  ])('reads %s', (tag, settings) => {
    expect(settingsOfLanguage(tag)).toEqual(settings)
  })

  it('leaves out what a language does not say', () => {
    expect(settingsOfLanguage('en')).toEqual({ locale: 'en' })
    expect(settingsOfLanguage('de-AQ')).toEqual({ locale: 'en', units: 'metric', clock: '24h' })
    expect(settingsOfLanguage('')).toEqual({})
    expect(settingsOfLanguage('???')).toEqual({})
  })
})

describe('settings', () => {
  it('are zones and currencies that exist', () => {
    expect(isTimeZone('Europe/Lisbon')).toBe(true)
    expect(isTimeZone('Mars/Olympus')).toBe(false)
    expect(isTimeZone('+03:00')).toBe(false)
    expect(isCurrency('JPY')).toBe(true)
    expect(isCurrency('jpy')).toBe(false)
    expect(isCurrency('REAIS')).toBe(false)
  })

  it('are refused one by one', () => {
    const settings = {
      locale: 'en',
      timeZone: 'UTC',
      currency: 'USD',
      units: 'us',
      clock: '12h',
      perspective: 'none',
    } as const
    expect(userSettingsSchema.safeParse(settings).success).toBe(true)
    for (const key of Object.keys(settings)) {
      expect(userSettingsSchema.safeParse({ ...settings, [key]: 'wrong' }).success, key).toBe(false)
    }
  })
})
