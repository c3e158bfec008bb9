import { describe, expect, it } from 'vitest'
import { en } from './catalogue.en.ts'
import { ptBr } from './catalogue.pt-br.ts'

function leaves(node: object, path = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value as object, `${path}${key}.`),
  )
}

const portuguese = leaves(ptBr)
const english = leaves(en)

describe('the catalogues of the page', () => {
  it('have the same keys', () => {
    expect(english.map(([key]) => key)).toEqual(portuguese.map(([key]) => key))
  })

  it('fill in the same values', () => {
    const values = (text: string) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()
    expect(english.map(([key, text]) => [key, values(text)])).toEqual(
      portuguese.map(([key, text]) => [key, values(text)]),
    )
  })

  it('leave no text empty', () => {
    expect([...english, ...portuguese].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})
