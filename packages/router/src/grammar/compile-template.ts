import type { ClauseMatcher } from './clause-matcher.ts'
import type { TemplateNode } from './parse-template.ts'

/** What comes after a piece of template; answers whether the rest matches from there. */
export type Continue = (at: number) => boolean

/** A compiled piece of template: tries each way to match at a place, until the continuation agrees. */
export type Step = (matcher: ClauseMatcher, at: number, next: Continue) => boolean

/** Words or slot types of which a clause must hold one before matching is worth trying. */
export type Requirement = ReadonlySet<string>

/** Finds the parsed form of a named rule. */
export type RuleLookup = (name: string) => TemplateNode

/** Turns a parsed template into a matcher; choices of plain words become one lookup. */
export function compileNode(node: TemplateNode, rules: RuleLookup): Step {
  switch (node.kind) {
    case 'word':
      return (matcher, at, next) => matcher.word(node.word, at, next)
    case 'slot':
      return (matcher, at, next) => matcher.slot(node.type, node.name, at, next)
    case 'rule':
      return compileNode(rules(node.name), rules)
    case 'optional': {
      const part = compileNode(node.part, rules)
      return (matcher, at, next) => part(matcher, at, next) || next(at)
    }
    case 'sequence':
      return compileSequence(node.parts.map((part) => compileNode(part, rules)))
    case 'permutation':
      return compilePermutation(node.parts.map((part) => compileNode(part, rules)))
    case 'choice':
      return compileChoice(node.options, rules)
  }
}

function compileSequence(steps: readonly Step[]): Step {
  return (matcher, at, next) => {
    const run = (index: number, place: number): boolean => {
      const step = steps[index]
      return step ? step(matcher, place, (after) => run(index + 1, after)) : next(place)
    }
    return run(0, at)
  }
}

function compilePermutation(steps: readonly Step[]): Step {
  const all = (1 << steps.length) - 1
  return (matcher, at, next) => {
    const run = (used: number, place: number): boolean => {
      if (used === all) return next(place)
      return steps.some(
        (step, index) =>
          (used & (1 << index)) === 0 &&
          step(matcher, place, (after) => run(used | (1 << index), after)),
      )
    }
    return run(0, at)
  }
}

function compileChoice(options: readonly TemplateNode[], rules: RuleLookup): Step {
  const { phrases, others } = partition(options, rules)
  const steps = others.map((option) => compileNode(option, rules))
  if (phrases.size === 0) {
    return (matcher, at, next) => steps.some((step) => step(matcher, at, next))
  }
  return (matcher, at, next) =>
    matcher.phrase(phrases, at, next) || steps.some((step) => step(matcher, at, next))
}

/** Phrases by their first word, each as the words that follow it. */
export type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

function partition(
  options: readonly TemplateNode[],
  rules: RuleLookup,
): { phrases: Phrases; others: TemplateNode[] } {
  const phrases = new Map<string, string[][]>()
  const others: TemplateNode[] = []
  for (const option of options.flatMap((one) => flattenChoice(one, rules))) {
    const words = plainWords(option)
    const [first, ...rest] = words ?? []
    if (first === undefined) others.push(option)
    else phrases.set(first, [...(phrases.get(first) ?? []), rest])
  }
  for (const list of phrases.values()) list.sort((one, other) => other.length - one.length)
  return { phrases, others }
}

function flattenChoice(node: TemplateNode, rules: RuleLookup): readonly TemplateNode[] {
  if (node.kind === 'rule') return flattenChoice(rules(node.name), rules)
  if (node.kind === 'choice') return node.options.flatMap((one) => flattenChoice(one, rules))
  return [node]
}

function plainWords(node: TemplateNode): string[] | undefined {
  if (node.kind === 'word') return [node.word]
  if (node.kind !== 'sequence' || node.parts.length === 0) return undefined
  const words = node.parts.map((part) => (part.kind === 'word' ? part.word : undefined))
  return words.every((word) => word !== undefined) ? words : undefined
}

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

/** Every literal word of a template, for the vocabulary against which typos are corrected. */
export function literalWords(node: TemplateNode, into: Set<string>): void {
  if (node.kind === 'word') into.add(node.word)
  else if (node.kind === 'optional') literalWords(node.part, into)
  else if (node.kind === 'sequence' || node.kind === 'permutation')
    for (const part of node.parts) literalWords(part, into)
  else if (node.kind === 'choice') for (const option of node.options) literalWords(option, into)
}
