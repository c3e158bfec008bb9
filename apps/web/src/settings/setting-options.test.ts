import { describe, expect, it } from 'vitest'
import { currencyGroups, timeZoneGroups } from './setting-options.ts'

const labels = { common: 'Common', all: 'All' }

describe('the currencies to choose from', () => {
  it('are named in the language of the page, the common ones first', () => {
    const [common, all] = currencyGroups('pt-BR', 'BRL', labels)
    expect(common?.options[0]).toEqual({ value: 'BRL', label: 'Real brasileiro (BRL)' })
    expect(all?.options.some(({ value }) => value === 'BRL')).toBe(false)
    expect(currencyGroups('en', 'BRL', labels)[0]?.options[1]?.label).toBe('US Dollar (USD)')
  })

  it('hold the chosen one once', () => {
    const values = currencyGroups('en', 'ISK', labels).flatMap(({ options }) =>
      options.map(({ value }) => value),
    )
    expect(values.filter((value) => value === 'ISK')).toHaveLength(1)
    expect(new Set(values).size).toBe(values.length)
  })
})

describe('the zones to choose from', () => {
  it('stand under their continents', () => {
    const america = timeZoneGroups('America/Recife', 'Other').find(
      ({ label }) => label === 'America',
    )
    expect(america?.options).toContainEqual({ value: 'America/Sao_Paulo', label: 'São Paulo' })
  })

  it('hold a chosen one that this browser does not list', () => {
    const groups = timeZoneGroups('UTC', 'Other')
    expect(groups.find(({ label }) => label === 'Other')?.options).toContainEqual({
      value: 'UTC',
      label: 'UTC',
    })
  })
})
