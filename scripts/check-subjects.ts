import { join } from 'node:path'
import { findLongSubjects } from './find-long-subjects.ts'

/** Part of the check: the subject of a commit fits in one line of every tool that shows it. */
const MAX_CHARACTERS = 72

const found = findLongSubjects({
  root: join(import.meta.dirname, '..'),
  since: 'scripts/check-subjects.ts',
  maxCharacters: MAX_CHARACTERS,
  newest: 50,
})
if (found.length > 0) {
  console.error(
    `Subjects of more than ${MAX_CHARACTERS} characters; reword them with git rebase -i:`,
  )
  for (const subject of found) console.error(`  ${subject}`)
  process.exitCode = 1
}
