import type { TemplateNode } from './parse-template.ts'
import { isFreeText } from './slot-names.ts'

/** Words or slot types of which a clause must hold one before matching is worth trying. */
export type Requirement = ReadonlySet<string>

/** Finds the parsed form of a named rule. */
export type RuleLookup = (name: string) => TemplateNode

/** How many messages hold a word or a type of slot, by any measure. */
export type Commonness = (key: string) => number

/** Finds what a clause must hold for a piece of template to explain it. */
export class Requirements {
  private readonly commonness: Commonness
  private readonly known = new WeakMap<TemplateNode, readonly Requirement[]>()

  constructor(commonness: Commonness) {
    this.commonness = commonness
  }

  /** The words and slots a clause cannot do without, as sets of which it must hold one each. */
  of(node: TemplateNode, rules: RuleLookup): readonly Requirement[] {
    const known = this.known.get(node)
    if (known) return known
    const found = this.find(node, rules)
    this.known.set(node, found)
    return found
  }

  /** How many messages meet a requirement: the fewer, the more it tells. */
  vagueness(requirement: Requirement): number {
    let sum = 0
    for (const key of requirement) sum += this.commonness(key)
    return sum
  }

  private find(node: TemplateNode, rules: RuleLookup): readonly Requirement[] {
    switch (node.kind) {
      case 'word':
        return [new Set([node.word])]
      case 'slot':
        return [new Set([`{${node.type}}`])]
      case 'rule':
        return this.of(rules(node.name), rules)
      case 'optional':
        return []
      case 'sequence':
      case 'permutation':
        return node.parts.flatMap((part) => this.of(part, rules))
      case 'choice':
        return this.ofChoice(node.options, rules)
    }
  }

  /** A choice is worth one requirement: the union of what tells most of each option. */
  private ofChoice(options: readonly TemplateNode[], rules: RuleLookup): readonly Requirement[] {
    const union = new Set<string>()
    for (const option of options) {
      const most = this.mostTelling(this.of(option, rules))
      if (most === undefined) return []
      for (const key of most) union.add(key)
    }
    return [union]
  }

  private mostTelling(requirements: readonly Requirement[]): Requirement | undefined {
    const [first, ...others] = requirements
    if (first === undefined || others.length === 0) return first
    return others.reduce(
      (most, one) => (this.vagueness(one) < this.vagueness(most) ? one : most),
      first,
    )
  }
}

/**
 * Takes the words that templates say most often for those that messages hold most often; what a
 * scanner reads is in about as many messages as the commonest of them, free text in all.
 */
export function commonnessIn(templates: Iterable<TemplateNode>): Commonness {
  const counts = new Map<string, number>()
  const count = (node: TemplateNode): void => {
    if (node.kind === 'word') counts.set(node.word, (counts.get(node.word) ?? 0) + 1)
    else if (node.kind === 'optional') count(node.part)
    else if (node.kind === 'choice') node.options.forEach(count)
    else if (node.kind === 'sequence' || node.kind === 'permutation') node.parts.forEach(count)
  }
  for (const template of templates) count(template)
  const most = Math.max(1, ...counts.values())
  return (key) => {
    if (isFreeText(key)) return Number.POSITIVE_INFINITY
    return key.startsWith('{') ? most : (counts.get(key) ?? 0)
  }
}
