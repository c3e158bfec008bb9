import { expect, it } from 'vitest'
import { machineSettings } from './machine-settings.ts'

it('is what the language and the zone of a machine say', () => {
  expect(machineSettings({ LANG: 'en_US.UTF-8', TZ: 'America/New_York' })).toEqual({
    locale: 'en',
    currency: 'USD',
    units: 'us',
    clock: '12h',
    timeZone: 'America/New_York',
  })
})

it('is overruled by what Parco itself is told', () => {
  const environment = {
    LANG: 'en_US.UTF-8',
    TZ: 'America/New_York',
    PARCO_LOCALE: 'pt-BR',
    PARCO_CURRENCY: 'BRL',
    PARCO_TIME_ZONE: 'America/Recife',
  }
  expect(machineSettings(environment)).toMatchObject({
    locale: 'pt-BR',
    currency: 'BRL',
    timeZone: 'America/Recife',
  })
})

it('is nothing where the machine names no language', () => {
  expect(machineSettings({ TZ: 'America/Recife' })).toBeUndefined()
  expect(machineSettings({ LANG: 'C.UTF-8', TZ: 'America/Recife' })).toBeUndefined()
})
