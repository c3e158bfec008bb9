import { statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** A directory and those above it, nearest first, up to the one that holds `.git`, or to the root. */
export function directoriesToRoot(from: string): string[] {
  const directories: string[] = []
  for (let directory = resolve(from); ; directory = dirname(directory)) {
    directories.push(directory)
    const isProject = statSync(join(directory, '.git'), { throwIfNoEntry: false }) !== undefined
    if (isProject || dirname(directory) === directory) return directories
  }
}
