import type { Message } from '../../clauses/message.ts'
import { wordSetsOf } from '../../text/word-tables.ts'
import { AREA_IN as WORDS } from './words.generated.ts'

/** The areas of life by their own names; what else belongs to an area does not name it. */
const AREA_NAMES = wordSetsOf(WORDS.names)

/** The areas of life that a message names, in the order of the list. */
export function areaIn({ items }: Message): string[] {
  return Object.entries(AREA_NAMES)
    .filter(([, names]) => items.some(({ word }) => names.has(word)))
    .map(([area]) => area)
}
