import { lstatSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { GUARDED_NAMES } from './guarded-names.ts'

/** Where the guarded names of the root itself lead, by path relative to it. */
export function findGuardedTargets(rootPath: string): string[] {
  return GUARDED_NAMES.flatMap((name) => toTargets(rootPath, name))
}

/**
 * What counts as much as something with a guarded name: where it leads as a link, where the repository
 * of a `.git` file lies, and where a repository has its hooks. Paths are relative to the root; what
 * lies outside of it is left out.
 */
export function toTargets(rootPath: string, path: string): string[] {
  const at = join(rootPath, path)
  return readTargets(at).flatMap((target) => {
    try {
      const inside = relative(rootPath, realpathSync(resolve(dirname(at), target)))
      return inside === '' || inside === '..' || inside.startsWith('../') ? [] : [inside]
    } catch {
      // It leads nowhere.
      return []
    }
  })
}

/** As they are written, relative to the directory of the name. */
function readTargets(path: string): string[] {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats?.isSymbolicLink()) return [path]
    if (!stats || !path.toLowerCase().endsWith('/.git')) return []
    const [file, pattern] = stats.isFile() ? [path, GIT_FILE] : [join(path, 'config'), HOOKS_PATH]
    const [, target] = pattern.exec(readFileSync(file, 'utf8')) ?? []
    return target === undefined ? [] : [target.trim()]
  } catch {
    return []
  }
}

/** Of worktrees, submodules and `git init --separate-git-dir`. */
const GIT_FILE = /^gitdir: ([^\n]+)/

/** In a repository's settings, with or without quotation marks, and a comment behind. */
const HOOKS_PATH = /^\s*hookspath\s*=\s*"?([^"\n#;]+)/im
