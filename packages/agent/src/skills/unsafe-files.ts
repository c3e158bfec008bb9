import { findHiddenCharacters } from './hidden-characters.ts'
import type { SkillFile } from './read-skill-folder.ts'

/** Why a file is not copied. */
export type UnsafeReason =
  /** It could lead out of the folder. */
  | 'link'
  /** A pipe, a socket or a device. */
  | 'special'
  /** Its name shows something else than it is, or means something else on another system. */
  | 'name'
  /** On a system that does not tell cases apart it would be another file of the skill. */
  | 'same-name'

/** A file that keeps a skill from being installed. */
export interface UnsafeFile {
  readonly path: string
  readonly reason: UnsafeReason
}

const MAX_PATH_CHARACTERS = 400

/** What Windows keeps for devices, whatever the ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** Finds the files of a skill that must not be copied: a skill is a folder of plain files with plain names. */
export function findUnsafeFiles(files: readonly SkillFile[]): UnsafeFile[] {
  const unsafe: UnsafeFile[] = []
  const folded = new Set<string>()
  for (const { path, kind } of files) {
    const key = path.normalize('NFC').toLowerCase()
    if (kind !== 'file') unsafe.push({ path, reason: kind })
    else if (!isPlainPath(path)) unsafe.push({ path, reason: 'name' })
    else if (folded.has(key)) unsafe.push({ path, reason: 'same-name' })
    folded.add(key)
  }
  return unsafe
}

function isPlainPath(path: string): boolean {
  return path.length <= MAX_PATH_CHARACTERS && path.split('/').every(isPlainName)
}

function isPlainName(name: string): boolean {
  const isOdd =
    name === '' ||
    name === '.' ||
    name === '..' ||
    /[\\:*?"<>|\ufffd\p{Cc}]/u.test(name) ||
    /[. ]$/.test(name) ||
    name.startsWith(' ')
  return !isOdd && !DEVICE.test(name) && findHiddenCharacters(name).length === 0
}
