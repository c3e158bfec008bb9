import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadConfiguration } from './configuration.ts'

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(loadConfiguration({ TZ: 'America/Recife' })).toEqual({
      home: join(homedir(), '.parco'),
      locale: 'pt-BR',
      timeZone: 'America/Recife',
      currency: 'BRL',
      environment: { TZ: 'America/Recife' },
    })
  })

  it('follows the environment; what is set to nothing is not set', () => {
    const environment = {
      PARCO_HOME: '/srv/parco',
      DATABASE_URL: 'postgres://localhost/parco',
      PARCO_LOCALE: '',
      LANG: 'en_US.UTF-8',
      PARCO_TIME_ZONE: 'Europe/Lisbon',
      PARCO_CURRENCY: 'EUR',
    }
    expect(loadConfiguration(environment)).toEqual({
      home: '/srv/parco',
      databaseUrl: 'postgres://localhost/parco',
      locale: 'en',
      timeZone: 'Europe/Lisbon',
      currency: 'EUR',
      environment,
    })
    expect(loadConfiguration({ LANG: 'C.UTF-8' }).locale).toBe('pt-BR')
    expect(loadConfiguration({ LC_ALL: 'pt_PT.UTF-8', LANG: 'en_US.UTF-8' }).locale).toBe('pt-BR')
  })

  it('is refused with the name of every variable that cannot be meant', () => {
    const wrong = {
      DATABASE_URL: 'mysql://localhost/parco',
      PARCO_LOCALE: 'fr',
      PARCO_TIME_ZONE: 'Mars/Olympus',
      PARCO_CURRENCY: 'reais',
    }
    for (const name of Object.keys(wrong)) {
      expect(() => loadConfiguration(wrong)).toThrow(
        expect.objectContaining({
          code: 'configuration',
          message: expect.stringContaining(name),
        }) as Error,
      )
    }
  })
})
