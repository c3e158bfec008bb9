import type { MessageMatcher } from './clause-matcher.ts'
import { type Grammar, NEEDED_SPAN_TYPES, type NeedNotes, type Sentence } from './grammar.ts'
import type { WordClasses } from './word-classes.ts'

/** A sentence that a message may hold, with the places of what it needs. */
export interface Candidate {
  readonly sentence: Sentence
  /** For each need, the items at which it is met, in their order. */
  readonly places: readonly (readonly number[])[]
}

/** The sentences whose every need is met somewhere in the message, in the order of the catalogues. */
export function findCandidates(
  grammar: Grammar,
  matcher: MessageMatcher,
  classes: WordClasses,
): readonly Candidate[] {
  const met = noteNeeds(grammar, matcher, classes)
  const { needNotes } = grammar
  const found: Candidate[] = []
  for (const sentence of grammar.unanchored) found.push({ sentence, places: [] })
  for (const need of met) {
    for (const sentence of grammar.anchored[need] ?? []) {
      if (!isMet(sentence, needNotes)) continue
      found.push({ sentence, places: sentence.needs.map((each) => needNotes.places[each] ?? []) })
    }
  }
  return found.sort((one, other) => one.sentence.order - other.sentence.order)
}

/** Whether a candidate has all it needs between two items. */
export function isWithin({ places }: Candidate, from: number, to: number): boolean {
  for (const each of places) if (!isAnyWithin(each, from, to)) return false
  return true
}

function isAnyWithin(places: readonly number[], from: number, to: number): boolean {
  for (const at of places) if (at >= from && at < to) return true
  return false
}

function isMet({ needs }: Sentence, { message, messageOf }: NeedNotes): boolean {
  for (const need of needs) if (messageOf[need] !== message) return false
  return true
}

/** Notes where in a message each need of the grammar is met; answers those that are. */
function noteNeeds(
  grammar: Grammar,
  matcher: MessageMatcher,
  classes: WordClasses,
): readonly number[] {
  const notes = grammar.needNotes
  notes.message += 1
  const met: number[] = []
  const note = (needs: readonly number[] | undefined, at: number) => {
    if (needs === undefined) return
    for (const need of needs) {
      if (notes.messageOf[need] === notes.message) {
        notes.places[need]?.push(at)
        continue
      }
      notes.messageOf[need] = notes.message
      notes.places[need] = [at]
      met.push(need)
    }
  }
  const { items, spans } = matcher.message
  for (let at = 0; at < items.length; at++) note(grammar.needsOfWords.get(matcher.wordAt(at)), at)
  for (const span of spans) {
    for (const type of NEEDED_SPAN_TYPES) {
      if (classes.isSpanOf(span, type)) note(grammar.needsOfSlots.get(type), span.from)
    }
  }
  return met
}
