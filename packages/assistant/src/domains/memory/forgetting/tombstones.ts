import { createHash } from 'node:crypto'
import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { stemsOf } from '../search/stems.ts'
import { type Tombstone, tombstones } from '../tables.ts'

/** How long something forgotten can be brought back. */
export const UNDOABLE_DAYS = 7

/** The words by which something forgotten is known again, whatever their order and form. */
export const termsToForget = (text: string): string[] =>
  [...new Set(stemsOf(text).either[0])].sort()

/** What is left of forgotten words; the salt is the tombstone's own id, so that equal words differ. */
export const hashOfTerms = (salt: string, terms: readonly string[]): string =>
  createHash('sha256')
    .update(`${salt}\n${terms.join(' ')}`)
    .digest('hex')

/** Of longer texts only all the words together are looked for: the number of choices doubles with each word. */
const MAX_TERMS_IN_PART = 10

/**
 * Whether the user wanted this forgotten, or something that says so and more: such a thing is never
 * proposed to them again.
 */
export async function isForgotten(text: string, context: DomainContext): Promise<boolean> {
  const stones = await selectRows(tombstones, 'true', [], context)
  if (stones.length === 0) return false
  const terms = termsToForget(text)
  const choices = terms.length > MAX_TERMS_IN_PART ? [terms] : choicesOf(terms)
  return stones.some(({ id, hash }) =>
    choices.some((choice) => hashOfTerms(toUuid(id), choice) === hash),
  )
}

/** Every choice of terms, in their order. */
function choicesOf(terms: readonly string[]): string[][] {
  const choices: string[][] = [[]]
  for (const term of terms) {
    for (const choice of [...choices]) choices.push([...choice, term])
  }
  return choices
}

/** What waits to be erased: its words must not be shown meanwhile. */
export function readPending(context: Pick<DomainContext, 'sql' | 'userId'>): Promise<Tombstone[]> {
  return selectRows(tombstones, 'terms is not null', [], context)
}
