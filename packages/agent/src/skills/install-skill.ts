import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ParcoError } from '@parco/protocol/errors'
import type { SkillInspection } from './inspect-skill.ts'
import { readSkillFolder, type SkillFile } from './read-skill-folder.ts'
import { fileHashes, type SkillLock, type TrustedSkill } from './skill-lock.ts'
import { isSkillName } from './skill-name.ts'

/** Where a skill is installed, and how its trust is recorded. */
export interface InstallOptions {
  /** The directory of skills that it becomes a folder of. */
  readonly skillsDirectory: string
  readonly lock: SkillLock
  readonly now: Date
  /** Whether a skill of that name may be replaced. */
  readonly replace: boolean
}

/** The folder that a skill would be installed into. @throws ParcoError `bad-request` when it cannot be installed at all. */
export function installedFolder(inspection: SkillInspection, skillsDirectory: string): string {
  const { metadata, unsafe } = inspection
  if (!metadata) {
    const [first] = inspection.diagnostics
    throw refuse('unloadable', first?.message ?? 'The skill cannot be loaded.')
  }
  const { name } = metadata
  if (!isSkillName(name)) {
    throw refuse(
      'name',
      `A skill's name is lower-case letters, digits and single hyphens, at most 64; "${name}" is not.`,
      { name },
    )
  }
  const [odd] = unsafe
  if (odd) {
    const message = `A skill is installed from plain files with plain names; ${JSON.stringify(odd.path)} is not (${odd.reason}). Replace or remove it.`
    throw refuse('unsafe-file', message, { path: odd.path, why: odd.reason })
  }
  return join(resolve(skillsDirectory), name)
}

/**
 * Installs what was inspected, and nothing else: the files are copied aside, the copy is hashed and
 * compared, and only then takes its place in one step. The trust is recorded with it.
 * @throws ParcoError `bad-request` when it cannot be installed, `conflict` when there is one already
 * and `replace` is not set, `stale` when the folder changed since it was inspected.
 */
export function installSkill(inspection: SkillInspection, options: InstallOptions): TrustedSkill {
  const folder = installedFolder(inspection, options.skillsDirectory)
  const { name, allowedTools } = toMetadata(inspection)
  if (existsSync(folder) && !options.replace) {
    throw new ParcoError('conflict', `There is a skill in ${folder} already.`)
  }
  if (isInside(inspection.directory, folder)) {
    throw refuse('inside', `${inspection.directory} is where the skill would be installed to.`)
  }
  const { content } = inspection
  const staging = `${resolve(options.skillsDirectory)}.${randomBytes(6).toString('hex')}.tmp`
  try {
    copyFiles(inspection.directory, join(staging, 'new'), content.files)
    if (readSkillFolder(join(staging, 'new')).hash !== content.hash) {
      const message = `${inspection.directory} changed while it was installed. Look at it again.`
      throw new ParcoError('stale', message)
    }
    takePlace(join(staging, 'new'), folder, join(staging, 'old'))
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
  const trusted: TrustedSkill = {
    name,
    directory: folder,
    hash: content.hash,
    files: fileHashes(content),
    source: inspection.directory,
    trustedAt: options.now.toISOString(),
    ...(allowedTools ? { allowedTools: [...allowedTools] } : {}),
  }
  options.lock.put(trusted)
  return trusted
}

/** Trusts a skill where it lies, as it is now. @throws ParcoError `bad-request` when it cannot be loaded. */
export function trustSkill(
  inspection: SkillInspection,
  { lock, now }: Pick<InstallOptions, 'lock' | 'now'>,
): TrustedSkill {
  const { name, allowedTools } = toMetadata(inspection)
  const { directory, content } = inspection
  const source = lock.find(directory)?.source
  const trusted: TrustedSkill = {
    name,
    directory,
    hash: content.hash,
    files: fileHashes(content),
    trustedAt: now.toISOString(),
    ...(source === undefined ? {} : { source }),
    ...(allowedTools ? { allowedTools: [...allowedTools] } : {}),
  }
  lock.put(trusted)
  return trusted
}

/**
 * Removes a skill that was installed, with its folder, or withdraws the trust in one that lies in a
 * project. Says which of them it was.
 */
export function removeSkill(skill: TrustedSkill, lock: SkillLock): 'removed' | 'withdrawn' {
  if (skill.source === undefined) {
    lock.remove(skill.directory)
    return 'withdrawn'
  }
  const aside = `${dirname(skill.directory)}.${randomBytes(6).toString('hex')}.tmp`
  if (existsSync(skill.directory)) renameSync(skill.directory, aside)
  lock.remove(skill.directory)
  rmSync(aside, { recursive: true, force: true })
  return 'removed'
}

function toMetadata(inspection: SkillInspection): NonNullable<SkillInspection['metadata']> {
  if (inspection.metadata) return inspection.metadata
  throw refuse('unloadable', inspection.diagnostics[0]?.message ?? 'The skill cannot be loaded.')
}

function copyFiles(from: string, to: string, files: readonly SkillFile[]): void {
  for (const { path, isExecutable } of files) {
    const target = join(to, path)
    mkdirSync(dirname(target), { recursive: true, mode: 0o755 })
    copyFileSync(join(from, path), target, constants.COPYFILE_EXCL)
    // Never more than this, whatever the source's own permissions were.
    chmodSync(target, isExecutable ? 0o755 : 0o644)
  }
}

/** Readers see the old folder or the new one, but for the moment between two renames. */
function takePlace(made: string, folder: string, aside: string): void {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 })
  const isReplaced = existsSync(folder)
  if (isReplaced) renameSync(folder, aside)
  try {
    renameSync(made, folder)
  } catch (error) {
    if (isReplaced) renameSync(aside, folder)
    throw error
  }
}

function isInside(directory: string, folder: string): boolean {
  return directory === folder || directory.startsWith(`${folder}/`)
}

function refuse(
  reason: 'unloadable' | 'name' | 'unsafe-file' | 'inside',
  message: string,
  data: Readonly<Record<string, string>> = {},
): ParcoError {
  return new ParcoError('bad-request', message, { data: { reason, ...data } })
}
