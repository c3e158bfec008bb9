import { type Dirent, readdirSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED: ReadonlySet<string> = new Set(['.git', 'node_modules'])
const MAX_DEPTH = 6
const MAX_DIRECTORIES = 2000

/**
 * Finds the folders below a directory that hold a SKILL.md, in the order of their paths. A skill's
 * own folders are not searched further. Links to directories are followed, as people link skills.
 */
export function findSkillFolders(directory: string): string[] {
  const found: string[] = []
  let visited = 0
  const visit = (path: string, depth: number) => {
    visited += 1
    if (visited > MAX_DIRECTORIES) return
    const entries = readEntries(path)
    if (entries.some((entry) => entry.name === 'SKILL.md' && !entry.isDirectory())) {
      found.push(path)
      return
    }
    if (depth === MAX_DEPTH) return
    for (const entry of entries) {
      const mayHold = entry.isDirectory() || entry.isSymbolicLink()
      if (mayHold && !SKIPPED.has(entry.name)) visit(join(path, entry.name), depth + 1)
    }
  }
  visit(directory, 0)
  return found
}

function readEntries(path: string): Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    return []
  }
}

/** The files of a skill beside its SKILL.md, by relative path; nothing is read. */
export function listResources(folder: string): string[] {
  const found: string[] = []
  const visit = (relative: string, depth: number) => {
    for (const entry of readEntries(join(folder, relative))) {
      const path = relative === '' ? entry.name : `${relative}/${entry.name}`
      if (entry.isDirectory() && !SKIPPED.has(entry.name) && depth < MAX_DEPTH)
        visit(path, depth + 1)
      else if (entry.isFile() && path !== 'SKILL.md') found.push(path)
    }
  }
  visit('', 0)
  return found
}
