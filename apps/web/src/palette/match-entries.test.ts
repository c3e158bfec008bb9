import { describe, expect, it } from 'vitest'
import { matchEntries, type PaletteEntry } from './match-entries.ts'

const entry = (label: string, words = ''): PaletteEntry => ({
  key: label,
  group: 'pages',
  label,
  words,
  run: () => undefined,
})
const entries = [
  entry('Hábitos e metas'),
  entry('Memória'),
  entry('Configurações', 'ajustes'),
  entry('Nova conversa'),
  entry('Conversa de ontem'),
]
const found = (query: string) => matchEntries(entries, query).map(({ label }) => label)

describe('matchEntries', () => {
  it('shows everything before anything is typed', () => {
    expect(found('  ')).toHaveLength(entries.length)
  })

  it('finds without accents and case, by the beginnings of words in any order', () => {
    expect(found('hab')).toEqual(['Hábitos e metas'])
    expect(found('metas hábitos')).toEqual(['Hábitos e metas'])
    expect(found('MEMO')).toEqual(['Memória'])
    expect(found('ajus')).toEqual(['Configurações'])
    expect(found('moria')).toEqual([])
  })

  it('puts first what begins with the query', () => {
    expect(found('con')).toEqual(['Configurações', 'Conversa de ontem', 'Nova conversa'])
  })
})
