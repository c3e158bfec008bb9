import { NeedSet } from './need-set.ts'
import type { Openings } from './openings.ts'
import type { Need, Sentence } from './sentence.ts'
import type { TextNeeds } from './text-needs.ts'

/** Numbers that the row of one sentence takes. */
export const ROW_SIZE = 8

/** What stands in a row, as places from its first number on. */
export const ROW = {
  /** The place of the sentence among all. */
  order: 0,
  node: 1,
  /** Bits: how it is read, and whether it leans on a clause before. */
  traits: 2,
  /** The bits of what it may begin with; both are 0 until it is first opened. */
  low: 3,
  high: 4,
  /** The types of text slots that it cannot do without, as bits; known when the two above are. */
  texts: 5,
  /** Needs besides that under which it is filed. */
  second: 6,
  third: 7,
} as const

/** Words of grammar may be passed over. */
export const LOOSE = 1
/** Clock times may stand anywhere. */
export const TIME_FREE = 2
/** It is valid only right after some others. */
export const LEANING = 4

/**
 * What is looked at of sentences before one of them is tried, side by side: a message looks at many
 * and tries few. Rows of sentences that need the same stand in a row, too.
 */
export class SentenceTable {
  readonly rows: Int32Array
  /** Needs under which sentences are filed. */
  readonly filed: NeedSet
  /** By need where the rows of those begin that are filed under it, and where the last one ends. */
  private readonly rowsFrom: Int32Array
  private readonly openings: Openings
  private readonly textNeeds: TextNeeds

  /** `unneeded` is the last need, which every message meets. */
  constructor(
    sentences: readonly Sentence[],
    unneeded: Need,
    openings: Openings,
    textNeeds: TextNeeds,
  ) {
    const byNeed: Sentence[][] = Array.from({ length: unneeded + 1 }, () => [])
    for (const sentence of sentences) byNeed[sentence.needs[0] ?? unneeded]?.push(sentence)
    this.rows = new Int32Array(sentences.length * ROW_SIZE)
    this.rowsFrom = new Int32Array(unneeded + 2)
    this.filed = new NeedSet(unneeded + 1)
    this.openings = openings
    this.textNeeds = textNeeds
    let end = 0
    for (const [need, filed] of byNeed.entries()) {
      if (filed.length > 0) this.filed.add(need)
      for (const sentence of filed) {
        this.rows.set(rowOf(sentence, unneeded), end)
        end += ROW_SIZE
      }
      this.rowsFrom[need + 1] = end
    }
  }

  /** Where the rows begin of the sentences that are filed under a need. */
  startOf(need: Need): number {
    return this.rowsFrom[need] as number
  }

  /** Where those rows end. */
  endOf(need: Need): number {
    return this.rowsFrom[need + 1] as number
  }

  /** Notes in a row what its sentence may begin with, and which texts it needs, unless that is known. */
  noteOpening(row: number): void {
    const { rows } = this
    if (rows[row + ROW.low] !== 0 || rows[row + ROW.high] !== 0) return
    const node = rows[row + ROW.node] as number
    const { low, high } = this.openings.of(node)
    rows[row + ROW.low] = low
    rows[row + ROW.high] = high
    rows[row + ROW.texts] = this.textNeeds.of(node)
  }
}

function rowOf(sentence: Sentence, unneeded: Need): readonly number[] {
  const { order, node, needs } = sentence
  const [, second = unneeded, third = unneeded] = needs
  return [order, node, traitsOf(sentence), 0, 0, 0, second, third]
}

/** What is not to be recorded says its hour itself: a second one is something else. */
function traitsOf({ intent, group: { isLoose = false, after } }: Sentence): number {
  const timeFree = intent === 'none' ? 0 : TIME_FREE
  return (isLoose ? LOOSE : 0) | timeFree | (after === undefined ? 0 : LEANING)
}
