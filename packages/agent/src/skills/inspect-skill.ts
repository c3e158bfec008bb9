import { basename, join, resolve } from 'node:path'
import { findHiddenCharacters, type HiddenCharacter } from './hidden-characters.ts'
import { parseSkill } from './parse-skill.ts'
import {
  type ReadSkillOptions,
  readSkillFolder,
  type SkillContent,
  type SkillFile,
} from './read-skill-folder.ts'
import type { SkillDiagnostic, SkillMetadata, SkillOrigin } from './skill.ts'
import { findUnsafeFiles, type UnsafeFile } from './unsafe-files.ts'

/** A character in one of a skill's files that nobody sees. */
export interface HiddenPlace extends HiddenCharacter {
  readonly path: string
}

/** What somebody should see of a skill before trusting it. */
export interface SkillInspection {
  readonly directory: string
  /** `undefined` when the skill could not be loaded: see the diagnostics. */
  readonly metadata: SkillMetadata | undefined
  readonly content: SkillContent
  readonly totalBytes: number
  /** Files that are programs, by path. */
  readonly scripts: readonly string[]
  /** Of all text files, SKILL.md among them. */
  readonly hidden: readonly HiddenPlace[]
  /** Why it cannot be installed; it is loaded all the same where it lies. */
  readonly unsafe: readonly UnsafeFile[]
  readonly diagnostics: readonly SkillDiagnostic[]
}

/**
 * Reads everything in a skill's folder and executes nothing.
 * @throws ParcoError `not-found` without a SKILL.md, `too-large` beyond what a skill may have.
 */
export function inspectSkill(
  folder: string,
  origin: SkillOrigin,
  options: Pick<ReadSkillOptions, 'withoutGit'> = {},
): SkillInspection {
  const directory = resolve(folder)
  const hidden: HiddenPlace[] = []
  const programs = new Set<string>()
  const content = readSkillFolder(directory, {
    ...options,
    onFile(path, bytes) {
      if (isProgram(bytes)) programs.add(path)
      if (isText(bytes)) {
        const found = findHiddenCharacters(bytes.toString('utf8'))
        hidden.push(...found.map((place) => ({ path, ...place })))
      }
    },
  })
  const path = join(directory, 'SKILL.md')
  const parsed = parseSkill({ path, folder: directory, origin, text: content.text })
  const unsafe = findUnsafeFiles(content.files)
  return {
    directory,
    metadata: parsed.skill?.metadata,
    content,
    totalBytes: content.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    scripts: content.files.filter((file) => isScript(file, programs)).map((file) => file.path),
    hidden,
    unsafe,
    diagnostics: [
      // Told line by line below, for every file.
      ...parsed.diagnostics.filter(({ code }) => code !== 'hidden-characters'),
      ...toHiddenDiagnostics(directory, hidden),
      ...unsafe.map((file) => toUnsafeDiagnostic(directory, file)),
    ],
  }
}

/** Endings that a system or a usual interpreter runs. */
const PROGRAM_ENDING =
  /\.(?:sh|bash|zsh|fish|ps1|bat|cmd|exe|com|py|pyc|rb|pl|php|lua|js|mjs|cjs|ts|mts|cts|jsx|tsx|r|jar|class|wasm|so|dll|dylib|scpt|applescript|vbs|awk)$/i

function isScript({ path, isExecutable }: SkillFile, programs: ReadonlySet<string>): boolean {
  return (
    path.startsWith('scripts/') || isExecutable || programs.has(path) || PROGRAM_ENDING.test(path)
  )
}

/** A line for an interpreter, or the beginning of a program for Linux or Windows. */
function isProgram(bytes: Buffer): boolean {
  return ['#!', '\x7fELF', 'MZ'].some((magic) =>
    bytes.subarray(0, 4).toString('latin1').startsWith(magic),
  )
}

function isText(bytes: Buffer): boolean {
  return !bytes.subarray(0, 8000).includes(0)
}

function toHiddenDiagnostics(directory: string, hidden: readonly HiddenPlace[]): SkillDiagnostic[] {
  const byLine = Map.groupBy(hidden, ({ path, line }) => `${path}\0${line}`)
  return [...byLine.values()].flatMap((places) => {
    const [first] = places
    if (!first) return []
    const { path, line, codePoint } = first
    const count = places.length
    const message = `${count} invisible characters in this line, the first is ${codePoint}: read the file before you trust it.`
    const data = { count, codePoint }
    const at = { path: join(directory, path), line }
    return [{ severity: 'warning', code: 'hidden-characters', ...at, message, data } as const]
  })
}

function toUnsafeDiagnostic(directory: string, { path, reason }: UnsafeFile): SkillDiagnostic {
  return {
    severity: 'warning',
    code: 'unsafe-file',
    path: join(directory, path),
    line: 1,
    message: `The skill cannot be installed elsewhere with this file (${reason}).`,
    data: { name: basename(path), reason },
  }
}
