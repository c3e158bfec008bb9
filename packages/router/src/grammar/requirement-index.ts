import type { Requirement } from './compile-template.ts'
import { isFreeText } from './slot-names.ts'

/** A requirement by its number; sentences that need the same words share one. */
export type Need = number

/** Every requirement of a grammar, numbered, with the words that meet each. */
export class RequirementIndex {
  private readonly numbers = new Map<string, Need>()
  /** The same by the set itself, which the sentences that use one rule share. */
  private readonly bySet = new Map<Requirement, Need | undefined>()
  private readonly byWord = new Map<string, Need[]>()
  /** How little meeting it tells: a slot type is met by many messages, and so is a long list of words. */
  private readonly vagueness: number[] = []

  /** Numbers the requirements that tell something beforehand; free text may be any words. */
  add(requirements: readonly Requirement[]): Need[] {
    return requirements.map((one) => this.needOf(one)).filter((need) => need !== undefined)
  }

  /** The needs that a word or a kind of slot meets. */
  metBy(key: string): readonly Need[] {
    return this.byWord.get(key) ?? NONE
  }

  /** The need that fewest messages meet. */
  mostTelling(needs: readonly Need[]): Need | undefined {
    return needs.toSorted((one, other) => this.vague(one) - this.vague(other))[0]
  }

  private vague(need: Need): number {
    return this.vagueness[need] ?? 0
  }

  private needOf(requirement: Requirement): Need | undefined {
    if (this.bySet.has(requirement)) return this.bySet.get(requirement)
    const need = this.numberOf(requirement)
    this.bySet.set(requirement, need)
    return need
  }

  private numberOf(requirement: Requirement): Need | undefined {
    const words = [...requirement]
    if (words.some(isFreeText)) return undefined
    const identity = words.join('|')
    const known = this.numbers.get(identity)
    if (known !== undefined) return known
    const need = this.vagueness.length
    this.numbers.set(identity, need)
    this.vagueness.push(words.length + words.filter((word) => word.startsWith('{')).length * 1000)
    for (const word of words) {
      const list = this.byWord.get(word)
      if (list) list.push(need)
      else this.byWord.set(word, [need])
    }
    return need
  }
}

const NONE: readonly Need[] = []
