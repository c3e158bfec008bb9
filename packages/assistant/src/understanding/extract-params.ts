import { type LanguageModel, toInputJsonSchema } from '@parco/agent'
import type { ToolInputSchema } from '@parco/agent/approvals'
import { type JsonObject, jsonObjectSchema } from '@parco/protocol'
import { type MessageFacts, numbersIn } from '@parco/router'
import { type FullUsage, toUsage } from './to-usage.ts'

/** Enough for the longest call with a note in it. */
const MAX_OUTPUT_TOKENS = 400

export interface ExtractionQuestion {
  readonly text: string
  readonly intent: string
  readonly description: string
  readonly input: ToolInputSchema
  /** The user's day, YYYY-MM-DD, and what money is in when nobody says. */
  readonly today: string
  readonly currency: string
  /** What the words say for certain: a number that is not among them was made up. */
  readonly facts: MessageFacts
  readonly signal: AbortSignal
}

export interface Extraction {
  /** The params that fit the schema and the message; the others are left out. */
  readonly params: JsonObject
  readonly usage: FullUsage
}

/**
 * Asks a model for the params of one intent, as a call of its tool. Nothing of the answer is
 * trusted: what does not fit the schema, and numbers that nobody said, are dropped.
 * @throws ModelError when the model cannot be asked.
 */
export async function extractParams(
  model: LanguageModel,
  question: ExtractionQuestion,
): Promise<Extraction> {
  const { intent, description, input, signal } = question
  const { content, usage } = await model.doGenerate({
    prompt: [
      { role: 'system', content: toInstruction(question) },
      { role: 'user', content: [{ type: 'text', text: question.text }] },
    ],
    tools: [{ type: 'function', name: intent, description, inputSchema: toInputJsonSchema(input) }],
    toolChoice: { type: 'tool', toolName: intent },
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    temperature: 0,
    reasoning: 'none',
    abortSignal: signal,
  })
  const call = content.find((part) => part.type === 'tool-call' && part.toolName === intent)
  const said = call?.type === 'tool-call' ? parseArguments(call.input) : {}
  return { params: keepWhatFits(said, question), usage: toUsage(usage) }
}

function toInstruction({ intent, today, currency }: ExtractionQuestion): string {
  return `Call ${intent} with what the user says. Leave out every field the message does not give. Today is ${today}; dates are YYYY-MM-DD; money is in ${currency} unless said otherwise.`
}

function parseArguments(text: string): JsonObject {
  try {
    const parsed = jsonObjectSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : {}
  } catch {
    return {}
  }
}

/** Drops what the schema refuses, field by field, and every field with a number that nobody said. */
function keepWhatFits(said: JsonObject, { input, facts }: ExtractionQuestion): JsonObject {
  const fields: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> =
    input.shape
  return Object.fromEntries(
    Object.entries(said).filter(([name, value]) => {
      if (value === null || fields[name]?.safeParse(value).success !== true) return false
      return numbersIn(value).every((number) => facts.numbers.has(number))
    }),
  )
}
