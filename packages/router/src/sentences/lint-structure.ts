import type { IntentCatalogue, IntentDefinition } from '../grammar/catalogue.ts'
import { parseTemplate, type TemplateNode } from '../grammar/parse-template.ts'
import type { Finding, FindingCode } from './finding.ts'

type Path = readonly (string | number)[]

/** A template with its place, parsed. */
interface Parsed {
  readonly path: Path
  readonly node: TemplateNode
}

/** Finds what is wrong with a catalogue by itself: its rules, its slots, what it cannot fill. */
export function lintStructure(
  catalogue: IntentCatalogue,
  isSlot: (type: string) => boolean,
): Finding[] {
  const source = catalogue.source ?? catalogue.domain
  const findings: Finding[] = []
  const report = (code: FindingCode, path: Path, subject: string, other?: string) =>
    findings.push({ code, source, path, subject, ...(other === undefined ? {} : { other }) })
  const parsed: Parsed[] = []
  for (const [path, template] of templatesOf(catalogue)) {
    try {
      parsed.push({ path, node: parseTemplate(template, catalogue.locale) })
    } catch (error) {
      report('bad-template', path, template, error instanceof Error ? error.message : String(error))
    }
  }
  const used = new Set<string>()
  for (const { path, node } of parsed) {
    for (const part of partsOf(node)) {
      if (part.kind === 'rule') used.add(part.name)
      if (part.kind === 'rule' && !(part.name in catalogue.rules)) {
        report('unknown-rule', path, part.name)
      }
      if (part.kind === 'slot' && !isSlot(part.type)) report('unknown-slot', path, part.type)
    }
  }
  for (const name of Object.keys(catalogue.rules)) {
    if (!used.has(name)) report('unused-rule', ['rules', name], name)
    if (isRecursive(name, catalogue)) report('recursive-rule', ['rules', name], name)
  }
  for (const [intent, definition] of Object.entries(catalogue.intents)) {
    const path = ['intents', intent]
    if (definition.sentences.every(({ say }) => say.length === 0)) {
      report('no-sentences', path, intent)
    }
    for (const slot of definition.required ?? []) {
      const said = parsed.filter(({ path: at }) => at[0] === 'intents' && at[1] === intent)
      if (!isCovered(slot, definition, said)) report('uncovered-slot', path, slot, intent)
    }
  }
  return findings
}

function* templatesOf(catalogue: IntentCatalogue): Iterable<readonly [Path, string]> {
  for (const [name, template] of Object.entries(catalogue.rules)) yield [['rules', name], template]
  for (const [intent, { sentences }] of Object.entries(catalogue.intents)) {
    for (const [group, { say }] of sentences.entries()) {
      for (const [index, template] of say.entries()) {
        yield [['intents', intent, 'sentences', group, 'say', index], template]
      }
    }
  }
}

function* partsOf(node: TemplateNode): Iterable<TemplateNode> {
  yield node
  if (node.kind === 'optional') yield* partsOf(node.part)
  else if (node.kind === 'choice') for (const one of node.options) yield* partsOf(one)
  else if (node.kind === 'sequence' || node.kind === 'permutation') {
    for (const one of node.parts) yield* partsOf(one)
  }
}

function isRecursive(name: string, { rules }: IntentCatalogue): boolean {
  const seen = new Set<string>()
  const reaches = (rule: string): boolean => {
    for (const [, inner = ''] of (rules[rule] ?? '').matchAll(/<([^<>]+)>/g)) {
      if (inner === name) return true
      if (seen.has(inner)) continue
      seen.add(inner)
      if (reaches(inner)) return true
    }
    return false
  }
  return reaches(name)
}

/** A required slot is asked for, decided by a sentence, or said in one under its own name. */
function isCovered(
  slot: string,
  { questions, sentences }: IntentDefinition,
  said: readonly Parsed[],
): boolean {
  if (questions?.[slot] !== undefined) return true
  if (sentences.some(({ set }) => set !== undefined && slot in set)) return true
  return said.some(({ node }) =>
    [...partsOf(node)].some((part) => part.kind === 'slot' && part.name === slot),
  )
}
