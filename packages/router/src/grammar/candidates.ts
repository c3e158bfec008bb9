import type { MessageMatcher } from './clause-matcher.ts'
import { type Grammar, NEEDED_SPAN_TYPES, type Sentence } from './grammar.ts'
import type { WordClasses } from './word-classes.ts'

/** A sentence that a message may hold, with the places of what it needs. */
export interface Candidate {
  readonly sentence: Sentence
  /** For each need, the items at which it is met. */
  readonly places: readonly (readonly number[])[]
}

/** The sentences whose every need is met somewhere in the message, in the order of the catalogues. */
export function findCandidates(
  grammar: Grammar,
  matcher: MessageMatcher,
  classes: WordClasses,
): readonly Candidate[] {
  const { places, met } = placesOfNeeds(grammar, matcher, classes)
  const found: Candidate[] = []
  for (const sentence of grammar.unanchored) found.push({ sentence, places: [] })
  for (const need of met) {
    for (const sentence of grammar.anchored[need] ?? []) {
      if (sentence.needs.every((each) => places[each] !== undefined)) {
        found.push({ sentence, places: sentence.needs.map((each) => places[each] ?? []) })
      }
    }
  }
  return found.sort((one, other) => one.sentence.order - other.sentence.order)
}

/** Whether a candidate has all it needs between two items. */
export function isWithin({ places }: Candidate, from: number, to: number): boolean {
  for (const each of places) {
    let isMet = false
    for (const at of each) {
      if (at >= from && at < to) {
        isMet = true
        break
      }
    }
    if (!isMet) return false
  }
  return true
}

interface MetNeeds {
  /** The items at which each need is met. */
  readonly places: readonly (readonly number[] | undefined)[]
  readonly met: readonly number[]
}

/** Where in a message each need of the grammar is met. */
function placesOfNeeds(grammar: Grammar, matcher: MessageMatcher, classes: WordClasses): MetNeeds {
  const places = new Array<number[] | undefined>(grammar.needCount)
  const met: number[] = []
  const put = (needs: readonly number[] | undefined, at: number) => {
    for (const need of needs ?? []) {
      const list = places[need]
      if (list) list.push(at)
      else {
        places[need] = [at]
        met.push(need)
      }
    }
  }
  const { items, spans } = matcher.message
  for (let at = 0; at < items.length; at++) put(grammar.needsOfWords.get(matcher.wordAt(at)), at)
  for (const span of spans) {
    for (const type of NEEDED_SPAN_TYPES) {
      if (classes.isSpanOf(span, type)) put(grammar.needsOfSlots.get(type), span.from)
    }
  }
  return { places, met }
}
