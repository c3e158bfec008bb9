import { normalize } from 'node:path'
import { toNames } from '../confinement/walk.ts'
import type { Workspace } from '../workspace.ts'
import { isGuarded } from './assert-may-write.ts'
import { findGuardedName } from './guarded-names.ts'

/** Says whether a call names a path that is guarded: it is asked for whatever the rules allow. */
export function isGuardedCall({ root }: Workspace, input: unknown): boolean {
  const { file_path: path } = Object(input) as { readonly file_path?: unknown }
  if (typeof path !== 'string') return false
  try {
    // What `..` means behind a link is known only when the path is walked, and then no link may lead here.
    const names = toNames(root.path, path)
    return findGuardedName(names) !== undefined || isGuarded(root.path, toPlain(names))
  } catch {
    // Outside, or no path at all: it is refused when it is executed.
    return false
  }
}

function toPlain(names: readonly string[]): string[] {
  return normalize(names.join('/')).split('/')
}
