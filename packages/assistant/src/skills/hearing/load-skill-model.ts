import { readFileSync } from 'node:fs'
import { decodeSkillModel } from './encode-skill-model.ts'
import type { SkillModel } from './skill-model.ts'

const FILE = new URL('./skill-model.generated.bin', import.meta.url)

/**
 * Reads the shipped model, trained by `npm run train` on the talk beside it.
 * @throws Error when the file is missing or is none.
 */
export const loadSkillModel = (): SkillModel => decodeSkillModel(readFileSync(FILE))
