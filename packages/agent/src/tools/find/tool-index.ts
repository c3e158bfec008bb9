import { createGramIndex } from '../../lexical/gram-index.ts'
import { toCharacterGrams, toTerms } from '../../lexical/terms.ts'
import { createWordIndex, type WeightedTerms } from '../../lexical/word-index.ts'
import type { JsonSchema } from '../../models/language-model.ts'

/** What is known of a tool before it is used. */
export interface SearchableTool {
  readonly name: string
  readonly description: string
  readonly inputJsonSchema: JsonSchema
  /** Things people say when they want this tool: five to ten different ones find it far better. */
  readonly examples?: readonly string[]
}

export interface ToolMatch<Tool> {
  readonly tool: Tool
  /** Comparable within one query only. */
  readonly score: number
  /** Tools of one kind do the same for different services: they differ only in words of their names. */
  readonly kind: string
  /** Which copy of a kind is meant: words of its name that the query has, less those it has not. */
  readonly nameFit: number
}

/** Finds tools by what is wanted, in words. */
export interface ToolIndex<Tool> {
  /** Best first; tools that share nothing with the query are left out. */
  search(query: string): ToolMatch<Tool>[]
}

/** Weights of what a word is found in; measured on public function-calling sets. */
const FIELD_WEIGHTS = {
  name: 3,
  description: 1,
  parameterNames: 0.5,
  parameterTexts: 0.3,
  examples: 1,
}

/** What the character n-grams count beside the words, both scaled to their best. */
const GRAM_WEIGHT = 0.8

/** Builds the index: words and character n-grams, scores scaled and added. Needs no model and no network. */
export function createToolIndex<Tool extends SearchableTool>(
  tools: readonly Tool[],
): ToolIndex<Tool> {
  const words = createWordIndex(tools.map(toFields))
  const grams = createGramIndex(
    tools.map(({ name, description, examples = [] }) =>
      toCharacterGrams([name, description, ...examples].join(' ')),
    ),
  )
  const kinds = tools.map(toKind)
  const names = tools.map(({ name }) => toTerms(name))
  return {
    search(query) {
      const terms = toTerms(query)
      const wanted = new Set(terms)
      const byWords = scaled(words.score(terms))
      const byGrams = scaled(grams.score(toCharacterGrams(query)))
      return tools
        .map((tool, index) => ({
          tool,
          kind: kinds[index] ?? '',
          nameFit: (names[index] ?? []).reduce((fit, term) => fit + (wanted.has(term) ? 1 : -1), 0),
          score: (byWords[index] ?? 0) + GRAM_WEIGHT * (byGrams[index] ?? 0),
        }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
    },
  }
}

function scaled(scores: Float64Array): Float64Array {
  const best = scores.reduce((most, score) => Math.max(most, score), 0)
  return best === 0 ? scores : scores.map((score) => score / best)
}

function toFields(tool: SearchableTool): WeightedTerms[] {
  const parameters = describeParameters(tool.inputJsonSchema)
  const field = (text: string, weight: number) => ({ terms: toTerms(text), weight })
  return [
    field(tool.name, FIELD_WEIGHTS.name),
    field(tool.description, FIELD_WEIGHTS.description),
    field(parameters.names.join(' '), FIELD_WEIGHTS.parameterNames),
    field(parameters.texts.join(' '), FIELD_WEIGHTS.parameterTexts),
    field((tool.examples ?? []).join(' '), FIELD_WEIGHTS.examples),
  ]
}

function toKind(tool: SearchableTool): string {
  const named = new Set(toTerms(tool.name))
  const words = toTerms(tool.description).filter((term) => !named.has(term))
  return [...words, ...Object.keys(tool.inputJsonSchema.properties ?? {})].join(' ')
}

/**
 * The best matches of as many kinds as possible: without it, the copies of one tool for many services
 * would take every place. Of a kind, the copy whose service was named comes first, or else the plain
 * one. At most `most`, and none that scores less than `leastRelative` of the best.
 */
export function selectMatches<Tool>(
  matches: readonly ToolMatch<Tool>[],
  { most, leastRelative }: { readonly most: number; readonly leastRelative: number },
): Tool[] {
  const least = (matches[0]?.score ?? 0) * leastRelative
  const kinds = new Map<string, ToolMatch<Tool>[]>()
  for (const match of matches) {
    const copies = kinds.get(match.kind)
    if (copies) copies.push(match)
    else if (match.score >= least) kinds.set(match.kind, [match])
  }
  const ranked = [...kinds.values()].map((copies) => copies.sort((a, b) => b.nameFit - a.nameFit))
  const first = ranked.flatMap(([best]) => best ?? [])
  const rest = ranked.flatMap((copies) => copies.slice(1)).filter(({ score }) => score >= least)
  return [...first, ...rest.sort((a, b) => b.score - a.score)]
    .slice(0, most)
    .map(({ tool }) => tool)
}

function describeParameters(schema: JsonSchema): { names: string[]; texts: string[] } {
  const names: string[] = []
  const texts: string[] = []
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const { description, enum: values } = Object(property) as {
      description?: unknown
      enum?: unknown
    }
    names.push(name)
    if (typeof description === 'string') texts.push(description)
    // What can be chosen is often the very word that the user says.
    if (Array.isArray(values)) texts.push(values.filter((v) => typeof v === 'string').join(' '))
  }
  return { names, texts }
}
