import { readFacts } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import { readPhrases } from '../../internal/word-lists.ts'

const said = readPhrases<'day'>(new URL('./day-words.yaml', import.meta.url))
const DAY = new RegExp(`(?:^|,? )${said('day')}(?=$|[ ,])`, 'iu')

/** The day that words tell of, today where none is said, and what they say besides. */
export function dayBehind(
  words: string,
  context: DomainContext,
): { readonly day: string; readonly rest: string } {
  const [day = context.today] = readFacts(words, context).days
  return { day, rest: words.replace(DAY, '').trim() }
}
