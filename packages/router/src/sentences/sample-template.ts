import type { TemplateNode } from '../grammar/parse-template.ts'
import type { RuleLookup } from '../grammar/requirements.ts'

/** How a template is tried out. */
export interface SampleOptions {
  readonly rules: RuleLookup
  /** Words for each type of slot, or for one of a name (`type:name`), apart by `|`. */
  readonly values: Readonly<Record<string, string>>
  readonly count: number
}

/** Different sentences of a template, the same ones every time; none when a slot has no words. */
export function sampleTemplate(node: TemplateNode, options: SampleOptions): string[] {
  const found = new Set<string>()
  for (let seed = 1; seed <= options.count; seed++) {
    const words: string[] = []
    const sampler = new Sampler(options, seed)
    if (sampler.add(node, words) && words.length > 0) found.add(words.join(' '))
  }
  return [...found]
}

/** Numbers that look random and are the same on every machine: a linear congruential sequence. */
const MULTIPLIER = 1_103_515_245
const INCREMENT = 12_345

/** How often an optional piece is said: one time in three, so that short forms are tried too. */
const SAID_ONE_IN = 3

class Sampler {
  private readonly options: SampleOptions
  private state: number

  constructor(options: SampleOptions, seed: number) {
    this.options = options
    this.state = seed * 7919
  }

  /** Adds the words of a piece; false when it holds a slot that nothing can stand for. */
  add(node: TemplateNode, words: string[]): boolean {
    switch (node.kind) {
      case 'word':
        words.push(node.word)
        return true
      case 'sequence':
        return node.parts.every((part) => this.add(part, words))
      case 'permutation':
        return this.shuffled(node.parts).every((part) => this.add(part, words))
      case 'choice':
        return this.add(this.pick(node.options), words)
      case 'optional':
        return this.below(SAID_ONE_IN) > 0 || this.add(node.part, words)
      case 'rule':
        return this.add(this.options.rules(node.name), words)
      case 'slot': {
        const { values: known } = this.options
        const values = known[`${node.type}:${node.name}`] ?? known[node.type]
        if (values === undefined) return false
        words.push(this.pick(values.split('|')))
        return true
      }
    }
  }

  private pick<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item
  }

  private shuffled<Item>(items: readonly Item[]): Item[] {
    const left = [...items]
    return items.map(() => left.splice(this.below(left.length), 1)[0] as Item)
  }

  private below(limit: number): number {
    this.state = (Math.imul(this.state, MULTIPLIER) + INCREMENT) >>> 0
    return (this.state >>> 8) % limit
  }
}
