import type { Locale } from '../text/locale.ts'
import type { IntentCatalogue, IntentDefinition, SentenceGroup } from './catalogue.ts'
import {
  type CompiledGrammar,
  type CompiledGroup,
  type CompiledIntent,
  GRAMMAR_FORMAT,
} from './compiled-grammar.ts'
import { NeedTable } from './need-table.ts'
import { NodeTable } from './node-table.ts'
import { parseTemplate, type TemplateNode } from './parse-template.ts'
import { commonnessIn, Requirements, type RuleLookup } from './requirements.ts'

/**
 * Compiles the catalogues of a language into one graph. The generator stores the result of those
 * that are shipped; a catalogue that a user wrote is compiled when it is loaded.
 * @throws Error when a template's brackets do not pair up, or a rule is missing or recursive.
 */
export function compileGrammar(
  catalogues: readonly IntentCatalogue[],
  locale: Locale,
): CompiledGrammar {
  const parsed = catalogues.filter((one) => one.locale === locale).map(parseCatalogue)
  const requirements = new Requirements(commonnessIn(parsed.flatMap(nodesOf)))
  const table = new NodeTable()
  const needs = new NeedTable(table, requirements)
  const intents = parsed.flatMap((one) => compileCatalogue(one, table, needs))
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

/** A catalogue with each of its templates read. */
interface ParsedCatalogue {
  readonly catalogue: IntentCatalogue
  readonly rules: RuleLookup
  readonly templates: ReadonlyMap<string, TemplateNode>
}

function parseCatalogue(catalogue: IntentCatalogue): ParsedCatalogue {
  const sentences = Object.values(catalogue.intents).flatMap((intent) => intent.sentences)
  const templates = new Map<string, TemplateNode>()
  for (const template of sentences.flatMap(({ say }) => say)) {
    templates.set(template, parseTemplate(template, catalogue.locale))
  }
  return { catalogue, rules: createRules(catalogue), templates }
}

function nodesOf({ catalogue, rules, templates }: ParsedCatalogue): TemplateNode[] {
  return [...templates.values(), ...Object.keys(catalogue.rules).map(rules)]
}

function compileCatalogue(
  { catalogue, rules, templates }: ParsedCatalogue,
  table: NodeTable,
  needs: NeedTable,
): CompiledIntent[] {
  const compileGroup = ({ say, holds, ...group }: SentenceGroup): CompiledGroup => ({
    ...group,
    say: say.map((template) => {
      const node = templates.get(template) as TemplateNode
      return [template, table.add(node, rules), ...needs.add(node, rules, holds)]
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

function routingPartOf({
  isWrite,
  required,
  questions,
}: IntentDefinition): CompiledIntent['definition'] {
  return {
    isWrite,
    ...(required === undefined ? {} : { required }),
    ...(questions === undefined ? {} : { questions }),
  }
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
