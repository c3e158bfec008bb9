import { existsSync, readFileSync } from 'node:fs'
import type { SentenceProblem } from '@parco/assistant/sentences'
import { parseAllowList } from '@parco/assistant/sentences'
import type { Finding } from '@parco/router/sentences'
import { allowListOf } from './load-sentence-folder.ts'

/** The findings of a folder that are meant, as its `lint-allow.yaml` says. */
export interface AllowList {
  readonly problems: readonly SentenceProblem[]
  isAllowed(finding: Pick<Finding, 'subject' | 'other'> & { readonly code: string }): boolean
}

/** Reads the list beside the sentences; without one nothing is allowed. */
export function readAllowList(folder: string): AllowList {
  const file = allowListOf(folder)
  if (!existsSync(file)) return { problems: [], isAllowed: () => false }
  const { allowed, problems } = parseAllowList(readFileSync(file, 'utf8'), file)
  return {
    problems,
    isAllowed: ({ code, subject, other }) =>
      allowed.some(
        (one) =>
          one.code === code &&
          subject.startsWith(one.subject) &&
          (one.other === undefined || (other ?? '').startsWith(one.other)),
      ),
  }
}
