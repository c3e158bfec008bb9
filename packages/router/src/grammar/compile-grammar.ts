import type { Locale } from '../text/locale.ts'
import type { IntentCatalogue, IntentDefinition, SentenceGroup } from './catalogue.ts'
import {
  type CompiledGrammar,
  type CompiledGroup,
  type CompiledIntent,
  GRAMMAR_FORMAT,
} from './compiled-grammar.ts'
import { NodeTable } from './node-table.ts'
import { parseTemplate, type TemplateNode } from './parse-template.ts'
import { type Requirement, type RuleLookup, requirementsOf } from './requirements.ts'
import { isFreeText } from './slot-names.ts'

/**
 * Compiles the catalogues of a language into one graph. The generator stores the result of those
 * that are shipped; a catalogue that a user wrote is compiled when it is loaded.
 * @throws Error when a template's brackets do not pair up, or a rule is missing or recursive.
 */
export function compileGrammar(
  catalogues: readonly IntentCatalogue[],
  locale: Locale,
): CompiledGrammar {
  const table = new NodeTable()
  const needs = new NeedTable(table)
  const intents = catalogues
    .filter((catalogue) => catalogue.locale === locale)
    .flatMap((catalogue) => compileCatalogue(catalogue, table, needs))
  return {
    format: GRAMMAR_FORMAT,
    locale,
    words: table.words.join(' '),
    slots: table.slots,
    nodes: table.nodes,
    lists: table.lists,
    ...needs.index(),
    intents,
  }
}

function compileCatalogue(
  catalogue: IntentCatalogue,
  table: NodeTable,
  needs: NeedTable,
): CompiledIntent[] {
  const rules = createRules(catalogue)
  const compileGroup = ({ say, ...group }: SentenceGroup): CompiledGroup => ({
    ...group,
    say: say.map((template) => {
      const node = parseTemplate(template, catalogue.locale)
      return [template, table.add(node, rules), ...needs.add(requirementsOf(node, rules))]
    }),
  })
  return Object.entries(catalogue.intents).map(([intent, definition]) => ({
    intent,
    domain: catalogue.domain,
    source: catalogue.source ?? `${catalogue.domain}/intents.${catalogue.locale}.yaml`,
    definition: routingPartOf(definition),
    groups: definition.sentences.map(compileGroup),
  }))
}

function routingPartOf({ isWrite, required }: IntentDefinition): CompiledIntent['definition'] {
  return { isWrite, ...(required === undefined ? {} : { required }) }
}

/** Finds a catalogue's rules by name, each parsed once. */
export function createRules({ rules, locale, domain }: IntentCatalogue): RuleLookup {
  const parsed = new Map<string, TemplateNode>()
  const parse = (name: string): TemplateNode => {
    const template = rules[name]
    if (template === undefined) throw new Error(`rule <${name}> of ${domain} is missing`)
    const node = parseTemplate(template, locale)
    parsed.set(name, node)
    return node
  }
  assertNoRecursion(rules, domain)
  return (name) => parsed.get(name) ?? parse(name)
}

function assertNoRecursion(rules: Readonly<Record<string, string>>, domain: string): void {
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`rule <${name}> of ${domain} is recursive`)
    if (done.has(name)) return
    for (const [, inner = ''] of (rules[name] ?? '').matchAll(/<([^<>]+)>/g)) {
      visit(inner.trim(), [...path, name])
    }
    done.add(name)
  }
  for (const name of Object.keys(rules)) visit(name, [])
}

/** Numbers requirements; sentences that need the same words share one. */
class NeedTable {
  private readonly list: (number | string)[][] = []
  private readonly numbers = new Map<string, number>()
  private readonly bySet = new Map<Requirement, number | undefined>()
  private readonly table: NodeTable

  constructor(table: NodeTable) {
    this.table = table
  }

  /**
   * The numbers of those requirements that tell something beforehand, the most telling first; free
   * text may be any words.
   */
  add(requirements: readonly Requirement[]): number[] {
    const numbers = requirements.map((one) => this.numberOf(one))
    const needs = [...new Set(numbers.filter((number) => number !== undefined))]
    const most = needs.reduce(
      (best, need) => (this.vagueness(need) < this.vagueness(best) ? need : best),
      needs[0] ?? -1,
    )
    return needs.sort((one, other) => Number(other === most) - Number(one === most))
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

  /** How many messages meet a need: slots are in many, and so is one of many words. */
  private vagueness(need: number): number {
    const keys = this.list[need] ?? []
    return keys.length + keys.filter((key) => typeof key === 'string').length * 1000
  }

  private numberOf(requirement: Requirement): number | undefined {
    if (this.bySet.has(requirement)) return this.bySet.get(requirement)
    const number = this.find(requirement)
    this.bySet.set(requirement, number)
    return number
  }

  private find(requirement: Requirement): number | undefined {
    const words = [...requirement]
    if (words.some(isFreeText)) return undefined
    const key = words.join('|')
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.list.push(words.map((word) => (word.startsWith('{') ? word : this.table.word(word))))
    this.numbers.set(key, this.list.length - 1)
    return this.list.length - 1
  }
}
