import { execFileSync } from 'node:child_process'

/** Where to look for subjects, and which are too long. */
export interface SubjectRule {
  /** The checkout. */
  readonly root: string
  /** Only commits after the one that added this file are looked at: older ones knew no rule. */
  readonly since: string
  readonly maxCharacters: number
  /** How many of the newest commits are looked at; what slipped through stops to matter one day. */
  readonly newest: number
}

/**
 * The subjects that are too long, newest first, each behind its short hash. Merges, and the subjects
 * that git itself writes for reverts, are left out. Asks for no hash of a commit, so a rewritten history
 * keeps the rule; in a shallow clone the oldest commit seems to have added everything, and the rule
 * begins behind it. Nothing is found outside a git checkout.
 */
export function findLongSubjects({ root, since, maxCharacters, newest }: SubjectRule): string[] {
  const git = (...args: readonly string[]): string[] => {
    try {
      const said = execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      return said.split('\n').filter(Boolean)
    } catch {
      return []
    }
  }
  const [first] = git('log', '-1', '--diff-filter=A', '--format=%H', '--', since)
  if (first === undefined) return []
  const commits = git('log', '--no-merges', `-${newest}`, '--format=%h %s', `${first}..HEAD`)
  return commits.filter((commit) => {
    const subject = commit.slice(commit.indexOf(' ') + 1)
    return !subject.startsWith('Revert "') && [...subject].length > maxCharacters
  })
}
