import type { Clause } from '../clauses/message.ts'
import type { Locale } from '../text/locale.ts'
import { candidatesIn, isWithin } from './candidates.ts'
import type { IntentCatalogue, IntentDefinition, SentenceGroup } from './catalogue.ts'
import { ClauseMatcher, type Match } from './clause-matcher.ts'
import {
  compileNode,
  literalWords,
  type RuleLookup,
  requirementsOf,
  type Step,
} from './compile-template.ts'
import { parseTemplate, type TemplateNode } from './parse-template.ts'
import { type Need, RequirementIndex } from './requirement-index.ts'
import type { WordClasses } from './word-classes.ts'

/** One template of an intent, ready to match. */
export interface Sentence {
  readonly intent: string
  readonly definition: IntentDefinition
  readonly group: SentenceGroup
  readonly template: string
  /** Its place among all sentences; earlier wins a tie. */
  readonly order: number
  /** What a message must hold for the template to be worth trying. */
  readonly needs: readonly Need[]
  readonly step: () => Step
}

/** A sentence that explains a clause, with what it bound. */
export interface Reading {
  readonly sentence: Sentence
  readonly match: Match
  readonly score: number
}

/** Every sentence of one language, compiled once. */
export interface Grammar {
  readonly locale: Locale
  readonly sentences: readonly Sentence[]
  /** Words that templates name. */
  readonly literals: ReadonlySet<string>
  readonly requirements: RequirementIndex
  /** Sentences by the need of theirs that fewest messages meet. */
  readonly anchored: ReadonlyMap<Need, readonly Sentence[]>
  /** Sentences that need nothing that can be told beforehand. */
  readonly unanchored: readonly Sentence[]
}

/** Compiles the catalogues of a language; a template's matcher is made when it is first tried. */
export function compileGrammar(catalogues: readonly IntentCatalogue[], locale: Locale): Grammar {
  const literals = new Set<string>()
  const requirements = new RequirementIndex()
  const sentences = catalogues
    .filter((catalogue) => catalogue.locale === locale)
    .flatMap((catalogue) => compileCatalogue(catalogue, literals, requirements))
    .map((sentence, order) => ({ ...sentence, order }))
  return { locale, sentences, literals, requirements, ...anchorSentences(sentences, requirements) }
}

/** Files each sentence under its most telling need. */
function anchorSentences(
  sentences: readonly Sentence[],
  requirements: RequirementIndex,
): Pick<Grammar, 'anchored' | 'unanchored'> {
  const anchored = new Map<Need, Sentence[]>()
  const unanchored: Sentence[] = []
  for (const sentence of sentences) {
    const anchor = requirements.mostTelling(sentence.needs)
    const list = anchor === undefined ? unanchored : anchored.get(anchor)
    if (list) list.push(sentence)
    else if (anchor !== undefined) anchored.set(anchor, [sentence])
  }
  return { anchored, unanchored }
}

function compileCatalogue(
  catalogue: IntentCatalogue,
  literals: Set<string>,
  requirements: RequirementIndex,
): Omit<Sentence, 'order'>[] {
  const rules = createRules(catalogue, literals)
  return Object.entries(catalogue.intents).flatMap(([intent, definition]) =>
    definition.sentences.flatMap((group) =>
      group.say.map((template) => {
        const node = parseTemplate(template, catalogue.locale)
        literalWords(node, literals)
        let step: Step | undefined
        const compiled = () => {
          step ??= compileNode(node, rules)
          return step
        }
        const needs = requirements.add(requirementsOf(node, rules))
        return { intent, definition, group, template, needs, step: compiled }
      }),
    ),
  )
}

function createRules(catalogue: IntentCatalogue, literals: Set<string>): RuleLookup {
  const parsed = new Map<string, TemplateNode>()
  const inProgress = new Set<string>()
  return (name) => {
    const known = parsed.get(name)
    if (known) return known
    const template = catalogue.rules[name]
    if (template === undefined || inProgress.has(name)) {
      throw new Error(
        `rule <${name}> of ${catalogue.domain} is ${template === undefined ? 'missing' : 'recursive'}`,
      )
    }
    inProgress.add(name)
    const node = parseTemplate(template, catalogue.locale)
    literalWords(node, literals)
    parsed.set(name, node)
    inProgress.delete(name)
    return node
  }
}

/** Every way the grammar explains a clause completely, the best first. */
export function readClause(
  grammar: Grammar,
  clause: Clause,
  classes: WordClasses,
  previousIntent: string | undefined,
): Reading[] {
  const matcher = new ClauseMatcher(clause, classes)
  const readings: Reading[] = []
  for (const candidate of candidatesIn(grammar, clause.message, classes)) {
    if (!isWithin(candidate, clause.from, clause.to)) continue
    const { sentence } = candidate
    const { after } = sentence.group
    if (after && !(previousIntent !== undefined && after.includes(previousIntent))) continue
    const match = matcher.match(
      sentence.step(),
      sentence.group.isLoose ?? false,
      // What is not to be recorded says its hour itself: a second one is something else.
      sentence.intent !== 'none',
    )
    if (match) readings.push({ sentence, match, score: scoreOf(sentence.group, match) })
  }
  return readings.sort((one, other) => other.score - one.score)
}

/** Words the template names count most, slots next; free text explains least. */
function scoreOf(group: SentenceGroup, match: Match): number {
  const known = match.bindings.filter((one) => one.type === 'span' || one.key !== undefined).length
  return (group.weight ?? 0) * 2 + match.literalCount + known * 1.5 - match.freeCount * 0.4
}
