import { readFileSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { assertKnown, assertList, type KnownNames } from '../internal/assert-known.ts'
import { directoriesToRoot } from '../internal/directories-to-root.ts'
import { findSkillFolders, listResources } from './find-skill-files.ts'
import { type ParsedSkill, parseSkill } from './parse-skill.ts'
import { readSkillFolder, type SkillContent } from './read-skill-folder.ts'
import type { Skill, SkillDiagnostic, SkillMetadata, SkillOrigin } from './skill.ts'
import type { SkillTrust, SkillTrustCheck } from './skill-trust.ts'

/** A SKILL.md larger than this is no instruction, and is not loaded. */
export const MAX_INSTRUCTION_BYTES = 1_000_000

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
  readonly disallowedTools?: readonly string[]
}

/** Where the skills of a registry come from. */
export interface SkillRegistryOptions {
  /** Skills made in code; they win over any folder. */
  readonly skills?: readonly SkillDeclaration[]
  /**
   * Directories that hold skills, the first wins over the next; see `standardSkillDirectories`. A
   * path alone is a directory of the user's: whoever names it in code has decided about it.
   */
  readonly directories?: readonly (SkillDirectory | string)[]
  /** Judges each skill's folder before it is loaded; without it the directory alone decides. */
  readonly trust?: SkillTrustCheck
}

/** One directory below which skills are looked for, up to six levels deep. */
export interface SkillDirectory {
  readonly path: string
  readonly origin: SkillOrigin
  /**
   * Whether skills are loaded that nobody decided about: those of the user are, those of a project
   * that came from elsewhere are found, reported and not loaded. By default those of the user are.
   */
  readonly trusted?: boolean
}

/**
 * The places where skills live, in order: in each directory from `cwd` up to the project's root
 * `.parco/skills`, `.agents/skills` and `.claude/skills`, then those of the user.
 */
export function standardSkillDirectories(options: {
  readonly cwd: string
  /** Whether the project is trusted as a whole. */
  readonly trusted: boolean
  /** The user's directory; the system's by default. */
  readonly home?: string
  /** The folder of the installation, in place of `.parco` in the user's directory. */
  readonly parcoHome?: string
}): SkillDirectory[] {
  const project = directoriesToRoot(options.cwd).flatMap((directory) =>
    ['.parco/skills', '.agents/skills', '.claude/skills'].map((place) => ({
      path: join(directory, place),
      origin: 'project' as const,
      trusted: options.trusted,
    })),
  )
  const home = options.home ?? homedir()
  const own = options.parcoHome ?? join(home, '.parco')
  const user = [join(own, 'skills'), join(home, '.agents/skills')].map((path) => ({
    path,
    origin: 'user' as const,
    trusted: true,
  }))
  // Below the user's own directory, walking up may meet the user's folders as if they were a project's.
  const isUsers = (path: string) => user.some((directory) => directory.path === path)
  return [...project.filter(({ path }) => !isUsers(path)), ...user]
}

const OPTIONS: KnownNames<SkillRegistryOptions> = { skills: true, directories: true, trust: true }

/** Loads what works and says what does not; never throws for what is in a folder. */
export function createSkillRegistry(options: SkillRegistryOptions): SkillRegistry {
  assertKnown(options, OPTIONS, 'option of `createSkillRegistry`')
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
      line: 1,
      data: { name: skill.name, winner: known.directory ?? '' },
      message: `Another skill is called "${skill.name}" and is used instead: ${winner}.`,
    })
  }

  for (const declaration of assertList(options.skills, 'skills')) {
    add(toSkill(declaration), `code:${declaration.name}`)
  }
  const visited = new Set<string>()
  for (const given of assertList(options.directories, 'directories')) {
    const directory = typeof given === 'string' ? { path: given, origin: 'user' as const } : given
    for (const folder of findSkillFolders(directory.path)) {
      if (visited.has(folder)) continue
      visited.add(folder)
      const loaded = loadSkill(folder, directory, options.trust)
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

/** Reads one skill's folder, where it is trusted. */
export function loadSkill(
  folder: string,
  { origin, trusted = origin === 'user' }: Pick<SkillDirectory, 'origin' | 'trusted'>,
  trustCheck: SkillTrustCheck = () => 'unknown',
): { readonly skill?: Skill; readonly diagnostics: readonly SkillDiagnostic[] } {
  const path = join(folder, 'SKILL.md')
  const refuse = (
    severity: SkillDiagnostic['severity'],
    code: SkillDiagnostic['code'],
    problem: string,
    data: SkillDiagnostic['data'] = {},
  ) => {
    const message = `The skill was not loaded: ${problem}.`
    return { diagnostics: [{ severity, code, path, line: 1, message, data }] }
  }
  let content: SkillContent | undefined
  let text: string
  let realFolder: string
  try {
    realFolder = realpathSync(folder)
    const trust: SkillTrust = trustCheck(folder, () => (content ??= readSkillFolder(folder)))
    if (trust === 'changed') {
      return refuse('warning', 'changed', 'its files changed since it was trusted', { folder })
    }
    if (trust === 'unknown' && !trusted) {
      return refuse('warning', 'untrusted-folder', 'its project is not trusted yet', { folder })
    }
    text = content?.text ?? readInstructions(path)
    if (Buffer.byteLength(text) > MAX_INSTRUCTION_BYTES) throw new Error('it is larger than 1 MB')
  } catch (error) {
    const problem = error instanceof Error ? error.message.replace(/\.$/, '') : String(error)
    return refuse('error', 'unreadable', problem, { reason: 'system', problem })
  }
  const { skill, diagnostics } = parseSkill({ path, folder, origin, text })
  if (!skill) return { diagnostics }
  // Where it really lies: a folder that is read through a link would be outside for `Read`.
  return { diagnostics, skill: toLoadedSkill(skill, realFolder) }
}

function readInstructions(path: string): string {
  const stats = statSync(path)
  if (!stats.isFile()) throw new Error('its SKILL.md is not a regular file')
  if (stats.size > MAX_INSTRUCTION_BYTES) throw new Error('it is larger than 1 MB')
  return readFileSync(path, 'utf8')
}

/** A parsed skill with its folder; its resources are listed when they are first asked for. */
export function toLoadedSkill({ metadata, instructions }: ParsedSkill, folder: string): Skill {
  let resources: readonly string[] | undefined
  return {
    ...metadata,
    instructions,
    directory: folder,
    resources: () => (resources ??= listResources(folder)),
  }
}
