import { PART_SIZE } from './compiled-grammar.ts'
import type { SlotReference } from './slot-reference.ts'

/** What the sentences of a grammar are made of, as `CompiledGrammar` describes it. */
export interface Graph {
  readonly nodes: Int32Array
  readonly lists: Int32Array
  readonly slots: readonly SlotReference[]
}

/** The place behind the parts of a list. */
export function endOfParts({ lists }: Graph, list: number): number {
  return list + 1 + (lists[list] as number) * PART_SIZE
}

/** The nodes of the parts of a list. */
export function partsAt(graph: Graph, list: number): number[] {
  const parts: number[] = []
  const end = endOfParts(graph, list)
  for (let part = list + 1; part < end; part += PART_SIZE) parts.push(graph.lists[part] as number)
  return parts
}

/** The words with which phrases begin. */
export function firstWordsAt({ lists }: Graph, list: number): Int32Array {
  return lists.subarray(list + 1, list + 1 + (lists[list] as number))
}

/** Where the rests stand of the phrases of a list that begin with a word; -1 when none does. */
export function restsBehind({ lists }: Graph, list: number, word: number): number {
  const count = lists[list] as number
  let from = list + 1
  let to = from + count
  while (from < to) {
    const middle = (from + to) >> 1
    const first = lists[middle] as number
    if (first === word) return lists[middle + count] as number
    if (first < word) from = middle + 1
    else to = middle
  }
  return -1
}
