import { NO_REST, NODE, NODE_SIZE, PART_SIZE } from './compiled-grammar.ts'
import {
  add,
  bound,
  emptiesAt,
  emptyAt,
  type Found,
  isAmong,
  join,
  literal,
  NOTHING,
  toMatch,
} from './found.ts'
import { FreeTexts } from './free-texts.ts'
import type { Grammar } from './grammar.ts'
import { endOfParts, restsBehind } from './graph.ts'
import type { Match } from './match.ts'
import { type MessageWords, STRIDE } from './message-words.ts'
import { ANYWHERE, EMPTY, highBitOf, lowBitOf, SPAN } from './openings.ts'
import type { Place, PlaceRules, Places } from './places.ts'
import type { SlotReference } from './slot-reference.ts'

/** Where reading may go on from an item, and the bits of what stands there. */
interface Stand {
  readonly places: readonly Place[]
  readonly low: number
  readonly high: number
}

/** What the nodes of a grammar explain in a message under one set of rules, each worked out once an item. */
export class Chart {
  private readonly grammar: Grammar
  private readonly words: MessageWords
  private readonly places: Places
  private readonly texts: FreeTexts
  private readonly rules: PlaceRules
  private readonly limit: number
  private readonly known = new Map<number, readonly Found[]>()
  private readonly stands: (Stand | undefined)[] = []

  constructor(grammar: Grammar, words: MessageWords, places: Places, rules: PlaceRules) {
    this.grammar = grammar
    this.words = words
    this.places = places
    this.texts = new FreeTexts(words, places, rules.limit)
    this.rules = rules
    this.limit = rules.limit
  }

  /** Whether it holds what is explained under these rules. */
  isFor(limit: number, isLoose: boolean, isTimeFree: boolean): boolean {
    const { rules } = this
    return limit === this.limit && isLoose === rules.isLoose && isTimeFree === rules.isTimeFree
  }

  /** The first of several ways that reaches to the end of a stretch, with what is passed over behind it. */
  match(ways: readonly Found[], to: number): Match | undefined {
    for (const found of ways) {
      if (found.end > to) continue
      for (const { at, mask, passed } of this.standAt(found.end).places) {
        if (at === to && (mask & found.mask) === 0) return toMatch(found, passed)
      }
    }
    return undefined
  }

  /** Every way a node explains items from `at` on, the preferred first; of those that end alike only the first. */
  found(node: number, at: number): readonly Found[] {
    const { nodes } = this.grammar.graph
    const place = node * NODE_SIZE
    const kind = nodes[place] as number
    const operand = nodes[place + 1] as number
    // What is told faster than it is remembered is told each time, and what few ask for is told to each.
    if (kind === NODE.word) return this.word(operand, at)
    if (kind === NODE.optional) return this.optional(operand, at)
    if (nodes[place + 2] === 0 || kind === NODE.phrases) return this.find(kind, operand, at)
    const key = node * STRIDE + at
    const known = this.known.get(key)
    if (known) return known
    const found = this.find(kind, operand, at)
    this.known.set(key, found)
    return found
  }

  /** Whether a node that begins with these bits may begin where reading may go on; else it explains nothing. */
  mayBegin(low: number, high: number, from: number): boolean {
    const stand = this.standAt(from)
    return ((low & stand.low) | (high & stand.high)) !== 0
  }

  private standAt(from: number): Stand {
    const known = this.stands[from]
    if (known) return known
    const stand = this.findStand(from)
    this.stands[from] = stand
    return stand
  }

  private findStand(from: number): Stand {
    const { spansAt } = this.words.message
    const places = this.places.from(from)
    let low = ANYWHERE
    let high = 0
    for (const { at } of places) {
      const word = this.words.at(at)
      if (spansAt.has(at)) low |= SPAN
      if (word >= 0) low |= lowBitOf(word)
      if (word >= 0) high |= highBitOf(word)
    }
    return { places, low, high }
  }

  private find(kind: number, operand: number, at: number): readonly Found[] {
    const { budget } = this.words.message
    budget.steps -= 1
    if (budget.steps < 0) return NOTHING
    const found = this.findAnew(kind, operand, at)
    budget.steps -= found.length
    return found
  }

  private findAnew(kind: number, operand: number, at: number): readonly Found[] {
    switch (kind) {
      case NODE.phrases:
        return this.phrases(operand, at)
      case NODE.slot:
        return this.slot(this.grammar.graph.slots[operand] as SlotReference, at)
      case NODE.sequence:
        return this.sequence(operand, at)
      case NODE.choice:
        return this.choice(operand, at)
      default:
        return emptiesAt(at)
    }
  }

  private word(word: number, at: number): readonly Found[] {
    let found: Found[] | undefined
    for (const place of this.standAt(at).places) {
      if (this.words.at(place.at) !== word || place.at >= this.limit) continue
      found = add(found, literal(place, place.at + 1, 1))
    }
    return found ?? NOTHING
  }

  private phrases(list: number, at: number): readonly Found[] {
    const { graph } = this.grammar
    let found: Found[] | undefined
    for (const place of this.standAt(at).places) {
      if (place.at >= this.limit) continue
      const rests = restsBehind(graph, list, this.words.at(place.at))
      if (rests === NO_REST) found = add(found, literal(place, place.at + 1, 1))
      else if (rests > 0) found = this.addPhrases(place, rests, found)
    }
    return found ?? NOTHING
  }

  /** The phrases that begin with the word at a place and go on with one of several rests. */
  private addPhrases(place: Place, rests: number, into: Found[] | undefined): Found[] | undefined {
    const { lists } = this.grammar.graph
    let found = into
    let rest = rests + 1
    for (let left = lists[rests] as number; left > 0; left--) {
      found = this.addPhrase(place, rest, found)
      rest += 1 + (lists[rest] as number)
    }
    return found
  }

  private addPhrase(place: Place, rest: number, into: Found[] | undefined): Found[] | undefined {
    const { lists } = this.grammar.graph
    const end = rest + 1 + (lists[rest] as number)
    // Most phrases share no more than their first word with the message.
    if (end > rest + 1 && !this.goesOn(place.at + 1, lists[rest + 1] as number)) return into
    let ways: readonly Found[] = [literal(place, place.at + 1, 1)]
    for (let at = rest + 1; at < end; at++) {
      let longer: Found[] | undefined
      for (const way of ways) {
        for (const next of this.word(lists[at] as number, way.end)) {
          if ((way.mask & next.mask) === 0) longer = add(longer, join(way, next))
        }
      }
      if (longer === undefined) return into
      ways = longer
    }
    let found = into
    for (const way of ways) found = add(found, way)
    return found
  }

  /** Whether a word stands where reading may go on. */
  private goesOn(from: number, word: number): boolean {
    for (const { at } of this.standAt(from).places) if (this.words.at(at) === word) return true
    return false
  }

  private slot(slot: SlotReference, at: number): readonly Found[] {
    if (!this.words.isText(slot)) return this.span(slot, at)
    return this.texts.from(slot, at, this.standAt(at).places.length === 1)
  }

  private span({ type, name }: SlotReference, at: number): readonly Found[] {
    let found: Found[] | undefined
    for (const place of this.standAt(at).places) {
      for (const span of this.words.message.spansAt.get(place.at) ?? NO_SPANS) {
        if (span.to > this.limit || !this.words.isSpanOf(span, type)) continue
        found = add(found, bound(place, span.to, { type: 'span', name, span }, 0))
      }
    }
    return found ?? NOTHING
  }

  private sequence(list: number, at: number): readonly Found[] {
    const nothingSaid = emptiesAt(at)
    let ways: readonly Found[] = nothingSaid
    const end = this.endOf(list)
    for (let part = list + 1; part < end; part += PART_SIZE) {
      if (this.isLeftOut(part, ways)) continue
      ways = ways === nothingSaid ? this.part(part, at) : this.goOn(ways, part)
      if (ways.length === 0) return NOTHING
    }
    return ways
  }

  /** The place behind the parts of a list; what those may begin with is noted by then. */
  private endOf(list: number): number {
    const { graph, openings } = this.grammar
    if (graph.lists[list + 2] === 0 && graph.lists[list + 3] === 0) openings.note(list)
    return endOfParts(graph, list)
  }

  /** Every way in which a part of a list explains items; it is nothing, if it may be, where it may not begin. */
  private part(part: number, at: number): readonly Found[] {
    const { lists } = this.grammar.graph
    const low = lists[part + 1] as number
    if (this.mayBegin(low & ~EMPTY, lists[part + 2] as number, at)) {
      return this.found(lists[part] as number, at)
    }
    return (low & EMPTY) === 0 ? NOTHING : emptiesAt(at)
  }

  /** Whether a part may be nothing, and is nothing behind all of these ways. */
  private isLeftOut(part: number, ways: readonly Found[]): boolean {
    const { lists } = this.grammar.graph
    const low = lists[part + 1] as number
    if ((low & EMPTY) === 0) return false
    const high = lists[part + 2] as number
    for (const { end } of ways) if (this.mayBegin(low & ~EMPTY, high, end)) return false
    return true
  }

  /** Each of several ways with each way in which a part goes on from its end. */
  private goOn(ways: readonly Found[], part: number): readonly Found[] {
    let longer: Found[] | undefined
    for (const before of ways) {
      for (const next of this.part(part, before.end)) {
        if ((before.mask & next.mask) !== 0) continue
        if (longer && isAmong(longer, next.end, before.mask | next.mask)) continue
        longer = add(longer, join(before, next))
      }
    }
    return longer ?? NOTHING
  }

  private choice(list: number, at: number): readonly Found[] {
    let found: Found[] | undefined
    const end = this.endOf(list)
    for (let part = list + 1; part < end; part += PART_SIZE) {
      for (const each of this.part(part, at)) found = add(found, each)
    }
    return found ?? NOTHING
  }

  private optional(part: number, at: number): readonly Found[] {
    const found = this.found(part, at)
    if (found.length === 0) return emptiesAt(at)
    return add(found.slice(), emptyAt(at))
  }
}

const NO_SPANS: readonly never[] = []
