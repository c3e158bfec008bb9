/**
 * The public types, as users see them: `tsc` checks this file against the sources, and the tarball
 * test against the declarations in the package. It is never run.
 */
import type {
  AgentResult,
  AgentRun,
  AgentTool,
  ApprovalRequest,
  ErrorCode,
  JsonValue,
  LanguageModel,
  RunEvent,
  StandardSchema,
} from '@parco/agent'
import { defineTool, isParcoError, runAgent } from '@parco/agent'
import { type ScriptedModel, scriptedModel } from '@parco/agent/testing'
import { z } from 'zod'

type Same<Left, Right> =
  (<Type>() => Type extends Left ? 1 : 2) extends <Type>() => Type extends Right ? 1 : 2
    ? true
    : false

/** Compiles only when the types are the same. */
function same<Left, Right>(_: Same<Left, Right>): void {}

// What a run ends with is what its schema gives, and nothing where none was asked for.
export async function typedOutput(): Promise<void> {
  const { output } = await runAgent('Read it.', { output: z.object({ cents: z.coerce.number() }) })
  same<typeof output, { cents: number } | undefined>(true)
  const untyped = await runAgent('Read it.', { model: 'ollama/qwen3' })
  same<typeof untyped.output, undefined>(true)
  same<typeof untyped, AgentResult>(true)
}

// A tool's input is what its schema gives: defaults filled in, transforms applied.
export const fromZod = defineTool({
  name: 'book',
  description: 'Books seats.',
  input: z.object({
    seats: z.number().int().default(1),
    day: z.enum(['friday', 'saturday']),
    note: z.string().optional(),
    at: z.iso.datetime().transform((text) => new Date(text)),
  }),
  effect: 'write',
  execute: (input, context) => {
    same<typeof input.seats, number>(true)
    same<typeof input.day, 'friday' | 'saturday'>(true)
    same<typeof input.note, string | undefined>(true)
    same<typeof input.at, Date>(true)
    same<typeof context.signal, AbortSignal>(true)
    same<typeof context.idempotencyKey, string>(true)
    // @ts-expect-error there is no such field
    input.seat
    return { booked: input.seats }
  },
})

// Any Standard Schema will do, with its JSON Schema beside it: its output is the input of the tool.
interface SpecifiedSchema<Input, Output> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>
    readonly types?: { readonly input: Input; readonly output: Output } | undefined
  }
}
type Result<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] }
interface Issue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
declare const celsius: SpecifiedSchema<string, { readonly degrees: number }>
same<typeof celsius extends StandardSchema<{ readonly degrees: number }> ? true : false, true>(true)
export const fromStandardSchema = defineTool({
  name: 'heat',
  description: 'Heats.',
  input: celsius,
  inputJsonSchema: { type: 'object', properties: { degrees: { type: 'number' } } },
  effect: 'write',
  execute: ({ degrees }) => {
    same<typeof degrees, number>(true)
  },
})
export const withWrongJsonSchema = defineTool({
  name: 'heat',
  description: 'Heats.',
  input: celsius,
  // @ts-expect-error a JSON Schema is checked
  inputJsonSchema: { type: 'thing' },
  effect: 'write',
  execute: () => null,
})

export const withWrongEffect = defineTool({
  name: 'odd',
  description: 'Odd.',
  input: z.object({}),
  // @ts-expect-error an effect is `read` or `write`
  effect: 'maybe',
  execute: () => null,
})

export const withWrongOutput = defineTool({
  name: 'odd',
  description: 'Odd.',
  input: z.object({}),
  effect: 'read',
  // @ts-expect-error an output is JSON
  execute: () => new Map<string, string>(),
})

interface Row {
  readonly id: number
  readonly at: Date
  readonly note?: string
}

defineTool({
  name: 'rows',
  description: 'Rows of a database.',
  input: z.object({}),
  effect: 'read',
  execute: async (): Promise<readonly Row[]> => [],
})

// Tools of every input fit into one list.
export const tools: readonly AgentTool[] = [fromZod, fromStandardSchema]

// A run is awaited, or read event by event.
export async function awaited(): Promise<void> {
  const run = runAgent('Hello', { model: 'ollama/qwen3' })
  same<typeof run, AgentRun>(true)
  const result = await run
  same<typeof result, AgentResult>(true)
  same<typeof result.text, string>(true)
  same<typeof result.approvals, readonly ApprovalRequest[]>(true)
  for await (const event of run) same<typeof event, RunEvent>(true)
}

// `type` tells events apart, and a switch over it can be exhaustive.
export function told(event: RunEvent): JsonValue {
  switch (event.type) {
    case 'text-delta':
      same<typeof event.delta, string>(true)
      return event.delta
    case 'tool-input-end':
      return event.input
    case 'tool-output-end':
      same<typeof event.output, JsonValue>(true)
      return event.output
    case 'tool-approval-request':
      same<typeof event.request, ApprovalRequest>(true)
      return event.request.argumentsHash
    case 'run-end':
      // @ts-expect-error only a text has a delta
      event.delta
      return event.costUsd
    default:
      return event.type
  }
}

// Options are checked.
export function refused(): void {
  // @ts-expect-error a model is a text or a LanguageModelV4
  runAgent('Hello', { model: 5 })
  // @ts-expect-error there is no such option
  runAgent('Hello', { maxStep: 5 })
  // @ts-expect-error permissions are lists of names
  runAgent('Hello', { permissions: { allow: 'Read' } })
}

// The scripted model is a model.
export const model: LanguageModel = scriptedModel([{ text: 'Hello.' }])
same<ReturnType<typeof scriptedModel>, ScriptedModel>(true)

// Errors are told apart by their code.
export function codeOf(error: unknown): ErrorCode | undefined {
  if (!isParcoError(error)) return undefined
  // @ts-expect-error there is no such code
  if (error.code === 'nothing') return undefined
  return error.code
}
