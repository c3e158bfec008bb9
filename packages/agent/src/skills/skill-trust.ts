import type { SkillContent } from './read-skill-folder.ts'
import type { SkillLock } from './skill-lock.ts'

/** `unknown`: nobody decided about it; then the directory that it lies in does. */
export type SkillTrust = 'trusted' | 'changed' | 'unknown'

/**
 * Says whether a skill may be loaded from a folder. `read` gives the folder's content, read once:
 * what is judged is what is loaded. Must not throw but for what `read` throws.
 */
export type SkillTrustCheck = (directory: string, read: () => SkillContent) => SkillTrust

/** Trusts what is as it was when it was trusted. Folders that the lock does not know are not read. */
export function createSkillTrust(lock: SkillLock): SkillTrustCheck {
  return (directory, read) => {
    const known = lock.find(directory)
    if (!known) return 'unknown'
    return read().hash === known.hash ? 'trusted' : 'changed'
  }
}

/** The files that are not as they were, by path. */
export interface SkillChanges {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** Compares hashes of files, by path, with a folder's content. */
export function compareSkill(
  before: Readonly<Record<string, string>>,
  now: SkillContent,
): SkillChanges {
  const known = new Map(Object.entries(before))
  const added: string[] = []
  const changed: string[] = []
  for (const { path, hash } of now.files) {
    const old = known.get(path)
    known.delete(path)
    if (old === undefined) added.push(path)
    else if (old !== hash) changed.push(path)
  }
  return { added, changed, removed: [...known.keys()].sort() }
}
