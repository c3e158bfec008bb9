import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
} from 'node:fs'
import { join } from 'node:path'
import { ParcoError } from '@parco/protocol/errors'
import { loadCrypto } from '../internal/load-on-use.ts'

/** A folder with more than this is no skill, or none that anybody could read before trusting it. */
export const MAX_SKILL_FILES = 2000
/** All files of a skill together. */
export const MAX_SKILL_BYTES = 64 * 1024 * 1024
const MAX_DEPTH = 16

/** One entry of a skill's folder. */
export interface SkillFile {
  /** Relative to the folder, with `/`. */
  readonly path: string
  /** Links and special files are named and never opened. */
  readonly kind: 'file' | 'link' | 'special'
  readonly sizeBytes: number
  readonly isExecutable: boolean
  /** SHA-256 of the bytes; of a link, of where it points to. */
  readonly hash: string
}

/** Everything in a skill's folder, and one hash over it. */
export interface SkillContent {
  /** In the order of their paths. */
  readonly files: readonly SkillFile[]
  /** SHA-256 over the paths and hashes of all files, in hexadecimal. */
  readonly hash: string
  /** The SKILL.md that was hashed. */
  readonly text: string
}

/** How a skill's folder is read. */
export interface ReadSkillOptions {
  /** Leaves out `.git`: what is installed from a checkout comes without its history. */
  readonly withoutGit?: boolean
  /** Sees the beginning of each file that may be text; longer ones are cut. */
  readonly onFile?: (path: string, bytes: Buffer) => void
}

/** Without waiting for somebody to write into a pipe. */
const READ = constants.O_RDONLY | constants.O_NONBLOCK
const { O_NOFOLLOW } = constants

/**
 * Reads a skill's folder once: what is hashed is what is returned. Links are not followed, but for
 * SKILL.md itself, whose bytes are hashed as they are loaded.
 * @throws ParcoError `too-large` beyond the limits, `not-found` when there is no SKILL.md.
 */
export function readSkillFolder(folder: string, options: ReadSkillOptions = {}): SkillContent {
  const files: SkillFile[] = []
  let text: string | undefined
  let total = 0
  const add = (
    path: string,
    entry: { kind: SkillFile['kind']; isExecutable?: boolean },
    bytes: Buffer,
  ) => {
    total += bytes.length
    if (files.length >= MAX_SKILL_FILES || total > MAX_SKILL_BYTES) throw tooLarge(folder)
    const hash = loadCrypto().createHash('sha256').update(bytes).digest('hex')
    const { kind, isExecutable = false } = entry
    files.push({ path, kind, sizeBytes: bytes.length, isExecutable, hash })
  }
  const visit = (relative: string, depth: number) => {
    if (depth > MAX_DEPTH) throw tooLarge(folder)
    for (const entry of readdirSync(join(folder, relative), { withFileTypes: true })) {
      const path = relative === '' ? entry.name : `${relative}/${entry.name}`
      if (options.withoutGit && entry.name === '.git') continue
      if (path === 'SKILL.md' && !entry.isDirectory()) {
        // People link a SKILL.md from elsewhere: what is loaded is what is hashed.
        const { bytes } = readRegular(join(folder, path), folder, READ)
        text = bytes.toString('utf8')
        options.onFile?.(path, bytes)
        add(path, { kind: entry.isSymbolicLink() ? 'link' : 'file' }, bytes)
      } else if (entry.isDirectory()) visit(path, depth + 1)
      else if (entry.isSymbolicLink()) {
        add(path, { kind: 'link' }, Buffer.from(readlinkSync(join(folder, path))))
      } else if (entry.isFile()) {
        const { bytes, isExecutable } = readRegular(join(folder, path), folder, READ | O_NOFOLLOW)
        options.onFile?.(path, bytes)
        add(path, { kind: 'file', isExecutable }, bytes)
      } else add(path, { kind: 'special' }, Buffer.alloc(0))
    }
  }
  visit('', 0)
  if (text === undefined) {
    throw new ParcoError('not-found', `There is no SKILL.md in ${folder}.`)
  }
  files.sort((a, b) => (a.path < b.path ? -1 : 1))
  return { files, hash: hashFiles(files), text }
}

/** A name cannot hold NUL and a hash has a fixed length, so no two lists give the same bytes. */
function hashFiles(files: readonly SkillFile[]): string {
  const hash = loadCrypto().createHash('sha256')
  for (const { path, kind, hash: own } of files) hash.update(`${path}\0${kind}\0${own}\n`)
  return hash.digest('hex')
}

function readRegular(
  path: string,
  folder: string,
  flags: number,
): { bytes: Buffer; isExecutable: boolean } {
  const fd = openSync(path, flags)
  try {
    const stats = fstatSync(fd)
    const { size, mode } = stats
    if (!stats.isFile()) throw new ParcoError('bad-request', `${path} is not a regular file.`)
    if (size > MAX_SKILL_BYTES) throw tooLarge(folder)
    const bytes = Buffer.alloc(size)
    let length = 0
    while (length < size) {
      const count = readSync(fd, bytes, length, size - length, length)
      if (count === 0) break
      length += count
    }
    return { bytes: bytes.subarray(0, length), isExecutable: (mode & 0o111) !== 0 }
  } finally {
    closeSync(fd)
  }
}

function tooLarge(folder: string): ParcoError {
  return new ParcoError(
    'too-large',
    `${folder} has more than ${MAX_SKILL_FILES} files, ${MAX_SKILL_BYTES / 1024 ** 2} MiB or ${MAX_DEPTH} levels: that is more than a skill may have.`,
  )
}
