import { NODE, NODE_SIZE } from './compiled-grammar.ts'
import {
  add,
  behind,
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
import type { Grammar, SlotReference } from './grammar.ts'
import type { Match, MatchRules } from './match.ts'
import { type MessageWords, STRIDE } from './message-words.ts'
import { ANYWHERE, highBitOf, lowBitOf, SPAN } from './openings.ts'
import type { Place, PlaceRules, Places } from './places.ts'

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
  private readonly rules: PlaceRules
  private readonly limit: number
  private readonly known = new Map<number, readonly Found[]>()
  private readonly stands: (Stand | undefined)[] = []

  constructor(grammar: Grammar, words: MessageWords, places: Places, rules: PlaceRules) {
    this.grammar = grammar
    this.words = words
    this.places = places
    this.rules = rules
    this.limit = rules.limit
  }

  /** Whether it holds what is explained under these rules. */
  isFor(limit: number, { isLoose, isTimeFree }: MatchRules): boolean {
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
    // Most nodes begin nowhere: nothing but their bits is looked at.
    if (!this.mayBegin(node, at)) return NOTHING
    const { nodes } = this.grammar
    const place = node * NODE_SIZE
    const kind = nodes[place] as number
    const operand = nodes[place + 1] as number
    // What is told faster than it is remembered is told each time, and what few ask for is told to each.
    if (kind === NODE.word) return this.word(operand, at)
    if (kind === NODE.optional) return this.optional(operand, at)
    if (nodes[place + 2] === 0) return this.find(kind, node, at)
    const key = node * STRIDE + at
    const known = this.known.get(key)
    if (known) return known
    const found = this.find(kind, node, at)
    this.known.set(key, found)
    return found
  }

  /** Whether a node may begin with what stands where reading may go on; where it may not, it explains nothing. */
  mayBegin(node: number, from: number): boolean {
    const { low, high } = this.standAt(from)
    return this.grammar.openings.mayBegin(node, low, high)
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

  private find(kind: number, node: number, at: number): readonly Found[] {
    const { budget } = this.words.message
    budget.steps -= 1
    if (budget.steps < 0) return NOTHING
    const found = this.findAnew(kind, node, at)
    budget.steps -= found.length
    return found
  }

  private findAnew(kind: number, node: number, at: number): readonly Found[] {
    const { nodes, slots } = this.grammar
    const operand = nodes[node * NODE_SIZE + 1] as number
    switch (kind) {
      case NODE.phrases:
        return this.phrases(node, at)
      case NODE.slot:
        return this.slot(slots[operand] as SlotReference, at)
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

  private phrases(node: number, at: number): readonly Found[] {
    const phrases = this.grammar.phrasesOf(node)
    let found: Found[] | undefined
    for (const place of this.standAt(at).places) {
      const rests = place.at < this.limit && phrases.get(this.words.at(place.at))
      if (!rests) continue
      for (const rest of rests) {
        if (rest.length > 0) found = this.addPhrase(place, rest, found)
        else found = add(found, literal(place, place.at + 1, 1))
      }
    }
    return found ?? NOTHING
  }

  private addPhrase(
    place: Place,
    rest: readonly number[],
    into: Found[] | undefined,
  ): Found[] | undefined {
    // Most phrases share no more than their first word with the message.
    if (!this.goesOn(place.at + 1, rest[0] as number)) return into
    let ways: readonly Found[] = [literal(place, place.at + 1, 1)]
    for (const word of rest) {
      let longer: Found[] | undefined
      for (const way of ways) {
        for (const next of this.word(word, way.end)) {
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
    return this.words.isText(slot) ? this.text(slot, at) : this.span(slot, at)
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

  /** "segunda mercado 50": a day that opens a name is a day, unless nothing else explains it. */
  private text(slot: SlotReference, at: number): readonly Found[] {
    if (this.standAt(at).places.length === 1) {
      const texts = this.words.textsOf(slot, at)
      if (texts.length === 0 || (texts[texts.length - 1] as Found).end <= this.limit) return texts
    }
    const found: Found[] = []
    this.addText(slot, { at, mask: 0, passed: undefined }, found)
    return found
  }

  private addText(slot: SlotReference, place: Place, into: Found[]): void {
    for (const next of this.places.behindFloats(place.at)) {
      this.addTextBehind(slot, place, next, into)
    }
    for (const text of this.words.textsOf(slot, place.at)) {
      if (text.end > this.limit) break
      if (!isAmong(into, text.end, place.mask)) into.push(behind(place, text))
    }
    const filler = this.places.behindFiller(place.at)
    if (filler !== undefined) this.addText(slot, { ...place, at: filler }, into)
  }

  private addTextBehind(slot: SlotReference, place: Place, next: Place, into: Found[]): void {
    const { passed } = next
    if ((place.mask & next.mask) !== 0 || passed === undefined) return
    const mask = place.mask | next.mask
    this.addText(
      slot,
      { at: next.at, mask, passed: { span: passed.span, before: place.passed } },
      into,
    )
  }

  private sequence(list: number, at: number): readonly Found[] {
    const { lists } = this.grammar
    const nothingSaid = emptiesAt(at)
    let ways: readonly Found[] = nothingSaid
    for (let left = lists[list] as number, place = list + 1; left > 0; left--, place++) {
      const part = lists[place] as number
      if (this.isLeftOut(part, ways)) continue
      ways = ways === nothingSaid ? this.found(part, at) : this.goOn(ways, part)
      if (ways.length === 0) return NOTHING
    }
    return ways
  }

  /** Whether a node may be nothing, and is nothing behind all of these ways. */
  private isLeftOut(node: number, ways: readonly Found[]): boolean {
    const { nodes } = this.grammar
    if (nodes[node * NODE_SIZE] !== NODE.optional) return false
    const part = nodes[node * NODE_SIZE + 1] as number
    for (const { end } of ways) if (this.mayBegin(part, end)) return false
    return true
  }

  /** Each of several ways with each way in which a node goes on from its end. */
  private goOn(ways: readonly Found[], node: number): readonly Found[] {
    let longer: Found[] | undefined
    for (const before of ways) {
      for (const next of this.found(node, before.end)) {
        if ((before.mask & next.mask) !== 0) continue
        if (longer && isAmong(longer, next.end, before.mask | next.mask)) continue
        longer = add(longer, join(before, next))
      }
    }
    return longer ?? NOTHING
  }

  private choice(list: number, at: number): readonly Found[] {
    const { lists } = this.grammar
    let found: Found[] | undefined
    for (let index = lists[list] as number, next = list + 1; index > 0; index--, next++) {
      for (const each of this.found(lists[next] as number, at)) {
        found = add(found, each)
      }
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
