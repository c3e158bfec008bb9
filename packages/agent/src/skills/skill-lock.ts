import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ParcoError } from '@parco/protocol/errors'
import { z } from 'zod'
import type { SkillContent } from './read-skill-folder.ts'

/** Version of the stored form. */
export const SKILL_LOCK_VERSION = 1

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/)

const trustedSkillSchema = z.looseObject({
  name: z.string().min(1),
  /** The skill's folder, with links resolved. */
  directory: z.string().min(1),
  hash: hashSchema,
  files: z.record(z.string(), hashSchema),
  /** Where it was installed from; absent when its folder was trusted where it lies. */
  source: z.string().optional(),
  trustedAt: z.iso.datetime(),
  /** The tools that it names, as they were when somebody trusted it. */
  allowedTools: z.array(z.string()).optional(),
})

/** What somebody saw and trusted. */
export type TrustedSkill = Readonly<z.infer<typeof trustedSkillSchema>>

const lockSchema = z.looseObject({
  version: z.literal(SKILL_LOCK_VERSION),
  skills: z.array(trustedSkillSchema),
})

/**
 * The skills that a user trusted, by folder and content. The file belongs to the user, never to a
 * project: what a checkout brings must not be able to vouch for itself.
 */
export interface SkillLock {
  list(): readonly TrustedSkill[]
  find(directory: string): TrustedSkill | undefined
  /** Records trust in place of what was known of that folder; durable when it returns. */
  put(skill: TrustedSkill): void
  /** Whether there was something to forget. */
  remove(directory: string): boolean
}

/**
 * Opens `skills.lock.json`; a file that is not there trusts nothing.
 * @throws ParcoError `store-version` for a later version, `configuration` for what cannot be read.
 */
export function openSkillLock(path: string): SkillLock {
  let skills = readLock(path)
  const save = (changed: readonly TrustedSkill[]) => {
    writeLock(path, changed)
    skills = changed
  }
  return {
    list: () => skills,
    find: (directory) => skills.find((skill) => skill.directory === resolveLinks(directory)),
    put(skill) {
      const directory = resolveLinks(skill.directory)
      // Read again: another process may have written meanwhile.
      const others = readLock(path).filter((known) => known.directory !== directory)
      save([...others, { ...skill, directory }])
    },
    remove(directory) {
      const known = readLock(path)
      const left = known.filter((skill) => skill.directory !== resolveLinks(directory))
      if (left.length === known.length) return false
      save(left)
      return true
    },
  }
}

/** The hashes of the single files, to say later which of them changed. */
export function fileHashes(content: SkillContent): Record<string, string> {
  return Object.fromEntries(content.files.map(({ path, hash }) => [path, hash]))
}

function resolveLinks(directory: string): string {
  try {
    return realpathSync(directory)
  } catch {
    return directory
  }
}

function readLock(path: string): readonly TrustedSkill[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  const value = parseJson(text, path)
  const version: unknown = Object(value).version
  if (typeof version === 'number' && version > SKILL_LOCK_VERSION) {
    throw new ParcoError(
      'store-version',
      `${path} has version ${version}, and this Parco knows versions up to ${SKILL_LOCK_VERSION}: use the newer Parco.`,
    )
  }
  const parsed = lockSchema.safeParse(value)
  if (parsed.success) return parsed.data.skills
  throw corrupt(path, z.prettifyError(parsed.error))
}

function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw corrupt(path, 'It is not JSON.', cause)
  }
}

function corrupt(path: string, problem: string, cause?: unknown): ParcoError {
  return new ParcoError(
    'configuration',
    `${path} cannot be read. ${problem} Repair it, or remove it and trust the skills again.`,
    { cause },
  )
}

/** Whoever reads sees the old list or the new one. */
function writeLock(path: string, skills: readonly TrustedSkill[]): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const sorted = [...skills].sort((a, b) => (a.directory < b.directory ? -1 : 1))
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  try {
    const text = JSON.stringify({ version: SKILL_LOCK_VERSION, skills: sorted }, null, 2)
    writeFileSync(temporary, `${text}\n`, { mode: 0o600, flush: true })
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
