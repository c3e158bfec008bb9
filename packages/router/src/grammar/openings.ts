import { NODE, NODE_SIZE } from './compiled-grammar.ts'
import { type Grammar, listAt, type SlotReference } from './grammar.ts'

/** What a node may begin with, as bits: a word has one, which it shares with others. */
interface OpeningBits {
  readonly low: number
  readonly high: number
}

/** Of every item, and of a node that begins with free text. */
const TEXT = 1 << 31
/** Of every item, and of a node that may be nothing. */
const EMPTY = 1 << 30
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
  private readonly grammar: Pick<Grammar, 'nodes' | 'lists' | 'phrasesOf' | 'slots'>
  /** Two numbers a node; both are 0 until they are worked out. */
  private readonly bits: Int32Array

  constructor(grammar: Pick<Grammar, 'nodes' | 'lists' | 'phrasesOf' | 'slots'>) {
    this.grammar = grammar
    this.bits = new Int32Array((2 * grammar.nodes.length) / NODE_SIZE)
  }

  /** Whether a node may begin where these bits stand; where it may not, it explains nothing. */
  mayBegin(node: number, low: number, high: number): boolean {
    const { bits } = this
    if (bits[2 * node] === 0 && bits[2 * node + 1] === 0) this.workOut(node)
    return (((bits[2 * node] as number) & low) | ((bits[2 * node + 1] as number) & high)) !== 0
  }

  private workOut(node: number): OpeningBits {
    const { low, high } = this.find(node)
    this.bits[2 * node] = low
    this.bits[2 * node + 1] = high
    return { low, high }
  }

  private of(node: number): OpeningBits {
    const low = this.bits[2 * node] as number
    const high = this.bits[2 * node + 1] as number
    return low === 0 && high === 0 ? this.workOut(node) : { low, high }
  }

  private find(node: number): OpeningBits {
    const { nodes, lists, phrasesOf, slots } = this.grammar
    const first = nodes[node * NODE_SIZE + 1] as number
    switch (nodes[node * NODE_SIZE]) {
      case NODE.word:
        return wordBits(first)
      case NODE.phrases:
        return [...phrasesOf(node).keys()].map(wordBits).reduce(either, NO_BITS)
      case NODE.slot: {
        const { isScanned } = slots[first] as SlotReference
        return { low: isScanned ? SPAN : TEXT, high: 0 }
      }
      case NODE.optional:
        return either(this.of(first), NOTHING_BITS)
      case NODE.sequence:
        return listAt(lists, first).reduce(
          (before: OpeningBits, part) => sequence(before, () => this.of(part)),
          NOTHING_BITS,
        )
      case NODE.choice:
        return listAt(lists, first).reduce(
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
