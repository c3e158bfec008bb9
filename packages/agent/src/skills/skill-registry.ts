import { readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { directoriesToRoot } from '../internal/directories-to-root.ts'
import { findSkillFolders, listResources } from './find-skill-files.ts'
import { parseSkill } from './parse-skill.ts'
import type { Skill, SkillDiagnostic, SkillMetadata, SkillOrigin } from './skill.ts'

/** A SKILL.md larger than this is no instruction, and is not read. */
const MAX_SKILL_BYTES = 1_000_000

/** The skills of an agent, by name. */
export interface SkillRegistry {
  getSkill(name: string): Skill | undefined
  /** By name; the ones that only a user may call are left out unless asked for. */
  listSkills(options?: { readonly all?: boolean }): readonly SkillMetadata[]
  /** What was wrong with what was found. */
  readonly diagnostics: readonly SkillDiagnostic[]
  /** The folders of the skills: `Read` may open files in them. */
  readonly directories: readonly string[]
}

/** A skill made in code. */
export interface SkillDeclaration {
  readonly name: string
  readonly description: string
  readonly instructions: string
  readonly metadata?: Readonly<Record<string, string>>
  readonly allowedTools?: readonly string[]
}

export interface SkillRegistryOptions {
  /** Skills made in code; they win over any folder. */
  readonly skills?: readonly SkillDeclaration[]
  /** Directories that hold skills, the first wins over the next; see `standardSkillDirectories`. */
  readonly directories?: readonly SkillDirectory[]
}

export interface SkillDirectory {
  readonly path: string
  readonly origin: SkillOrigin
  /** Skills of a folder that nobody trusted yet are found, reported and not loaded. */
  readonly trusted: boolean
}

/**
 * The places where skills live, in order: in each directory from `cwd` up to the project's root
 * `.parco/skills`, `.agents/skills` and `.claude/skills`, then those of the user.
 */
export function standardSkillDirectories(options: {
  readonly cwd: string
  readonly trusted: boolean
  readonly home?: string
}): SkillDirectory[] {
  const project = directoriesToRoot(options.cwd).flatMap((directory) =>
    ['.parco/skills', '.agents/skills', '.claude/skills'].map((place) => ({
      path: join(directory, place),
      origin: 'project' as const,
      trusted: options.trusted,
    })),
  )
  const home = options.home ?? homedir()
  const user = ['.parco/skills', '.agents/skills'].map((place) => ({
    path: join(home, place),
    origin: 'user' as const,
    trusted: true,
  }))
  return [...project, ...user]
}

/** Loads what works and says what does not; never throws for what is in a folder. */
export function createSkillRegistry(options: SkillRegistryOptions): SkillRegistry {
  const skills = new Map<string, Skill>()
  const diagnostics: SkillDiagnostic[] = []
  const add = (skill: Skill, path: string) => {
    const known = skills.get(skill.name)
    if (!known) {
      skills.set(skill.name, skill)
      return
    }
    const winner = known.directory ?? 'the one made in code'
    diagnostics.push({
      severity: 'warning',
      code: 'shadowed',
      path,
      message: `Another skill is called "${skill.name}" and is used instead: ${winner}.`,
    })
  }

  for (const declaration of options.skills ?? []) {
    add(toSkill(declaration), `code:${declaration.name}`)
  }
  const visited = new Set<string>()
  for (const directory of options.directories ?? []) {
    for (const folder of findSkillFolders(directory.path)) {
      if (visited.has(folder)) continue
      visited.add(folder)
      const loaded = loadSkill(folder, directory)
      diagnostics.push(...loaded.diagnostics)
      if (loaded.skill) add(loaded.skill, join(folder, 'SKILL.md'))
    }
  }

  const sorted = [...skills.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  return {
    diagnostics,
    directories: sorted.flatMap((skill) => skill.directory ?? []),
    getSkill: (name) => skills.get(name),
    listSkills: ({ all = false } = {}) => sorted.filter((skill) => all || !skill.hiddenFromModel),
  }
}

function toSkill(declaration: SkillDeclaration): Skill {
  return {
    metadata: {},
    ...declaration,
    origin: 'code',
    hiddenFromModel: false,
    resources: () => [],
  }
}

/** Reads one skill's folder. */
export function loadSkill(
  folder: string,
  directory: Pick<SkillDirectory, 'origin' | 'trusted'>,
): { readonly skill?: Skill; readonly diagnostics: readonly SkillDiagnostic[] } {
  const path = join(folder, 'SKILL.md')
  if (!directory.trusted) {
    const message = 'The skill was not loaded: its project is not trusted yet.'
    return { diagnostics: [{ severity: 'warning', code: 'untrusted-folder', path, message }] }
  }
  let text: string
  try {
    if (statSync(path).size > MAX_SKILL_BYTES) throw new Error('it is larger than 1 MB')
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    const message = `The skill was not loaded: ${problem}.`
    return { diagnostics: [{ severity: 'error', code: 'unreadable', path, message }] }
  }
  const { skill, diagnostics } = parseSkill({ path, folder, origin: directory.origin, text })
  if (!skill) return { diagnostics }
  let resources: readonly string[] | undefined
  return {
    diagnostics,
    skill: {
      ...skill.metadata,
      instructions: skill.instructions,
      directory: folder,
      resources: () => (resources ??= listResources(folder)),
    },
  }
}
