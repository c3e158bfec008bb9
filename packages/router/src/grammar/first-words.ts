import { NODE, NODE_SIZE } from './compiled-grammar.ts'
import type { Grammar } from './grammar.ts'

/** What a node may begin with. */
interface Opening {
  readonly words: ReadonlySet<number>
  /** Whether a slot may stand first, so that words do not tell. */
  readonly isOpen: boolean
  /** Whether the node may be nothing at all. */
  readonly isEmpty: boolean
}

/** Finds the words with which a node begins; nothing when something else than a word may. */
export type FirstWords = (node: number) => ReadonlySet<number> | undefined

/** Works the first words out when they are first asked for: a message meets few sentences. */
export function createFirstWords(
  grammar: Pick<Grammar, 'nodes' | 'lists' | 'phrasesAt'>,
): FirstWords {
  const known = new Map<number, Opening>()
  const openingOf = (node: number): Opening => {
    const found = known.get(node) ?? find(node)
    known.set(node, found)
    return found
  }
  const find = (node: number): Opening => {
    const { nodes, lists, phrasesAt } = grammar
    const first = nodes[node * NODE_SIZE + 1] as number
    switch (nodes[node * NODE_SIZE]) {
      case NODE.word:
        return { words: new Set([first]), isOpen: false, isEmpty: false }
      case NODE.phrases:
        return { words: new Set(phrasesAt(first).keys()), isOpen: false, isEmpty: false }
      case NODE.slot:
        return { words: NONE, isOpen: true, isEmpty: false }
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
        return { words: NONE, isOpen: false, isEmpty: true }
    }
  }
  return (node) => {
    const { words, isOpen, isEmpty } = openingOf(node)
    return isOpen || isEmpty ? undefined : words
  }
}

const NONE: ReadonlySet<number> = new Set()

function either(openings: readonly Opening[]): Opening {
  return {
    words: new Set(openings.flatMap(({ words }) => [...words])),
    isOpen: openings.some(({ isOpen }) => isOpen),
    isEmpty: openings.some(({ isEmpty }) => isEmpty),
  }
}
