import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { loadConfiguration } from './configuration.ts'

describe('the configuration', () => {
  it('takes no zone of the machine that does not exist', () => {
    vi.stubEnv('TZ', 'Mars/Phobos')
    expect(loadConfiguration({ TZ: 'Mars/Phobos' }).timeZone).toBe('America/Sao_Paulo')
  })

  it('has a default for everything', () => {
    expect(loadConfiguration({ TZ: 'America/Recife' })).toEqual({
      home: join(homedir(), '.parco'),
      locale: 'en',
      timeZone: 'America/Recife',
      currency: 'BRL',
      units: 'metric',
      clock: '24h',
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
      units: 'us',
      clock: '12h',
      environment,
    })
    expect(loadConfiguration({ LANG: 'C.UTF-8' }).locale).toBe('en')
    expect(loadConfiguration({ LC_ALL: 'pt_PT.UTF-8', LANG: 'en_US.UTF-8' }).locale).toBe('pt-BR')
  })

  it('takes the currency of the country that the machine names', () => {
    expect(loadConfiguration({ LANG: 'en_US.UTF-8' }).currency).toBe('USD')
    expect(loadConfiguration({ LANG: 'pt_PT.UTF-8' }).currency).toBe('EUR')
    expect(loadConfiguration({ LANG: 'en_US.UTF-8', PARCO_CURRENCY: 'BRL' }).currency).toBe('BRL')
    expect(loadConfiguration({ LANG: 'C.UTF-8' }).currency).toBe('BRL')
  })

  it('takes units and clock of the country that the machine names for them', () => {
    expect(loadConfiguration({ LANG: 'pt_BR.UTF-8' })).toMatchObject({
      units: 'metric',
      clock: '24h',
    })
    expect(
      loadConfiguration({
        LANG: 'en_US.UTF-8',
        LC_MEASUREMENT: 'pt_BR.UTF-8',
        LC_TIME: 'en_GB.UTF-8',
      }),
    ).toMatchObject({ units: 'metric', clock: '24h' })
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
