import type { ReadingInput } from '../clauses/clause-reading.ts'
import { type Clause, type Message, spansIn } from '../clauses/message.ts'
import { countRecordVerbs } from '../gates/gate-clause.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import type { Speech } from '../speech/speech.ts'
import { isOfAnother } from './is-telling.ts'
import type { Language } from './language.ts'
import { LACKS_VOUCHER as WORDS } from './words.generated.ts'

/**
 * Whether a message says what it would record in a way for which only a sentence can vouch: in a
 * subordinate clause ("sonhei que recebi 4000"), of somebody else ("Ana talked to Pedro"), or beside
 * words run together, which may hide what turns it ("oksonhei que …").
 */
export function lacksVoucher(input: ReadingInput): boolean {
  return isSubordinate(input) || isOfAnother(input) || isRunTogether(input)
}

/** Marks at which a subordinate clause is over. */
const ENDS: ReadonlySet<string> = new Set(['.', ';', '!', '?', ',', ':'])
const COUNTED: ReadonlySet<string> = new Set(['money', 'quantity', 'bloodPressure', 'score'])

/** Whether a deed or a value stands between a subordinator and the end of its clause. */
function isSubordinate({ message, language: { speech } }: ReadingInput): boolean {
  const { items } = message
  return items.some(({ word }, at) => {
    if (!WORDS.subordinators.has(word) || isOrdered(items, at, speech)) return false
    const end = items.findIndex((item, place) => place > at && ENDS.has(item.word))
    const clause: Clause = { message, from: at + 1, to: end < 0 ? items.length : end }
    return countRecordVerbs(speech, clause) > 0 || holdsValue(clause)
  })
}

/** "marca aí que hoje eu li", "note that I ran": what follows is what is to be recorded. */
const isOrdered = (items: Message['items'], at: number, speech: Speech): boolean =>
  WORDS.complements.has(items[at]?.word ?? '') &&
  items.slice(Math.max(0, at - 2), at).some(({ word }) => speech.commands.has(word))

const holdsValue = (clause: Clause): boolean =>
  spansIn(clause).some(({ type }) => COUNTED.has(type))

/** "ok" and "sonhei": shorter halves are found in words that nobody ran together. */
const SHORTEST_FIRST = 2
const SHORTEST_SECOND = 4
/** "nao": half of all words end like a gate's shorter ones ("lap|a", "tranca|da"), unless laughter or talk stands before ("oksó"). */
const SHORTEST_GATE = 3
const LAUGHTER = /^(?:k+|(?:h[aeu])+h?|(?:rs)+)$/

/** Whether a word that is not known is two that are, the second of them a verb or the word of a gate. */
function isRunTogether({ message: { items, spans }, language }: ReadingInput): boolean {
  return items.some(
    ({ kind, word, isKnown }, at) =>
      kind === 'word' && !isKnown && isPair(word, language) && !spans.some(isOver(at)),
  )
}

/** "oitenta" is a number, and no greeting before an attempt. */
const isOver =
  (at: number) =>
  ({ from, to }: SlotSpan): boolean =>
    from <= at && at < to

function isPair(word: string, { vocabulary, speech }: Language): boolean {
  for (let at = SHORTEST_FIRST; at < word.length; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    const isLong = second.length >= SHORTEST_SECOND
    // Laughter and the like may stand before what turns everything: "kkkdon't log it".
    const isTalk = speech.fillers.has(first) || LAUGHTER.test(first)
    const isGate = isTalk || second.length >= SHORTEST_GATE
    if (isGate && speech.gatesByFirstWord.has(second) && (isLong || vocabulary.has(first)))
      return true
    if (isLong && speech.verbs.has(second) && vocabulary.has(first)) return true
  }
  return false
}
