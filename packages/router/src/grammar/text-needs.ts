import { NODE, NODE_SIZE } from './compiled-grammar.ts'
import { type Grammar, listAt } from './grammar.ts'
import { SPAN_TYPES } from './slot-names.ts'

/** Types that have a bit; what is needed of others is not told beforehand. */
const MOST_TYPES = 31
const UNKNOWN = -1

/**
 * Knows which types of text slots a node cannot do without, as bits, worked out when it is first
 * asked for: a message meets few sentences.
 */
export class TextNeeds {
  /** What fills text slots; the first of them have a bit. */
  readonly types: readonly string[]
  private readonly typesOfSlots: Int32Array
  private readonly grammar: Pick<Grammar, 'nodes' | 'lists' | 'slots'>
  private readonly needs: Int32Array

  constructor(grammar: Pick<Grammar, 'nodes' | 'lists' | 'slots'>) {
    const types = new Set(grammar.slots.map(({ type }) => type))
    this.types = [...types].filter((type) => !SPAN_TYPES.has(type))
    this.typesOfSlots = Int32Array.from(grammar.slots, ({ type }) => this.types.indexOf(type))
    this.grammar = grammar
    this.needs = new Int32Array(grammar.nodes.length / NODE_SIZE).fill(UNKNOWN)
  }

  /** What fills a slot, by its place among the types; -1 for what a scanner finds. */
  typeOf(slot: number): number {
    return this.typesOfSlots[slot] as number
  }

  of(node: number): number {
    const known = this.needs[node] as number
    if (known !== UNKNOWN) return known
    const needs = this.find(node)
    this.needs[node] = needs
    return needs
  }

  private find(node: number): number {
    const { nodes, lists } = this.grammar
    const first = nodes[node * NODE_SIZE + 1] as number
    switch (nodes[node * NODE_SIZE]) {
      case NODE.slot: {
        const type = this.typeOf(first)
        return type < 0 || type >= MOST_TYPES ? 0 : 1 << type
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
