import type { TemplateNode } from './parse-template.ts'

/** Words or slot types of which a clause must hold one before matching is worth trying. */
export type Requirement = ReadonlySet<string>

/** Finds the parsed form of a named rule. */
export type RuleLookup = (name: string) => TemplateNode

const requirements = new WeakMap<TemplateNode, readonly Requirement[]>()

/** The words and slots a clause cannot do without, as sets of which it must hold one each. */
export function requirementsOf(node: TemplateNode, rules: RuleLookup): readonly Requirement[] {
  const known = requirements.get(node)
  if (known) return known
  const found = findRequirements(node, rules)
  requirements.set(node, found)
  return found
}

function findRequirements(node: TemplateNode, rules: RuleLookup): readonly Requirement[] {
  switch (node.kind) {
    case 'word':
      return [new Set([node.word])]
    case 'slot':
      return [new Set([`{${node.type}}`])]
    case 'rule':
      return requirementsOf(rules(node.name), rules)
    case 'optional':
      return []
    case 'sequence':
    case 'permutation':
      return node.parts.flatMap((part) => requirementsOf(part, rules))
    case 'choice': {
      // A choice is worth one requirement: the union of what each option needs first.
      if (!node.options.every((option) => needsAny(option, rules))) return []
      const union = new Set<string>()
      for (const option of node.options) addFirstNeed(option, rules, union)
      return [union]
    }
  }
}

/** Whether a piece of template needs anything at all, so that its first need can be told. */
function needsAny(node: TemplateNode, rules: RuleLookup): boolean {
  switch (node.kind) {
    case 'word':
    case 'slot':
      return true
    case 'optional':
      return false
    case 'rule':
      return requirementsOf(node, rules).length > 0
    case 'sequence':
    case 'permutation':
      return node.parts.some((part) => needsAny(part, rules))
    case 'choice':
      return node.options.every((option) => needsAny(option, rules))
  }
}

/** Adds the words of a piece's first need to a union, without a set for each piece on the way. */
function addFirstNeed(node: TemplateNode, rules: RuleLookup, union: Set<string>): void {
  switch (node.kind) {
    case 'word':
      union.add(node.word)
      return
    case 'slot':
      union.add(`{${node.type}}`)
      return
    case 'optional':
      return
    case 'rule':
      for (const word of requirementsOf(node, rules)[0] ?? []) union.add(word)
      return
    case 'sequence':
    case 'permutation': {
      const first = node.parts.find((part) => needsAny(part, rules))
      if (first) addFirstNeed(first, rules, union)
      return
    }
    case 'choice':
      for (const option of node.options) addFirstNeed(option, rules, union)
  }
}
