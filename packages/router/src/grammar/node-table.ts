import { NO_REST, NODE, NODE_SIZE, ONE_EMPTY_REST } from './compiled-grammar.ts'
import type { TemplateNode } from './parse-template.ts'
import type { RuleLookup } from './requirements.ts'

/** The room for the bits of a part. */
const NO_BITS = [0, 0] as const

/** Numbers words, slots and nodes; the same thing said twice gets one number. */
export class NodeTable {
  readonly words: string[] = []
  readonly slots: string[] = []
  readonly nodes: number[] = []
  readonly lists: number[] = [...ONE_EMPTY_REST]
  private readonly numbers = new Map<string, number>()
  private readonly compiled = new Map<TemplateNode, number>()
  /** Nodes to which another one leads. */
  private readonly reached = new Set<number>()

  /** The node of a parsed template; a rule is compiled once. */
  add(node: TemplateNode, rules: RuleLookup): number {
    const known = this.compiled.get(node)
    if (known !== undefined) return known
    const number = this.compile(node, rules)
    this.compiled.set(node, number)
    return number
  }

  word(word: string): number {
    return this.numbered('w', word, this.words)
  }

  private compile(node: TemplateNode, rules: RuleLookup): number {
    switch (node.kind) {
      case 'word':
        return this.node(NODE.word, this.word(node.word))
      case 'slot':
        return this.node(NODE.slot, this.numbered('s', `${node.type}:${node.name}`, this.slots))
      case 'rule':
        return this.add(rules(node.name), rules)
      case 'optional':
        return this.optional(this.add(node.part, rules))
      case 'sequence':
        return this.sequence(node.parts.map((part) => this.add(part, rules)))
      case 'permutation': {
        const parts = node.parts.map((part) => this.add(part, rules))
        return this.permutation(parts, 0, new Map())
      }
      case 'choice':
        return this.choice(node.options, rules)
    }
  }

  private optional(part: number): number {
    return this.node(NODE.optional, part, [part])
  }

  private sequence(parts: readonly number[]): number {
    const [only] = parts
    if (only === undefined) return this.node(NODE.empty)
    return parts.length === 1 ? only : this.ofParts(NODE.sequence, parts)
  }

  /** What is left of a permutation once the parts in `used` are said. */
  private permutation(parts: readonly number[], used: number, known: Map<number, number>): number {
    const done = known.get(used)
    if (done !== undefined) return done
    const options: number[] = []
    for (const [index, part] of parts.entries()) {
      const bit = 1 << index
      if ((used & bit) !== 0) continue
      const isLast = (used | bit) === (1 << parts.length) - 1
      options.push(
        isLast ? part : this.sequence([part, this.permutation(parts, used | bit, known)]),
      )
    }
    const number = this.oneOf(options)
    known.set(used, number)
    return number
  }

  /** Phrases of plain words become one lookup, tried before the other options. */
  private choice(options: readonly TemplateNode[], rules: RuleLookup): number {
    const restsByFirst = new Map<number, number[][]>()
    const others: number[] = []
    for (const option of options.flatMap((one) => flattenChoice(one, rules))) {
      const [first, ...rest] = plainWords(option)?.map((word) => this.word(word)) ?? []
      if (first === undefined) others.push(this.add(option, rules))
      else restsByFirst.set(first, [...(restsByFirst.get(first) ?? []), rest])
    }
    return this.oneOf(restsByFirst.size === 0 ? others : [this.phrases(restsByFirst), ...others])
  }

  private phrases(restsByFirst: ReadonlyMap<number, number[][]>): number {
    const sorted = [...restsByFirst].sort(([one], [other]) => one - other)
    const firsts = sorted.map(([first]) => first)
    const rests = sorted.map(([, alike]) => this.rests(alike))
    const [only] = firsts
    return only !== undefined && firsts.length === 1 && rests[0] === NO_REST
      ? this.node(NODE.word, only)
      : this.node(NODE.phrases, this.list(firsts.length, [...firsts, ...rests]))
  }

  private rests(alike: readonly number[][]): number {
    if (alike.length === 1 && alike[0]?.length === 0) return NO_REST
    const longestFirst = alike.toSorted((one, other) => other.length - one.length)
    const numbers = longestFirst.flatMap((rest) => [rest.length, ...rest])
    return this.list(alike.length, numbers)
  }

  private oneOf(options: readonly number[]): number {
    const [only] = options
    return options.length === 1 && only !== undefined ? only : this.ofParts(NODE.choice, options)
  }

  private ofParts(kind: number, parts: readonly number[]): number {
    const numbers = parts.flatMap((part) => [part, ...NO_BITS])
    return this.node(kind, this.list(parts.length, numbers), parts)
  }

  private list(length: number, numbers: readonly number[]): number {
    const key = `l${length}:${numbers.join()}`
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    const at = this.lists.length
    this.lists.push(length, ...numbers)
    this.numbers.set(key, at)
    return at
  }

  private node(kind: number, operand = 0, parts: readonly number[] = []): number {
    const key = `n${kind},${operand}`
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    const number = this.nodes.length / NODE_SIZE
    this.nodes.push(kind, operand, 0)
    this.numbers.set(key, number)
    for (const part of parts) this.leadTo(part)
    return number
  }

  private leadTo(node: number): void {
    if (this.reached.has(node)) this.share(node)
    this.reached.add(node)
  }

  /** Whoever leads to what may be left out leads to that itself. */
  private share(node: number): void {
    const place = node * NODE_SIZE
    this.nodes[place + 2] = 1
    if (this.nodes[place] === NODE.optional) this.share(this.nodes[place + 1] as number)
  }

  private numbered(prefix: string, name: string, into: string[]): number {
    const key = prefix + name
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    into.push(name)
    this.numbers.set(key, into.length - 1)
    return into.length - 1
  }
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
