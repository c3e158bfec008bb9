import { NODE, NODE_SIZE, PART_SIZE } from './compiled-grammar.ts'
import { endOfParts, firstWordsAt, type Graph, partsAt } from './graph.ts'
import type { SlotReference } from './slot-reference.ts'

/** What a node may begin with, as bits: a word has one, which it shares with others. */
export interface OpeningBits {
  readonly low: number
  readonly high: number
}

/** Of every item, and of a node that begins with free text. */
const TEXT = 1 << 31
/** Of every item, and of a node that may be nothing. */
export const EMPTY = 1 << 30
/** Of an item where a scanner found something, and of a node that begins with a scanned slot. */
export const SPAN = 1 << 29
/** The low bits of every item. */
export const ANYWHERE = TEXT | EMPTY
const LOW_WORDS = 29
const ALL_WORDS = LOW_WORDS + 32

/** The bit of a word when that is one of the low ones, and else none. */
export function lowBitOf(word: number): number {
  const bit = word % ALL_WORDS
  return bit < LOW_WORDS ? 1 << bit : 0
}

/** The bit of a word when that is one of the high ones, and else none. */
export function highBitOf(word: number): number {
  const bit = word % ALL_WORDS
  return bit < LOW_WORDS ? 0 : 1 << (bit - LOW_WORDS)
}

const wordBits = (word: number): OpeningBits => ({ low: lowBitOf(word), high: highBitOf(word) })
const NO_BITS: OpeningBits = { low: 0, high: 0 }
const NOTHING_BITS: OpeningBits = { low: EMPTY, high: 0 }

/** Knows what nodes begin with, worked out when it is first asked for: a message meets few sentences. */
export class Openings {
  private readonly graph: Graph
  /** Two numbers a node; both are 0 until they are worked out. */
  private readonly bits: Int32Array

  constructor(graph: Graph) {
    this.graph = graph
    this.bits = new Int32Array((2 * graph.nodes.length) / NODE_SIZE)
  }

  /** What a node may begin with. */
  of(node: number): OpeningBits {
    const low = this.bits[2 * node] as number
    const high = this.bits[2 * node + 1] as number
    return low === 0 && high === 0 ? this.workOut(node) : { low, high }
  }

  /** Notes beside each part of a list what it may begin with. */
  note(list: number): void {
    const { lists } = this.graph
    const end = endOfParts(this.graph, list)
    for (let part = list + 1; part < end; part += PART_SIZE) {
      const { low, high } = this.of(lists[part] as number)
      lists[part + 1] = low
      lists[part + 2] = high
    }
  }

  private workOut(node: number): OpeningBits {
    const { low, high } = this.find(node)
    this.bits[2 * node] = low
    this.bits[2 * node + 1] = high
    return { low, high }
  }

  private find(node: number): OpeningBits {
    const { graph } = this
    const first = graph.nodes[node * NODE_SIZE + 1] as number
    switch (graph.nodes[node * NODE_SIZE]) {
      case NODE.word:
        return wordBits(first)
      case NODE.phrases:
        return [...firstWordsAt(graph, first)].map(wordBits).reduce(either, NO_BITS)
      case NODE.slot: {
        const { textType } = graph.slots[first] as SlotReference
        return { low: textType < 0 ? SPAN : TEXT, high: 0 }
      }
      case NODE.optional:
        return either(this.of(first), NOTHING_BITS)
      case NODE.sequence:
        return partsAt(graph, first).reduce(
          (before: OpeningBits, part) => sequence(before, () => this.of(part)),
          NOTHING_BITS,
        )
      case NODE.choice:
        return partsAt(graph, first).reduce(
          (before: OpeningBits, option) => either(before, this.of(option)),
          NO_BITS,
        )
      default:
        return NOTHING_BITS
    }
  }
}

function either(one: OpeningBits, other: OpeningBits): OpeningBits {
  return { low: one.low | other.low, high: one.high | other.high }
}

/** What follows counts only where the first may be nothing; then the whole is nothing only with both. */
function sequence(first: OpeningBits, next: () => OpeningBits): OpeningBits {
  if ((first.low & EMPTY) === 0) return first
  return either({ low: first.low & ~EMPTY, high: first.high }, next())
}
