import type { Message } from '../clauses/message.ts'
import type { Grammar, Sentence } from './grammar.ts'
import type { Need } from './requirement-index.ts'
import { SPAN_TYPES } from './slot-names.ts'
import type { WordClasses } from './word-classes.ts'

/** A sentence that a message may hold, with the places of what it needs. */
export interface Candidate {
  readonly sentence: Sentence
  /** For each need, the items at which it is met. */
  readonly places: readonly (readonly number[])[]
}

/** A message is read clause by clause, over and over; what it may hold is worked out once. */
const prepared = new WeakMap<Message, { grammar: Grammar; candidates: readonly Candidate[] }>()

/** The sentences whose every need is met somewhere in the message, in the order of the catalogues. */
export function candidatesIn(
  grammar: Grammar,
  message: Message,
  classes: WordClasses,
): readonly Candidate[] {
  const known = prepared.get(message)
  if (known?.grammar === grammar) return known.candidates
  const candidates = findCandidates(grammar, placesOfNeeds(grammar, message, classes))
  prepared.set(message, { grammar, candidates })
  return candidates
}

/** Whether a candidate has all it needs between two items. */
export function isWithin({ places }: Candidate, from: number, to: number): boolean {
  return places.every((each) => each.some((at) => at >= from && at < to))
}

function findCandidates(
  grammar: Grammar,
  places: ReadonlyMap<Need, readonly number[]>,
): readonly Candidate[] {
  const found: Candidate[] = []
  const consider = (sentence: Sentence) => {
    const met = sentence.needs.map((need) => places.get(need))
    if (met.every((each) => each !== undefined)) found.push({ sentence, places: met })
  }
  for (const sentence of grammar.unanchored) consider(sentence)
  for (const need of places.keys()) {
    for (const sentence of grammar.anchored.get(need) ?? []) consider(sentence)
  }
  return found.sort((one, other) => one.sentence.order - other.sentence.order)
}

/** Where in a message each need of the grammar is met. */
function placesOfNeeds(
  grammar: Grammar,
  message: Message,
  classes: WordClasses,
): Map<Need, number[]> {
  const places = new Map<Need, number[]>()
  const put = (key: string, at: number) => {
    for (const need of grammar.requirements.metBy(key)) {
      const list = places.get(need)
      if (list) list.push(at)
      else places.set(need, [at])
    }
  }
  for (const [at, item] of message.items.entries()) put(item.word, at)
  for (const span of message.spans) {
    for (const type of SPAN_TYPES) if (classes.isSpanOf(span, type)) put(`{${type}}`, span.from)
  }
  return places
}
