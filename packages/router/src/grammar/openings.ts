import { NODE, NODE_SIZE } from './compiled-grammar.ts'
import type { Grammar } from './grammar.ts'

/** What a node may begin with. */
export interface Opening {
  /** The numbers of words. */
  readonly words: ReadonlySet<number>
  /** The nodes of slots. */
  readonly slots: readonly number[]
  /** Whether the node may be nothing at all. */
  readonly isEmpty: boolean
}

/** Finds what a node may begin with. */
export interface Openings {
  of(node: number): Opening
  /** The words of an opening as bits, several words to a bit; all bits when the node may begin otherwise. */
  bitsOf(node: number): number
}

/** The bit of a word; none for one that no template names. */
export const bitOf = (word: number): number => (word < 0 ? 0 : 1 << (word % 31))

/** The bit that no word has: what begins with no word in particular has it, and so has every item. */
export const ANY_WORD = 1 << 31
const ALL_BITS = -1

/** Works openings out when they are first asked for: a message meets few sentences. */
export function createOpenings(grammar: Pick<Grammar, 'nodes' | 'lists' | 'phrasesAt'>): Openings {
  const count = grammar.nodes.length / NODE_SIZE
  const known = new Array<Opening | undefined>(count)
  const bits = new Int32Array(count)
  const openingOf = (node: number): Opening => {
    const found = known[node] ?? find(node)
    known[node] = found
    return found
  }
  const find = (node: number): Opening => {
    const { nodes, lists, phrasesAt } = grammar
    const first = nodes[node * NODE_SIZE + 1] as number
    switch (nodes[node * NODE_SIZE]) {
      case NODE.word:
        return { words: new Set([first]), slots: [], isEmpty: false }
      case NODE.phrases:
        return { words: new Set(phrasesAt(first).keys()), slots: [], isEmpty: false }
      case NODE.slot:
        return { words: NONE, slots: [node], isEmpty: false }
      case NODE.optional:
        return { ...openingOf(first), isEmpty: true }
      case NODE.sequence: {
        const opening = openingOf(first)
        if (!opening.isEmpty) return opening
        const next = openingOf(nodes[node * NODE_SIZE + 2] as number)
        return { ...either([opening, next]), isEmpty: next.isEmpty }
      }
      case NODE.choice: {
        const from = first + 1
        return either([...lists.subarray(from, from + (lists[first] as number))].map(openingOf))
      }
      default:
        return { words: NONE, slots: [], isEmpty: true }
    }
  }
  const bitsOf = (node: number): number => {
    const noted = bits[node] as number
    if (noted !== 0) return noted
    const found = toBits(openingOf(node))
    bits[node] = found
    return found
  }
  return { of: openingOf, bitsOf }
}

function toBits({ words, slots, isEmpty }: Opening): number {
  if (isEmpty || slots.length > 0) return ALL_BITS
  let bits = 0
  for (const word of words) bits |= bitOf(word)
  return bits
}

const NONE: ReadonlySet<number> = new Set()

function either(openings: readonly Opening[]): Opening {
  return {
    words: new Set(openings.flatMap(({ words }) => [...words])),
    slots: [...new Set(openings.flatMap(({ slots }) => slots))],
    isEmpty: openings.some(({ isEmpty }) => isEmpty),
  }
}
