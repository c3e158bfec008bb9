import { closeSync, openSync, readSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { directoriesToRoot } from '../internal/directories-to-root.ts'
import { estimateTokens } from './estimate-tokens.ts'

/** How much of the project's own instructions a prompt takes. */
export const MAX_PROJECT_CONTEXT_TOKENS = 4_000

/** In each directory, in this order. */
const FILE_NAMES = ['AGENTS.md', 'CLAUDE.md'] as const

/** More of a file than the limit of tokens lets through. */
const MAX_FILE_BYTES = 65_536

interface ContextFile {
  readonly path: string
  readonly realPath: string
  readonly text: string
}

/**
 * Collects the AGENTS.md and CLAUDE.md files from `cwd` up to the directory that holds `.git`, or to
 * the root, as one text: the farthest first, each behind a separator that names it. Empty files are
 * skipped, the same file or text comes once, and beyond the token limit the farthest are cut first.
 * Reads the disk synchronously: call it once per run.
 * Source: agents.md.
 */
export function discoverProjectContext(cwd: string = process.cwd()): string {
  const files = collectFiles(cwd)
  return fitToBudget(files)
    .map(({ path, text }) => `--- project context: ${path} ---\n${text}`)
    .join('\n\n')
}

/** Root first. */
function collectFiles(cwd: string): ContextFile[] {
  const found: ContextFile[] = []
  const seen = new Set<string>()
  const directories = directoriesToRoot(cwd)
  const project = directories.at(-1) ?? cwd
  for (const directory of directories) {
    const here = FILE_NAMES.map((name) => readContextFile(join(directory, name), project))
    found.unshift(...here.filter((file): file is ContextFile => file !== undefined))
  }
  return found.filter((file) => {
    const keys = [file.realPath, file.text]
    const known = keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return !known
  })
}

function readContextFile(path: string, project: string): ContextFile | undefined {
  try {
    const realPath = realpathSync(path)
    if (!statSync(realPath).isFile() || !isInstruction(realPath, project)) return undefined
    const text = decode(readStart(realPath))
    // A file that only points at the other one of its directory says nothing itself.
    if (text === '' || /^@(?:\.\/)?AGENTS\.md$/.test(text)) return undefined
    return { path, realPath, text }
  } catch {
    return undefined
  }
}

/** A link in somebody's repository must not send whatever it points at, a key say, to a provider. */
function isInstruction(realPath: string, project: string): boolean {
  const root = realpathSync(project)
  const isInside = realPath.startsWith(root.endsWith(sep) ? root : root + sep)
  return isInside || /\.md$/i.test(realPath)
}

function readStart(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(MAX_FILE_BYTES)
    return bytes.subarray(0, readSync(file, bytes))
  } finally {
    closeSync(file)
  }
}

/** Text with plain line ends; nothing for what is none. Editors on Windows may write UTF-16. */
function decode(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  const text = bytes.toString(isUtf16 ? 'utf16le' : 'utf8')
  if (text.includes('\0')) return ''
  return text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim()
}

/** Keeps the nearest whole; what is left of the budget goes to the next one, cut at a line. */
function fitToBudget(files: readonly ContextFile[]): ContextFile[] {
  let left = MAX_PROJECT_CONTEXT_TOKENS
  const kept: ContextFile[] = []
  for (const file of [...files].reverse()) {
    left -= estimateTokens(file.path) + SEPARATOR_TOKENS
    const text = cutToTokens(file.text, left)
    if (text !== '') kept.unshift({ ...file, text })
    if (text !== file.text) break
    left -= estimateTokens(text)
  }
  return kept
}

/** The separator's own words, and the blank line before it. */
const SEPARATOR_TOKENS = 10

const CUT_MARK = '[cut]'

/** As many whole lines as fit, or the beginning of one that is too long, with a mark where it was cut. */
function cutToTokens(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text
  let left = tokens - estimateTokens(CUT_MARK)
  const lines: string[] = []
  for (const line of text.split('\n')) {
    const cost = estimateTokens(line) + 1
    if (cost > left) {
      if (lines.length === 0) lines.push(beginningOf(line, left - 1))
      break
    }
    left -= cost
    lines.push(line)
  }
  const kept = lines.join('\n').trimEnd()
  return kept === '' ? '' : `${kept}\n${CUT_MARK}`
}

/** A line is cut between characters. */
function beginningOf(line: string, tokens: number): string {
  let beginning = ''
  let used = 0
  for (const character of line) {
    // A sum of rounded estimates would be far too high.
    used += estimateTokens(character.repeat(8)) / 8
    if (used > tokens) break
    beginning += character
  }
  return beginning
}
