import type { SlotType } from '../slots/slot-span.ts'
import { type Grammar, NEED_NOTE_SIZE, type NeedNotes, type Sentence } from './grammar.ts'
import type { MessageMatcher } from './message-matcher.ts'
import type { WordClasses } from './word-classes.ts'

/** A sentence that a message may hold, and where a clause must lie to have all that it needs. */
export interface Candidate {
  readonly sentence: Sentence
  /** A clause that begins after this item lacks something. */
  readonly latestFrom: number
  /** A clause that ends at or before this item lacks something. */
  readonly earliestTo: number
}

/** The sentences whose every need is met somewhere in a message, in no order. */
export interface Candidates {
  /** Those that any clause may hold. */
  readonly free: readonly Candidate[]
  /** Those that lean on the clause before: few messages have one that they lean on. */
  readonly leaning: readonly Candidate[]
}

/** Finds the sentences that a message may hold. */
export function findCandidates(
  grammar: Grammar,
  matcher: MessageMatcher,
  classes: WordClasses,
): Candidates {
  const free: Candidate[] = []
  const leaning: Candidate[] = []
  const { needNotes, anchored, anchoredFrom } = grammar
  const met = noteNeeds(grammar, matcher, classes)
  for (const { order } of grammar.unanchored) {
    const candidate = toCandidate(grammar, order)
    if (candidate) (isLeaning(candidate) ? leaning : free).push(candidate)
  }
  for (let place = 0; place < met; place++) {
    const need = needNotes.met[place] as number
    const end = anchoredFrom[need + 1] as number
    for (let index = anchoredFrom[need] as number; index < end; index++) {
      const candidate = toCandidate(grammar, anchored[index] as number)
      if (candidate) (isLeaning(candidate) ? leaning : free).push(candidate)
    }
  }
  return { free, leaning }
}

const isLeaning = ({ sentence }: Candidate): boolean => sentence.group.after !== undefined

function toCandidate(
  { sentences, sentenceNeeds, needsFrom, needNotes }: Grammar,
  order: number,
): Candidate | undefined {
  const { message, places } = needNotes
  const end = needsFrom[order + 1] as number
  let latestFrom = Number.MAX_SAFE_INTEGER
  let earliestTo = -1
  for (let at = needsFrom[order] as number; at < end; at++) {
    const place = (sentenceNeeds[at] as number) * NEED_NOTE_SIZE
    if (places[place] !== message) return undefined
    earliestTo = Math.max(earliestTo, places[place + 1] as number)
    latestFrom = Math.min(latestFrom, places[place + 2] as number)
  }
  return { sentence: sentences[order] as Sentence, latestFrom, earliestTo }
}

/** Notes where in a message each need of the grammar is met; answers how many are. */
function noteNeeds(grammar: Grammar, matcher: MessageMatcher, classes: WordClasses): number {
  const notes = grammar.needNotes
  notes.message += 1
  let met = 0
  const { items, spans } = matcher.message
  for (let at = 0; at < items.length; at++) {
    const word = matcher.wordAt(at)
    if (word < 0) continue
    const end = grammar.wordNeedsFrom[word + 1] as number
    for (let index = grammar.wordNeedsFrom[word] as number; index < end; index++) {
      met = note(notes, grammar.wordNeeds[index] as number, at, met)
    }
  }
  for (const span of spans) {
    for (const type of FILLED_BY[span.type] ?? [span.type]) {
      const needs = grammar.needsOfSlots.get(type)
      if (needs === undefined || !classes.isSpanOf(span, type)) continue
      for (const need of needs) met = note(notes, need, span.from, met)
    }
  }
  return met
}

/** The slots of templates that a span may fill, where those are others than its own. */
const FILLED_BY: Readonly<Partial<Record<SlotType, readonly string[]>>> = {
  quantity: ['mass', 'volume', 'duration', 'distance'],
  money: ['money', 'exactMoney', 'bigMoney', 'spokenMoney'],
  date: ['date', 'dueDay'],
  recurrence: ['recurrence', 'dueDay'],
  period: ['period', 'billMonth'],
}

/** Notes one place of a need; answers how many needs are met by then. */
function note(notes: NeedNotes, need: number, at: number, met: number): number {
  const { message, places } = notes
  const place = need * NEED_NOTE_SIZE
  if (places[place] === message) {
    if (at < (places[place + 1] as number)) places[place + 1] = at
    if (at > (places[place + 2] as number)) places[place + 2] = at
    return met
  }
  places[place] = message
  places[place + 1] = at
  places[place + 2] = at
  notes.met[met] = need
  return met + 1
}
