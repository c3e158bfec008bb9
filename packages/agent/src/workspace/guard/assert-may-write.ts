import { ConfinementError } from '../confinement/confinement-error.ts'
import { findGuardedName } from './guarded-names.ts'
import { findGuardedTargets } from './guarded-targets.ts'

/** A path as it was given, and as it was walked. */
export interface WrittenPath {
  readonly path: string
  /** The names that were given, relative to the root. */
  readonly given: readonly string[]
  /** The names that were reached, with links resolved. */
  readonly reached: readonly string[]
  /** No link was followed. */
  readonly isDirect: boolean
}

/**
 * Refuses to write where a guarded place is reached under another name: a call is asked for by the
 * path that it names, and whoever approves it sees no other.
 * @throws ConfinementError `denied` saying by which name to write instead.
 */
export function assertMayWrite(rootPath: string, written: WrittenPath): void {
  const { path, given, reached, isDirect } = written
  if (isDirect || !isGuarded(rootPath, reached)) return
  // Through a link that is guarded itself, such as CLAUDE.md, to what nothing else guards.
  if (findGuardedName(given) !== undefined && findGuardedName(reached) === undefined) return
  throw new ConfinementError(
    'denied',
    `${path} leads through a link to ${reached.join('/')}, which is written only under its own name.`,
  )
}

/** Says whether a path without links in it has a guarded name, or is where one of the root's leads. */
export function isGuarded(rootPath: string, names: readonly string[]): boolean {
  if (findGuardedName(names) !== undefined) return true
  return findGuardedTargets(rootPath).some((target) => isBelow(names, target.split('/')))
}

function isBelow(names: readonly string[], directory: readonly string[]): boolean {
  return directory.every((name, index) => names[index] === name)
}
