import { NODE, NODE_SIZE } from './compiled-grammar.ts'
import { type Graph, partsAt } from './graph.ts'
import type { SlotReference } from './slot-reference.ts'

/** Types that have a bit; what is needed of others is not told beforehand. */
const MOST_TYPES = 31
const UNKNOWN = -1

/**
 * Knows which types of text slots a node cannot do without, as bits by their numbers, worked out
 * when it is first asked for: a message meets few sentences.
 */
export class TextNeeds {
  private readonly graph: Graph
  private readonly needs: Int32Array

  constructor(graph: Graph) {
    this.graph = graph
    this.needs = new Int32Array(graph.nodes.length / NODE_SIZE).fill(UNKNOWN)
  }

  of(node: number): number {
    const known = this.needs[node] as number
    if (known !== UNKNOWN) return known
    const needs = this.find(node)
    this.needs[node] = needs
    return needs
  }

  private find(node: number): number {
    const { nodes, slots } = this.graph
    const first = nodes[node * NODE_SIZE + 1] as number
    switch (nodes[node * NODE_SIZE]) {
      case NODE.slot:
        return bitOf(slots[first] as SlotReference)
      case NODE.sequence:
        return partsAt(this.graph, first).reduce((needs, part) => needs | this.of(part), 0)
      case NODE.choice:
        return partsAt(this.graph, first).reduce((shared, option) => shared & this.of(option), ~0)
      default:
        return 0
    }
  }
}

function bitOf({ textType }: SlotReference): number {
  return textType < 0 || textType >= MOST_TYPES ? 0 : 1 << textType
}
