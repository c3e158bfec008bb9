import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSkillRegistry } from '@parco/agent'
import { findSkillFolders } from '@parco/agent/skills'
import { ParcoError } from '@parco/protocol'
import { type CompoundSkill, parseCompounds } from './compound-skills.ts'
import { bySkillOrder, GENERAL, type LifeSkill } from './life-skill.ts'
import { parseLifeSkill } from './parse-life-skill.ts'

/** Every skill there is, in the order in which prompts hold them. */
export interface LifeSkills {
  readonly skills: readonly LifeSkill[]
  /** The skill that is active where no other is. */
  readonly general: LifeSkill
  readonly compounds: readonly CompoundSkill[]
}

export interface LoadedSkills extends LifeSkills {
  /** What was odd about a file of the user's, or why a skill of theirs was not loaded. */
  readonly problems: readonly SkillProblem[]
}

/** What is wrong with a file. */
export interface SkillProblem {
  readonly path: string
  readonly message: string
}

const SHIPPED = fileURLToPath(new URL('./shipped/', import.meta.url))
const COMPOUNDS = 'compounds.yaml'

/**
 * Reads the skills that are shipped, and those in the folders given, which win over shipped ones of the
 * same name. What cannot be read is told and left out.
 * @throws configuration when a shipped one is broken.
 */
export function loadLifeSkills(folders: readonly string[] = []): LoadedSkills {
  const problems: SkillProblem[] = []
  const byName = new Map<string, LifeSkill>()
  for (const folder of [...folders, SHIPPED]) {
    for (const skill of readFolder(folder, problems)) {
      if (!byName.has(skill.name)) byName.set(skill.name, skill)
    }
  }
  const skills = [...byName.values()].sort(bySkillOrder)
  const broken = problems.find(({ path }) => isShipped(path))
  if (broken) throw new ParcoError('configuration', `${broken.path}: ${broken.message}`)
  const general = skills.find(({ name }) => name === GENERAL)
  if (!general)
    throw new ParcoError('configuration', 'There is no skill `general` to fall back on.')
  const compounds = [...folders, SHIPPED].flatMap((folder) => readCompounds(folder, problems))
  return { skills, general, compounds, problems }
}

/** The skills of a folder that can be used, whatever others are called: one that cannot hides none. */
function readFolder(folder: string, problems: SkillProblem[]): LifeSkill[] {
  const registry = createSkillRegistry({ directories: [folder] })
  problems.push(
    ...registry.diagnostics
      .filter(({ code, path }) => !(EXPECTED.has(code) && isShipped(path)))
      .map(({ path, message }) => ({ path, message })),
  )
  return registry.listSkills({ all: true }).flatMap(({ name }) => {
    const found = registry.getSkill(name)
    if (!found) return []
    const parsed = parseLifeSkill(found)
    if (parsed.status === 'parsed') return [parsed.skill]
    const message = `The skill was not loaded: ${parsed.problem}.`
    problems.push({ path: join(found.directory ?? name, 'SKILL.md'), message })
    return []
  })
}

/** A shipped skill may have nothing to say. */
const EXPECTED: ReadonlySet<string> = new Set(['no-instructions'])

const isShipped = (path: string): boolean => path.startsWith(SHIPPED)

function readCompounds(folder: string, problems: SkillProblem[]): readonly CompoundSkill[] {
  const path = join(folder, COMPOUNDS)
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return []
  }
  const parsed = parseCompounds(text)
  if (typeof parsed !== 'string') return parsed
  problems.push({ path, message: parsed })
  return []
}

/** What the skills of an installation are made of. */
export interface InstalledSkillsOptions {
  /** The folder of the user's own; it need not exist. */
  readonly folder: string
  readonly now: () => Date
  /** Told once per change of the files. */
  readonly onProblem?: (problem: SkillProblem) => void
}

/** How long the files are taken to be as they were. */
const LOOK_AGAIN_AFTER_MS = 1_000

/** The skills as the files are: the same object until one changes, comes or goes. */
export function createInstalledSkills({
  folder,
  now,
  onProblem,
}: InstalledSkillsOptions): () => LifeSkills {
  let loaded: LoadedSkills | undefined
  let state: string | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  return () => {
    const time = now().getTime()
    if (loaded && Math.abs(time - lookedAt) < LOOK_AGAIN_AFTER_MS) return loaded
    lookedAt = time
    const current = stateOf(folder)
    if (loaded && current === state) return loaded
    state = current
    loaded = loadLifeSkills([folder])
    for (const problem of loaded.problems) onProblem?.(problem)
    return loaded
  }
}

/** What changes when any file does that skills are read from. */
function stateOf(folder: string): string {
  const files = findSkillFolders(folder).flatMap((one) => [
    join(one, 'SKILL.md'),
    join(one, 'words.yaml'),
  ])
  return [...files, join(folder, COMPOUNDS)]
    .map((path) => {
      const stats = statSync(path, { throwIfNoEntry: false })
      return stats ? `${path} ${stats.mtimeMs} ${stats.size} ${stats.ino}` : ''
    })
    .join('\n')
}

let shipped: LifeSkills | undefined

/** The shipped skills alone, read once. */
export function shippedSkills(): LifeSkills {
  shipped ??= loadLifeSkills()
  return shipped
}
