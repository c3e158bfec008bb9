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
  return {
    search(query) {
      const byWords = scaled(words.score(toTerms(query)))
      const byGrams = scaled(grams.score(toCharacterGrams(query)))
      return tools
        .map((tool, index) => ({
          tool,
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

function describeParameters(schema: JsonSchema): { names: string[]; texts: string[] } {
  const names: string[] = []
  const texts: string[] = []
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    names.push(name)
    const { description } = Object(property) as { description?: unknown }
    if (typeof description === 'string') texts.push(description)
  }
  return { names, texts }
}
