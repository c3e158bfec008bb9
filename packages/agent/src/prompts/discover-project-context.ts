import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { directoriesToRoot } from '../internal/directories-to-root.ts'
import { estimateTokens } from './estimate-tokens.ts'

/** How much of the project's own instructions a prompt takes. */
export const MAX_PROJECT_CONTEXT_TOKENS = 4_000

/** In each directory, in this order. */
const FILE_NAMES = ['AGENTS.md', 'CLAUDE.md'] as const

/** A larger file is no instruction any more, and is not read. */
const MAX_FILE_BYTES = 1_000_000

interface ContextFile {
  readonly path: string
  readonly text: string
}

/**
 * Collects the AGENTS.md and CLAUDE.md files from `cwd` up to the directory that holds `.git`, or to
 * the root, as one text: the farthest first, each behind a separator that names it. Empty files are
 * skipped, the same file or text comes once, and beyond the token limit the farthest are cut first.
 * Reads the disk synchronously: call it once per run.
 * Source: founding document 4; agents.md.
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
  for (const directory of directoriesToRoot(cwd)) {
    const here = FILE_NAMES.map((name) => readContextFile(join(directory, name))).filter(
      (file): file is ContextFile => file !== undefined,
    )
    found.unshift(...here)
  }
  return found.filter((file) => {
    const keys = [realpathSync(file.path), file.text]
    const known = keys.some((key) => seen.has(key))
    for (const key of keys) seen.add(key)
    return !known
  })
}

function readContextFile(path: string): ContextFile | undefined {
  try {
    const stats = statSync(path)
    if (!stats.isFile() || stats.size > MAX_FILE_BYTES) return undefined
    const text = readFileSync(path, 'utf8')
      .replace(/^\uFEFF/, '')
      .trim()
    // A file that only points at the other one of its directory says nothing itself.
    return text === '' || /^@(?:\.\/)?AGENTS\.md$/.test(text) ? undefined : { path, text }
  } catch {
    return undefined
  }
}

/** Keeps the nearest whole; what is left of the budget goes to the next one, cut at a line. */
function fitToBudget(files: readonly ContextFile[]): ContextFile[] {
  let left = MAX_PROJECT_CONTEXT_TOKENS
  const kept: ContextFile[] = []
  for (const file of [...files].reverse()) {
    left -= estimateTokens(file.path) + SEPARATOR_TOKENS
    const text = cutToTokens(file.text, left)
    if (text !== '') kept.unshift({ path: file.path, text })
    if (text !== file.text) break
    left -= estimateTokens(text)
  }
  return kept
}

/** The separator's own words, and the blank line before it. */
const SEPARATOR_TOKENS = 10

const CUT_MARK = '[cut]'

/** As many whole lines as fit, with a mark where the text was cut; nothing when not even one does. */
function cutToTokens(text: string, tokens: number): string {
  if (estimateTokens(text) <= tokens) return text
  let left = tokens - estimateTokens(CUT_MARK)
  const lines: string[] = []
  for (const line of text.split('\n')) {
    left -= estimateTokens(line) + 1
    if (left < 0) break
    lines.push(line)
  }
  return lines.length === 0 ? '' : `${lines.join('\n')}\n${CUT_MARK}`
}
