import { realpathSync } from 'node:fs'
import { sep } from 'node:path'
import { findExecutables } from '../../internal/find-executables.ts'

const found = new Map<string, readonly string[]>()

/**
 * The program ripgrep, by the path that it really has; `undefined` where there is none. One that lies
 * inside a searched directory was perhaps written by whoever wrote the files there, and is passed
 * over. A search path is looked through once per process.
 */
export function findRipgrep(
  searchedPaths: readonly string[],
  searchPath: string = process.env.PATH ?? '',
): string | undefined {
  let programs = found.get(searchPath)
  if (!programs) {
    programs = findExecutables('rg', searchPath).flatMap(toRealPath)
    found.set(searchPath, programs)
  }
  return programs.find((program) => !searchedPaths.some((path) => liesIn(program, path)))
}

function toRealPath(path: string): string[] {
  try {
    return [realpathSync(path)]
  } catch {
    return []
  }
}

function liesIn(path: string, directory: string): boolean {
  return path.startsWith(directory.endsWith(sep) ? directory : `${directory}${sep}`)
}
