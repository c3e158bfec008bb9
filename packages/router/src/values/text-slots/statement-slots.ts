import { isDotOfAbbreviation } from '../../clauses/dot-of-abbreviation.ts'
import type { Message } from '../../clauses/message.ts'
import type { Verdict } from '../../grammar/word-classes.ts'
import { WordBits } from '../../text/word-bits.ts'
import { eventLexicon } from '../lexicons.ts'
import { entryAt } from './entry-at.ts'
import { OPEN_ENDED } from './joining-words.ts'
import { STATEMENT_SLOTS as WORDS } from './words.generated.ts'

/** Deeds that are counted towards a goal. */
export const AIMS: ReadonlySet<string> = WORDS.aims

/** Something to reach: a deed that is counted, and what follows. */
export function startingWithAim(message: Message, from: number, to: number): Verdict {
  if (!AIMS.has(message.items[from]?.word ?? '')) return 'never'
  return withinOneStatement(message, from, to)
}

/** Something that is planned, with what tells it apart: "reunião com o time". */
export function startingWithEvent(message: Message, from: number, to: number): Verdict {
  const statement = withinOneStatement(message, from, to)
  if (statement !== 'yes') return statement
  const opening = Math.min(from + 4, message.items.length)
  const isEvent = [0, 1, 2].some((at) => entryAt(eventLexicon, message, from + at, opening))
  if (!isEvent) return 'never'
  return OPEN_ENDED.has(message.items[to - 1]?.word ?? '') ? 'not-yet' : 'yes'
}

const ENDS = new Set(['.', '!', '?', ';'])

/** Words of one statement: they end where a sentence does, and where an amount is said to be paid. */
export function withinOneStatement(message: Message, from: number, to: number): Verdict {
  const item = message.items[to - 1]
  if (item === undefined) return 'never'
  const bits = statementWords.of(item.record)
  if ((bits & ENDING) !== 0) return isDotOfAbbreviation(message, to - 1) ? 'not-yet' : 'never'
  if (to - 1 > from && message.lineStarts.size > 0 && message.lineStarts.has(to - 1)) return 'never'
  return (bits & RECORDED) !== 0 && isJoined(message, to - 2) ? 'never' : 'yes'
}

/** "… and spent 26", "… and I spent 26": whether what stands before a deed joins it to something else. */
function isJoined({ items }: Message, at: number): boolean {
  const joining = bitsAt(items, at) & SPEAKING ? at - 1 : at
  return (bitsAt(items, joining) & JOINING) !== 0
}

function bitsAt(items: Message['items'], at: number): number {
  const item = items[at]
  return item === undefined ? 0 : statementWords.of(item.record)
}

const statementWords = new WordBits(ENDS, WORDS.deeds, WORDS.joins, WORDS.speakers)
const [ENDING, RECORDED, JOINING, SPEAKING] = [1, 2, 4, 8]

const COUNTS: ReadonlySet<string> = new Set(['number', 'money', 'quantity', 'score'])

/** Words among which nothing is counted or measured. */
export function withoutNumbers(message: Message, _from: number, to: number): Verdict {
  const isCounted = (message.spansAt.get(to - 1) ?? []).some((span) => COUNTS.has(span.type))
  return isCounted || message.items[to - 1]?.kind === 'number' ? 'never' : 'yes'
}

/** Why something is taken back: a clause of its own, not one more thing to take back. */
export function startingLikeReason(message: Message, from: number, to: number): Verdict {
  if (WORDS.reasonOpenings.has(message.items[from]?.word ?? '')) return 'yes'
  // "o Léo que pagou", "the store refunded it": whoever it was, by what they did.
  if (withoutNumbers(message, from, to) === 'never') return 'never'
  if (to - from > MAX_REASON_WORDS) return 'never'
  const isTold = message.items.slice(from + 1, to).some((item) => WORDS.reasonDeeds.has(item.word))
  return isTold ? 'yes' : 'not-yet'
}

const MAX_REASON_WORDS = 12

/** Words that say nothing of the speaker: the world at large. */
export function withoutSpeaker(message: Message, _from: number, to: number): Verdict {
  const word = message.items[to - 1]?.word ?? ''
  return word !== 'a' && WORDS.speaker.has(word) ? 'never' : 'yes'
}
