import type { ReadingInput } from '../clauses/clause-reading.ts'
import { cutPoints } from '../clauses/cut-points.ts'
import { type Clause, spansIn } from '../clauses/message.ts'
import { countRecordVerbs, gatesIn, isSaidOfOneself, messageGatesIn } from '../gates/gate-clause.ts'
import type { Speech } from '../speech/speech.ts'

/** What is counted in a record. */
const VALUES: ReadonlySet<string> = new Set(['money', 'quantity', 'bloodPressure'])

/**
 * Whether a part of a message, cut where a mark or a conjunction cuts it, records or asks for
 * something while no gate stands in it: then a gate in another part makes nothing of that part alone.
 */
export function holdsRequest(input: ReadingInput): boolean {
  const { message, language } = input
  const marked = cutPoints(message, language.speech).filter(({ isLoose }) => !isLoose)
  if (marked.length < 2) return false
  let from = 0
  for (const cut of marked) {
    const part: Clause = { message, from, to: cut.at }
    from = cut.at
    if (!cut.isQuestion && isRequest(input, part)) return true
  }
  return false
}

function isRequest({ language: { speech } }: ReadingInput, part: Clause): boolean {
  if (gatesIn(speech, part).length > 0 || messageGatesIn(speech, part).length > 0) return false
  return opensOrder(speech, part) || isRecord(speech, part)
}

function isRecord(speech: Speech, part: Clause): boolean {
  if (countRecordVerbs(speech, part) === 0) return false
  if (!isSaidOfOneself(speech, part, countOwnDeeds(speech, part) > 0)) return false
  return spansIn(part).some(({ type }) => VALUES.has(type))
}

function countOwnDeeds(speech: Speech, part: Clause): number {
  const words = part.message.items.slice(part.from, part.to)
  return words.filter(({ word }) => speech.verbs.get(word)?.form === 'did').length
}

/** Whether a part is an order to keep something, whatever is said beside it. */
function opensOrder({ requests }: Speech, { message, from, to }: Clause): boolean {
  let at = from
  while (at < to && requests.beforeKeeps.has(message.items[at]?.word ?? '')) at += 1
  return requests.keeps.has(message.items[at]?.word ?? '')
}
