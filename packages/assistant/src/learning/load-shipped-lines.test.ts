import { expect, it } from 'vitest'
import { loadShippedLines } from './load-shipped-lines.ts'

it('has what the shipped tests say, in both languages', async () => {
  const lines = await loadShippedLines()
  expect(lines.length).toBeGreaterThan(300)
  expect(new Set(lines.map(({ locale }) => locale))).toEqual(new Set(['pt-BR', 'en']))
  expect(lines.every(({ text }) => text.trim() !== '')).toBe(true)
})
