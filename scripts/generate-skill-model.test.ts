import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { generateSkillModel } from './generate-skill-model.ts'

it('finds the committed model of skills trained on the talk of today', () => {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..')
  expect(generateSkillModel(root).isStale).toBe(false)
})
