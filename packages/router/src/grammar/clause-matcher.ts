import type { Clause, Message } from '../clauses/message.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import { NODE, NODE_SIZE } from './compiled-grammar.ts'
import type { Grammar, SlotReference } from './grammar.ts'
import { type Passed, type Place, Places } from './places.ts'
import type { WordClasses } from './word-classes.ts'

/** A stretch of words bound to a free-text slot. */
export interface TextBinding {
  readonly type: 'text'
  readonly name: string
  readonly from: number
  readonly to: number
  /** The identifier the lexicon gives the words, when the slot is a lexical one. */
  readonly key?: string
}

/** A scanned slot bound by a template. */
export interface SpanBinding {
  readonly type: 'span'
  readonly name: string
  readonly span: SlotSpan
}

export type Binding = TextBinding | SpanBinding

/** Everything a match bound: what the template asked for, and what was said besides. */
export interface Match {
  readonly bindings: readonly Binding[]
  /** Dates, payment methods and the like, which may stand anywhere in a clause. */
  readonly floats: readonly SlotSpan[]
  /** How many words the template itself named. */
  readonly literalCount: number
  /** How many words went into free text. */
  readonly freeCount: number
}

/** What a sentence lets its words be read with. */
export interface MatchRules {
  readonly isLoose: boolean
  readonly isTimeFree: boolean
}

/** One way in which a node explains some items: where it ends, and what it bound on the way. */
interface Found {
  readonly end: number
  /** The types of slots passed over, as bits. */
  readonly mask: number
  readonly literals: number
  readonly free: number
  readonly before: Found | undefined
  readonly after: Found | undefined
  readonly passed: Passed | undefined
  readonly binding: Binding | undefined
}

/** A stretch of words that a free-text slot takes. */
interface TextEnd {
  readonly end: number
  readonly key: string | undefined
}

/** Room for the items of a message in the key of a node at an item. */
const STRIDE = 1024

const NOTHING: readonly Found[] = []

/**
 * Matches one message against the graph of a grammar. What a node explains from an item on is worked
 * out once, whatever sentences and clauses ask for it: the cost grows with the nodes that are
 * reached times the items, and never with the ways in which they combine.
 */
export class MessageMatcher {
  readonly message: Message
  private readonly grammar: Grammar
  private readonly classes: WordClasses
  private readonly words: Int32Array
  private readonly charts = new Map<number, Chart>()
  private readonly texts = new Map<string, readonly (readonly TextEnd[] | undefined)[]>()
  private isCrossedAt: readonly boolean[] | undefined

  constructor(grammar: Grammar, message: Message, classes: WordClasses) {
    this.grammar = grammar
    this.message = message
    this.classes = classes
    this.words = Int32Array.from(message.items, ({ word }) => grammar.words.get(word) ?? -1)
  }

  /** The first way in which a node explains a whole clause. */
  match(node: number, clause: Clause, rules: MatchRules): Match | undefined {
    return this.chartFor(this.limitOf(clause.to), rules).match(node, clause.from, clause.to)
  }

  /** Whether a node explains anything that begins at an item, however far it reaches. */
  begins(node: number, from: number, rules: MatchRules): boolean {
    return this.chartFor(this.message.items.length, rules).begins(node, from)
  }

  /** The number of the word at an item; -1 for one that no template names. */
  wordAt(at: number): number {
    return this.words[at] ?? -1
  }

  /** The stretches from an item on that a free-text slot takes; nothing when the slot is a scanned one. */
  textEnds(type: string, at: number): readonly TextEnd[] | undefined {
    const slot = this.classes.textSlot(type)
    if (slot === undefined) return undefined
    const known = this.texts.get(type) ?? []
    this.texts.set(type, known)
    const ends = known[at]
    if (ends) return ends
    const found: TextEnd[] = []
    const most = Math.min(this.message.items.length, at + slot.maxWords)
    for (let end = at + 1; end <= most; end++) {
      const verdict = slot.accepts(this.message, at, end)
      if (verdict === 'never') break
      if (verdict === 'not-yet') continue
      found.push({ end, key: typeof verdict === 'object' ? verdict.key : undefined })
    }
    ;(known as (readonly TextEnd[] | undefined)[])[at] = found
    return found
  }

  isSpanOf(span: SlotSpan, type: string): boolean {
    return this.classes.isSpanOf(span, type)
  }

  /** What holds for the whole message holds for a clause, unless a filler reaches over the clause's end. */
  limitOf(to: number): number {
    return this.isCrossed(to) ? to : this.message.items.length
  }

  private chartFor(limit: number, { isLoose, isTimeFree }: MatchRules): Chart {
    const key = limit * 4 + (isLoose ? 2 : 0) + (isTimeFree ? 1 : 0)
    const known = this.charts.get(key)
    if (known) return known
    const places = new Places(this.message, this.classes, { isLoose, isTimeFree, limit })
    const chart = new Chart(this.grammar, this, places, limit)
    this.charts.set(key, chart)
    return chart
  }

  private isCrossed(to: number): boolean {
    this.isCrossedAt ??= this.findCrossed()
    return this.isCrossedAt[to] ?? false
  }

  private findCrossed(): boolean[] {
    const { length } = this.message.items
    const crossed = new Array<boolean>(length + 1).fill(false)
    for (let at = 0; at < length; at++) {
      const end = at + this.classes.fillerLength(this.message, at, length)
      for (let inside = at + 1; inside < end; inside++) crossed[inside] = true
    }
    return crossed
  }
}

/** What the nodes explain under one set of rules. */
class Chart {
  private readonly grammar: Grammar
  private readonly matcher: MessageMatcher
  private readonly places: Places
  private readonly limit: number
  private readonly known = new Map<number, readonly Found[]>()

  constructor(grammar: Grammar, matcher: MessageMatcher, places: Places, limit: number) {
    this.grammar = grammar
    this.matcher = matcher
    this.places = places
    this.limit = limit
  }

  begins(node: number, from: number): boolean {
    return this.mayBegin(node, from) && this.found(node, from).length > 0
  }

  /** Whether any word from which reading may go on is one that the node begins with. */
  private mayBegin(node: number, from: number): boolean {
    const words = this.grammar.firstWordsOf(node)
    if (words === undefined) return true
    for (const { at } of this.places.from(from)) {
      if (words.has(this.matcher.wordAt(at))) return true
    }
    return false
  }

  match(node: number, from: number, to: number): Match | undefined {
    for (const found of this.found(node, from)) {
      if (found.end > to) continue
      for (const { at, mask, passed } of this.places.from(found.end)) {
        if (at === to && (mask & found.mask) === 0) return toMatch(found, passed)
      }
    }
    return undefined
  }

  /** Every way a node explains items from `at` on, the preferred first; of those that end alike only the first. */
  private found(node: number, at: number): readonly Found[] {
    const { nodes } = this.grammar
    // A word is told faster than it is remembered.
    if (nodes[node * NODE_SIZE] === NODE.word) {
      return this.word(nodes[node * NODE_SIZE + 1] as number, at)
    }
    const key = node * STRIDE + at
    const known = this.known.get(key)
    if (known) return known
    const { budget } = this.matcher.message
    budget.steps -= 1
    if (budget.steps < 0) return NOTHING
    const found = this.find(node, at)
    budget.steps -= found.length
    this.known.set(key, found)
    return found
  }

  private find(node: number, at: number): readonly Found[] {
    const { nodes } = this.grammar
    const first = nodes[node * NODE_SIZE + 1] as number
    switch (nodes[node * NODE_SIZE]) {
      case NODE.word:
        return this.word(first, at)
      case NODE.phrases:
        return this.phrases(first, at)
      case NODE.slot:
        return this.slot(this.grammar.slots[first] as SlotReference, at)
      case NODE.sequence:
        return this.sequence(first, nodes[node * NODE_SIZE + 2] as number, at)
      case NODE.choice:
        return this.choice(first, at)
      case NODE.optional:
        return this.optional(first, at)
      default:
        return emptiesAt(at)
    }
  }

  private word(word: number, at: number): readonly Found[] {
    let found: Found[] | undefined
    for (const place of this.places.from(at)) {
      if (this.matcher.wordAt(place.at) !== word || place.at >= this.limit) continue
      found ??= []
      add(found, literal(place, place.at + 1, 1))
    }
    return found ?? NOTHING
  }

  private phrases(list: number, at: number): readonly Found[] {
    const phrases = this.grammar.phrasesAt(list)
    let found: Found[] | undefined
    for (const place of this.places.from(at)) {
      const rests = place.at < this.limit && phrases.get(this.matcher.wordAt(place.at))
      if (!rests) continue
      found ??= []
      for (const rest of rests) {
        if (rest.length === 0) add(found, literal(place, place.at + 1, 1))
        else this.addPhrase(literal(place, place.at + 1, 1), rest, found)
      }
    }
    return found ?? NOTHING
  }

  private addPhrase(opening: Found, rest: readonly number[], into: Found[]): void {
    let ways: readonly Found[] = [opening]
    for (const word of rest) {
      const longer: Found[] = []
      for (const way of ways) {
        for (const next of this.word(word, way.end)) {
          if ((way.mask & next.mask) === 0) add(longer, join(way, next))
        }
      }
      ways = longer
    }
    for (const way of ways) add(into, way)
  }

  private slot(slot: SlotReference, at: number): readonly Found[] {
    const isText = this.matcher.textEnds(slot.type, at) !== undefined
    return isText ? this.text(slot, at) : this.span(slot, at)
  }

  private span({ type, name }: SlotReference, at: number): readonly Found[] {
    let found: Found[] | undefined
    for (const place of this.places.from(at)) {
      for (const span of this.matcher.message.spansAt.get(place.at) ?? []) {
        if (span.to > this.limit || !this.matcher.isSpanOf(span, type)) continue
        found ??= []
        add(found, bound(place, span.to, { type: 'span', name, span }, 0))
      }
    }
    return found ?? NOTHING
  }

  /** "segunda mercado 50": a day that opens a name is a day, unless nothing else explains it. */
  private text(slot: SlotReference, at: number): readonly Found[] {
    const found: Found[] = []
    this.addText(slot, placeAt(at), found)
    return found
  }

  private addText(slot: SlotReference, place: Place, into: Found[]): void {
    const behind = this.places.behindFloats(place.at)
    for (const next of behind) this.addTextBehind(slot, place, next, into)
    for (const { end, key } of this.matcher.textEnds(slot.type, place.at) ?? []) {
      if (end > this.limit) break
      const { name } = slot
      const binding = {
        type: 'text',
        name,
        from: place.at,
        to: end,
        ...(key === undefined ? {} : { key }),
      } as const
      add(into, bound(place, end, binding, key === undefined ? end - place.at : 0))
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

  private sequence(first: number, second: number, at: number): readonly Found[] {
    let found: Found[] | undefined
    for (const before of this.found(first, at)) {
      for (const after of this.found(second, before.end)) {
        if ((before.mask & after.mask) !== 0) continue
        found ??= []
        add(found, join(before, after))
      }
    }
    return found ?? NOTHING
  }

  private choice(list: number, at: number): readonly Found[] {
    const { lists } = this.grammar
    let found: Found[] | undefined
    for (let index = lists[list] as number, next = list + 1; index > 0; index--, next++) {
      for (const each of this.found(lists[next] as number, at)) {
        found ??= []
        add(found, each)
      }
    }
    return found ?? NOTHING
  }

  private optional(part: number, at: number): readonly Found[] {
    const said = this.found(part, at)
    if (said.length === 0) return emptiesAt(at)
    const found = said.slice()
    add(found, emptyAt(at))
    return found
  }
}

/** Keeps the first of several ways that end alike: what follows cannot tell them apart. */
function add(list: Found[], found: Found): void {
  for (const { end, mask } of list) if (end === found.end && mask === found.mask) return
  list.push(found)
}

/** The way that explains nothing, for each item of the longest message so far. */
const EMPTIES: (readonly [Found])[] = []

function emptiesAt(at: number): readonly [Found] {
  while (EMPTIES.length <= at) EMPTIES.push([literal(placeAt(EMPTIES.length), EMPTIES.length, 0)])
  return EMPTIES[at] as readonly [Found]
}

const emptyAt = (at: number): Found => emptiesAt(at)[0]

const placeAt = (at: number): Place => ({ at, mask: 0, passed: undefined })

function literal({ mask, passed }: Place, end: number, literals: number): Found {
  return {
    end,
    mask,
    literals,
    free: 0,
    before: undefined,
    after: undefined,
    passed,
    binding: undefined,
  }
}

function bound({ mask, passed }: Place, end: number, binding: Binding, free: number): Found {
  return { end, mask, literals: 0, free, before: undefined, after: undefined, passed, binding }
}

function join(before: Found, after: Found): Found {
  if (isEmpty(after)) return before
  if (isEmpty(before)) return after
  return {
    end: after.end,
    mask: before.mask | after.mask,
    literals: before.literals + after.literals,
    free: before.free + after.free,
    before,
    after,
    passed: undefined,
    binding: undefined,
  }
}

function isEmpty(found: Found): boolean {
  return EMPTIES[found.end]?.[0] === found
}

function toMatch(found: Found, passedLast: Passed | undefined): Match {
  const bindings: Binding[] = []
  const floats: SlotSpan[] = []
  const visit = (part: Found): void => {
    if (part.before) visit(part.before)
    if (part.after) visit(part.after)
    addPassed(part.passed, floats)
    if (part.binding) bindings.push(part.binding)
  }
  visit(found)
  addPassed(passedLast, floats)
  return { bindings, floats, literalCount: found.literals, freeCount: found.free }
}

function addPassed(passed: Passed | undefined, into: SlotSpan[]): void {
  if (passed === undefined) return
  addPassed(passed.before, into)
  into.push(passed.span)
}
