import { NODE, NODE_SIZE } from './compiled-grammar.ts'
import { type Grammar, listAt } from './grammar.ts'

/** Types that have a bit; what is needed of others is not told beforehand. */
const MOST_TYPES = 31
const UNKNOWN = -1

/**
 * Knows which types of text slots a node cannot do without, as bits, worked out when it is first
 * asked for: a message meets few sentences.
 */
export class TextNeeds {
  /** What fills text slots, by the number of the bit. */
  readonly types: readonly string[]
  private readonly grammar: Pick<Grammar, 'nodes' | 'lists' | 'slots'>
  private readonly needs: Int32Array

  constructor(grammar: Pick<Grammar, 'nodes' | 'lists' | 'slots'>) {
    const texts = grammar.slots.filter(({ isScanned }) => !isScanned)
    this.types = [...new Set(texts.map(({ type }) => type))].slice(0, MOST_TYPES)
    this.grammar = grammar
    this.needs = new Int32Array(grammar.nodes.length / NODE_SIZE).fill(UNKNOWN)
  }

  of(node: number): number {
    const known = this.needs[node] as number
    if (known !== UNKNOWN) return known
    const needs = this.find(node)
    this.needs[node] = needs
    return needs
  }

  private find(node: number): number {
    const { nodes, lists, slots } = this.grammar
    const first = nodes[node * NODE_SIZE + 1] as number
    switch (nodes[node * NODE_SIZE]) {
      case NODE.slot: {
        const type = this.types.indexOf(slots[first]?.type ?? '')
        return type < 0 ? 0 : 1 << type
      }
      case NODE.sequence:
        return listAt(lists, first).reduce((needs, part) => needs | this.of(part), 0)
      case NODE.choice:
        return listAt(lists, first).reduce((shared, option) => shared & this.of(option), ~0)
      default:
        return 0
    }
  }
}
