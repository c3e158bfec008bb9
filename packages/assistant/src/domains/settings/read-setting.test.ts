import { describe, expect, it } from 'vitest'
import { readSetting } from './read-setting.ts'

describe('the value of a setting', () => {
  it.each([
    ['currency', 'dólar', 'USD'],
    ['currency', 'o Euro', 'EUR'],
    ['currency', 'dollars', 'USD'],
    ['currency', 'rupees', 'INR'],
    ['currency', 'pesos chilenos', 'CLP'],
    ['currency', 'usd', 'USD'],
    ['currency', 'Swedish Krona', 'SEK'],
    ['currency', 'coroa sueca', 'SEK'],
    ['currency', 'libra', 'GBP'],
    ['language', 'Inglês', 'en'],
    ['language', 'Portuguese', 'pt-BR'],
    ['units', 'libras', 'us'],
    ['units', 'métricas', 'metric'],
    ['clock', '12 horas', '12h'],
    ['clock', '24h', '24h'],
    ['timeZone', 'Lisboa', 'Europe/Lisbon'],
    ['timeZone', 'São Paulo', 'America/Sao_Paulo'],
    ['timeZone', 'Pacific time', 'America/Los_Angeles'],
    ['timeZone', 'Reykjavik', 'Atlantic/Reykjavik'],
    ['timeZone', 'america/recife', 'America/Recife'],
    ['timeZone', 'UTC', 'UTC'],
  ] as const)('of %s is found in “%s”', (setting, said, value) => {
    expect(readSetting(setting, said)).toBe(value)
  })

  it.each([
    ['currency', 'conchas'],
    ['currency', 'peso'],
    ['currency', ''],
    ['language', 'francês'],
    ['timeZone', 'Marte'],
    ['timeZone', '+03:00'],
    ['clock', '13'],
    ['units', 'constructor'],
    ['currency', '__proto__'],
  ] as const)('of %s is not found in “%s”', (setting, said) => {
    expect(readSetting(setting, said)).toBeUndefined()
  })
})
