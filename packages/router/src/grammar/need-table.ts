import type { CompiledGrammar } from './compiled-grammar.ts'
import type { NodeTable } from './node-table.ts'
import type { TemplateNode } from './parse-template.ts'
import type { Requirement, Requirements, RuleLookup } from './requirements.ts'
import { isFreeText } from './slot-names.ts'

/**
 * Needs kept of a sentence: beside the three that tell most the others rule out one candidate in a
 * hundred, and a fifth of what every message notes would be for them.
 */
const MOST_NEEDS = 3

/** Numbers requirements; sentences that need the same words share one. */
export class NeedTable {
  private readonly list: (number | string)[][] = []
  private readonly numbers = new Map<string, number>()
  private readonly bySet = new Map<Requirement, number>()
  private readonly table: NodeTable
  private readonly requirements: Requirements

  constructor(table: NodeTable, requirements: Requirements) {
    this.table = table
    this.requirements = requirements
  }

  /**
   * The numbers of what a template requires, the most telling first, and then of the types of slots
   * of which its clause must hold one; free text may be any words.
   */
  add(node: TemplateNode, rules: RuleLookup, holds: readonly string[] = []): number[] {
    const { requirements } = this
    const telling = requirements
      .of(node, rules)
      .filter((one) => ![...one].some(isFreeText))
      .toSorted((one, other) => requirements.vagueness(one) - requirements.vagueness(other))
    const most = holds.length > 0 ? MOST_NEEDS - 1 : MOST_NEEDS
    const numbers = telling.slice(0, most).map((one) => this.numberOf(one))
    if (holds.length > 0) numbers.push(this.numberOfAny(holds.map((type) => `{${type}}`)))
    return [...new Set(numbers)]
  }

  /** Which needs each word and each type of slot meets. */
  index(): Pick<CompiledGrammar, 'needCount' | 'wordNeeds' | 'wordNeedsFrom' | 'slotNeeds'> {
    const byWord: number[][] = this.table.words.map(() => [])
    const slotNeeds: Record<string, number[]> = {}
    for (const [need, keys] of this.list.entries()) {
      for (const key of keys) {
        if (typeof key === 'number') byWord[key]?.push(need)
        else {
          const type = key.slice(1, -1)
          slotNeeds[type] = [...(slotNeeds[type] ?? []), need]
        }
      }
    }
    const wordNeedsFrom = [0]
    for (const needs of byWord) wordNeedsFrom.push((wordNeedsFrom.at(-1) ?? 0) + needs.length)
    return { needCount: this.list.length, wordNeeds: byWord.flat(), wordNeedsFrom, slotNeeds }
  }

  private numberOf(requirement: Requirement): number {
    const known = this.bySet.get(requirement)
    if (known !== undefined) return known
    const number = this.numberOfAny([...requirement])
    this.bySet.set(requirement, number)
    return number
  }

  private numberOfAny(words: readonly string[]): number {
    const key = words.join('|')
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.list.push(words.map((word) => (word.startsWith('{') ? word : this.table.word(word))))
    this.numbers.set(key, this.list.length - 1)
    return this.list.length - 1
  }
}
