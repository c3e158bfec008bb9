import type { Message } from '../clauses/message.ts'
import type { Requirement } from './compile-template.ts'
import type { Grammar, Sentence } from './grammar.ts'
import { isFreeText, SPAN_TYPES } from './slot-names.ts'
import type { WordClasses } from './word-classes.ts'

/** A sentence that a message may hold, with the places of what it needs. */
export interface Candidate {
  readonly sentence: Sentence
  /** For each requirement, the items at which it is met. */
  readonly places: readonly (readonly number[])[]
}

/** A message is read clause by clause, over and over; what it may hold is worked out once. */
const prepared = new WeakMap<Message, { grammar: Grammar; candidates: readonly Candidate[] }>()

/** The sentences whose every requirement is met somewhere in the message, in the order of the catalogues. */
export function candidatesIn(
  grammar: Grammar,
  message: Message,
  classes: WordClasses,
): readonly Candidate[] {
  const known = prepared.get(message)
  if (known?.grammar === grammar) return known.candidates
  const candidates = findCandidates(grammar, placesOfWords(message, classes))
  prepared.set(message, { grammar, candidates })
  return candidates
}

/** Whether a candidate has all it needs between two items. */
export function isWithin({ places }: Candidate, from: number, to: number): boolean {
  return places.every((each) => each.some((at) => at >= from && at < to))
}

function findCandidates(
  grammar: Grammar,
  places: ReadonlyMap<string, readonly number[]>,
): readonly Candidate[] {
  const found = new Set<Sentence>(grammar.anchors.get(''))
  for (const word of places.keys()) {
    for (const sentence of grammar.anchors.get(word) ?? []) found.add(sentence)
  }
  return [...found]
    .map((sentence) => toCandidate(sentence, places))
    .filter((candidate) => candidate !== undefined)
    .sort((one, other) => one.sentence.order - other.sentence.order)
}

function toCandidate(
  sentence: Sentence,
  places: ReadonlyMap<string, readonly number[]>,
): Candidate | undefined {
  const needed: (readonly number[])[] = []
  for (const requirement of sentence.requirements) {
    if (hasFreeText(requirement)) continue
    const met = placesOf(requirement, places)
    if (met.length === 0) return undefined
    needed.push(met)
  }
  return { sentence, places: needed }
}

const freeText = new WeakMap<Requirement, boolean>()

/** Whether a requirement may be met by any words, and so tells nothing beforehand. */
export function hasFreeText(requirement: Requirement): boolean {
  const known = freeText.get(requirement)
  if (known !== undefined) return known
  const found = [...requirement].some(isFreeText)
  freeText.set(requirement, found)
  return found
}

/** The items at which a requirement is met: looked up from the shorter side. */
function placesOf(
  requirement: Requirement,
  places: ReadonlyMap<string, readonly number[]>,
): number[] {
  const met: number[] = []
  if (requirement.size <= places.size) {
    for (const word of requirement) met.push(...(places.get(word) ?? []))
  } else {
    for (const [word, at] of places) if (requirement.has(word)) met.push(...at)
  }
  return met
}

/** Where each word stands and each kind of slot begins. */
function placesOfWords(message: Message, classes: WordClasses): Map<string, number[]> {
  const places = new Map<string, number[]>()
  const put = (key: string, at: number) => {
    const list = places.get(key)
    if (list) list.push(at)
    else places.set(key, [at])
  }
  message.items.forEach((item, at) => put(item.word, at))
  for (const span of message.spans) {
    for (const type of SPAN_TYPES) if (classes.isSpanOf(span, type)) put(`{${type}}`, span.from)
  }
  return places
}
