import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Skill } from '@parco/agent'
import { estimateTokens } from '@parco/agent/tokens'
import { parse } from 'yaml'
import { z } from 'zod'
import { BUDGETS } from '../composer/budgets.ts'
import { GENERAL, type LifeSkill } from './life-skill.ts'
import { createSkillWords, type WordLists } from './skill-words.ts'

/** A skill, or why it is none. */
export type ParsedLifeSkill =
  | { readonly status: 'parsed'; readonly skill: LifeSkill }
  | { readonly status: 'refused'; readonly problem: string }

const toList = (text: string): string[] =>
  text
    .split(/[,\n]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

const list = z.string().transform(toList).optional()
const numberIn = (min: number, max: number) =>
  z.string().transform(Number).pipe(z.number().min(min).max(max)).optional()

/** The metadata of a `SKILL.md` that Parco reads; the format allows strings alone. */
const metadataSchema = z.object({
  'parco-priority': numberIn(1, 10),
  'parco-tools': list,
  'parco-carries': list,
  'parco-domains': list,
  'parco-areas': list,
  'parco-classes': list,
  'parco-triggers': list,
  'parco-requires': z.string().min(1).optional(),
  'parco-temperature': numberIn(0, 2),
  'parco-style': z
    .enum(['practical', 'reflective', 'empathetic', 'hopeful', 'direct', 'celebratory'])
    .optional(),
  'parco-emoji': z.enum(['none', 'minimal', 'moderate']).optional(),
  'parco-length': z.enum(['concise', 'moderate', 'elaborated']).optional(),
  'parco-formality': z.enum(['informal', 'careful-informal']).optional(),
})

const wordsSchema = z.record(
  z.string(),
  z.strictObject({ triggers: list, 'triggers-alone': list, hints: list }),
)

/** Where a skill has more words than its metadata should hold: by language. */
const WORDS_FILE = 'words.yaml'

/** The priority of a skill that names none. */
const USUAL_PRIORITY = 5

/** Reads what Parco needs of a skill of the Agent Skills format. */
export function parseLifeSkill(skill: Skill): ParsedLifeSkill {
  const refuse = (problem: string): ParsedLifeSkill => ({ status: 'refused', problem })
  const { name, description, instructions, directory } = skill
  if (directory === undefined) return refuse('it has no folder')
  const parsed = metadataSchema.safeParse(skill.metadata)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return refuse(`its ${String(issue?.path[0])} does not fit: ${issue?.message ?? ''}`)
  }
  const { data } = parsed
  const tokens = estimateTokens(instructions)
  if (tokens > BUDGETS.skill) {
    return refuse(`its instructions have ${tokens} tokens, and ${BUDGETS.skill} are the most`)
  }
  if (instructions.trim() === '' && name !== GENERAL) return refuse('it has no instructions')
  const words = readWords(skill, data['parco-triggers'])
  if (typeof words === 'string') return refuse(words)
  const { 'parco-temperature': temperature, 'parco-requires': requires } = data
  return {
    status: 'parsed',
    skill: {
      name,
      description,
      instructions: instructions.trim(),
      priority: data['parco-priority'] ?? USUAL_PRIORITY,
      tools: data['parco-tools'] ?? [],
      carries: data['parco-carries'] ?? [],
      domains: data['parco-domains'] ?? [],
      areas: data['parco-areas'] ?? [],
      classes: data['parco-classes'] ?? [],
      words: createSkillWords(words),
      tone: {
        style: data['parco-style'] ?? 'practical',
        emoji: data['parco-emoji'] ?? 'minimal',
        length: data['parco-length'] ?? 'concise',
        formality: data['parco-formality'] ?? 'informal',
      },
      directory,
      ...(temperature === undefined ? {} : { temperature }),
      ...(requires === undefined ? {} : { requires }),
    },
  }
}

/** The words of the metadata and of the file beside it, in all languages; or what is wrong with the file. */
function readWords({ directory, resources }: Skill, triggers: string[] = []): WordLists | string {
  if (directory === undefined || !resources().includes(WORDS_FILE)) return { triggers }
  let content: unknown
  try {
    content = parse(readFileSync(join(directory, WORDS_FILE), 'utf8'))
  } catch (error) {
    return `its ${WORDS_FILE} cannot be read: ${error instanceof Error ? error.message : String(error)}`
  }
  const parsed = wordsSchema.safeParse(content)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return `its ${WORDS_FILE} does not fit at ${issue?.path.join('.')}: ${issue?.message ?? ''}`
  }
  const languages = Object.values(parsed.data)
  return {
    triggers: [...triggers, ...languages.flatMap((words) => words.triggers ?? [])],
    loneTriggers: languages.flatMap((words) => words['triggers-alone'] ?? []),
    hints: languages.flatMap((words) => words.hints ?? []),
  }
}
