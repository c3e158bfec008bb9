import { readFileSync } from 'node:fs'
import type { JsonObject } from '@parco/protocol'
import { fold, readFacts } from '@parco/router'
import { parse } from 'yaml'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'

const words = parse(readFileSync(new URL('./words.yaml', import.meta.url), 'utf8')) as Record<
  string,
  string
>

/** The slots of a decision that hold the user's own words. */
const SAID = ['title', 'chosenOption', 'reasoning'] as const

/** Where a piece of a message says that it is to be looked at again, from its mark on; in folded text. */
const OPENING = new RegExp(
  `(?:^|[\\s,;.:(-]+)(?:(?:e|and|aí|ai|depois|then|please|por favor)\\s+)?(?:${Object.values(words)
    .flatMap((list) => list.split(/[,\s]*,\s*/))
    .map((phrase) => fold(phrase.trim()))
    .filter((phrase) => phrase !== '')
    .sort((one, other) => other.length - one.length)
    .join('|')})(?![\\p{L}])`,
  'gu',
)

/**
 * "decidi mudar de emprego, revisa em 3 meses": the day on which to ask, taken out of what was decided
 * and why. Nothing is taken where no day follows.
 */
export function reviewFromWords(
  slots: JsonObject,
  { text, into }: WordsRead,
  context: DomainContext,
): JsonObject {
  if (into !== undefined) return slots
  const at = reviewAt(text, context)
  if (at === undefined) return slots
  const [day] = readFacts(text.slice(at), context).days
  const said = SAID.flatMap((slot) => {
    const value = slots[slot]
    return typeof value === 'string' ? [[slot, withoutReview(value, context)] as const] : []
  })
  const kept = said.filter(([, value]) => value !== '')
  const rest = Object.entries(slots).filter(([slot]) => !said.some(([name]) => name === slot))
  return {
    ...Object.fromEntries(rest),
    ...Object.fromEntries(kept),
    ...(day ? { reviewDate: day } : {}),
  }
}

function withoutReview(value: string, context: DomainContext): string {
  const at = reviewAt(value, context)
  return at === undefined ? value : value.slice(0, at).replace(/[\s,.;:]+$/u, '')
}

/** The last place from which on a text asks for a review on a day. */
function reviewAt(text: string, context: DomainContext): number | undefined {
  const folded = foldKeepingPlaces(text)
  const found = [...folded.matchAll(OPENING)].map(({ index }) => index)
  return found.findLast((index) => readFacts(text.slice(index), context).days.length > 0)
}

/** Folded letter by letter, so that places stay what they are. */
const foldKeepingPlaces = (text: string): string =>
  [...text]
    .map((letter) => (fold(letter).length === letter.length ? fold(letter) : letter))
    .join('')
