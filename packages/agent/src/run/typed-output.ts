import { ParcoError } from '@parco/protocol/errors'
import { kindOf } from '../internal/kind-of.ts'
import type { RunState } from '../loop/run-state.ts'
import type { LanguageModel, ModelCall } from '../models/language-model.ts'
import { ModelError } from '../models/model-error.ts'
import type { StandardSchema } from '../tools/standard-schema.ts'
import { toInputJsonSchema, type Validated, validateInput } from '../tools/tool-schema.ts'
import { findUnsendable } from '../tools/unsendable-input.ts'

/** How the object that a run has to end with is asked for. */
export interface OutputRequest {
  /** For the system prompt, which every model reads. */
  readonly instruction: string
  /**
   * For providers that hold an answer to a schema. Only where there are no tools: beside them most
   * either refuse it, or make no calls any more.
   */
  readonly responseFormat: NonNullable<ModelCall['responseFormat']>
}

/** Asks for an object that fits the schema. */
export function askForOutput(output: StandardSchema): OutputRequest {
  const schema = toInputJsonSchema(output)
  return {
    instruction: `# Your last answer\nOne JSON object that fits this JSON Schema, and nothing around it:\n${JSON.stringify(schema)}`,
    responseFormat: { type: 'json', name: 'answer', schema },
  }
}

/** Reads the last answer of a run; the problem is said so that a model can act on it. */
export async function readOutput<Output>(
  state: RunState,
  output: StandardSchema<Output>,
): Promise<Validated<Output>> {
  const text = lastText(state).trim()
  const [, inFence] = /^```(?:json)?\s*\n([\s\S]*?)\n?```$/.exec(text) ?? []
  let value: unknown
  try {
    value = JSON.parse(inFence ?? text)
  } catch {
    return { valid: false, problem: 'it is not JSON' }
  }
  return validateInput(output, value)
}

/** Has the model answer once more. */
export function askAgain(state: RunState, problem: string): void {
  const text = `Your answer does not fit the JSON Schema: ${problem}. Answer with the JSON object alone.`
  state.messages.push({ role: 'user', content: [{ type: 'text', text }] })
}

/** What a run ends with whose answers did not fit. */
export function unfitAnswer(problem: string, { provider, modelId }: LanguageModel): ModelError {
  return new ModelError(
    `the answer does not fit \`output\`, also when it was asked for again: ${problem}`,
    {
      provider,
      model: modelId,
      failure: 'malformed-answer',
    },
  )
}

/** @throws ParcoError `configuration` for what is no schema, or one that no answer can meet. */
export function checkOutput(output: unknown): void {
  if (output === undefined) return
  const standard: unknown = Object(output)['~standard']
  if (typeof standard !== 'object' || Object(standard).jsonSchema === undefined) {
    throw new ParcoError(
      'configuration',
      `\`output\` is a schema that gives its JSON Schema, such as z.object({ … }) of Zod from 4.2, or jsonSchemaInput(…); it is ${kindOf(output)}.`,
    )
  }
  const unsendable = findUnsendable(output as StandardSchema, true)
  if (unsendable !== undefined) {
    throw new ParcoError('configuration', `No answer can be \`output\`: ${unsendable}.`)
  }
}

function lastText({ messages }: RunState): string {
  const last = messages.at(-1)
  if (last?.role !== 'assistant') return ''
  return last.content.map((part) => (part.type === 'text' ? part.text : '')).join('')
}
