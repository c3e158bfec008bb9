import { describe, expect, it } from 'vitest'
import { settingsOfBrowser } from './browser-settings.ts'

describe('what a browser says about its user', () => {
  it('is language, zone, and what goes with the country', () => {
    expect(settingsOfBrowser({ languages: ['en-US', 'en'], timeZone: 'America/New_York' })).toEqual(
      {
        locale: 'en',
        currency: 'USD',
        units: 'us',
        clock: '12h',
        timeZone: 'America/New_York',
      },
    )
  })

  it('takes the country of another language where the first names none', () => {
    const languages = ['en', 'pt-BR', 'en-US']
    expect(settingsOfBrowser({ languages, timeZone: 'America/Recife' })).toEqual({
      locale: 'en',
      currency: 'BRL',
      units: 'metric',
      clock: '24h',
      timeZone: 'America/Recife',
    })
  })

  it('leaves out what it does not say', () => {
    expect(settingsOfBrowser({ languages: ['pt'], timeZone: 'Etc/Unknown' })).toEqual({
      locale: 'pt-BR',
    })
    expect(settingsOfBrowser({ languages: [], timeZone: 'UTC' })).toEqual({})
    expect(settingsOfBrowser({ languages: [], timeZone: undefined })).toEqual({})
  })
})
