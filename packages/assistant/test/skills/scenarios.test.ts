import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { detectSkills } from '../../src/skills/detect-skills.ts'
import { createSkillHearing } from '../../src/skills/hear-skills.ts'
import { shippedSkills } from '../../src/skills/load-life-skills.ts'

type Table = Readonly<Record<'pt-BR' | 'en', Readonly<Record<string, string>>>>

const hear = createSkillHearing()
const table = parse(readFileSync(new URL('./scenarios.yaml', import.meta.url), 'utf8')) as Table
const preferences = new Set(['christian_perspective'])

it.each(['pt-BR', 'en'] as const)('calls for the skills of the table, in %s', (locale) => {
  const rows = Object.entries(table[locale]).flatMap(([names, texts]) =>
    texts
      .trim()
      .split('\n')
      .map((text) => ({ text, names })),
  )
  expect(rows.length).toBeGreaterThanOrEqual(32)
  const found = rows.map(({ text }) => {
    const input = { text, before: [], preferences }
    const { active } = detectSkills(input, shippedSkills(), hear)
    const names = active.map(({ name }) => name).toSorted()
    return { text, names: names.join('+') }
  })
  expect(found).toEqual(rows)
})
