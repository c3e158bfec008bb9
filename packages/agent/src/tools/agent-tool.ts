import type { JsonValue } from '@parco/protocol'
import type { NestedRun } from '../loop/nested-run.ts'
import type { JsonSchema, ModelPrompt } from '../models/language-model.ts'
import type { ToolLimit } from '../permissions/tool-limit.ts'
import { checkDeclaration } from './check-declaration.ts'
import type { StandardSchema } from './standard-schema.ts'
import type { ToolEffect } from './tool-effect.ts'
import { assertGivesJsonSchema, toInputJsonSchema } from './tool-schema.ts'

/** What a tool gets beside its input. */
export interface ToolCallContext {
  readonly toolCallId: string
  readonly conversationId: string
  /** What the model knows when it makes this call, the call itself last; not to be changed. */
  readonly messages: Readonly<ModelPrompt>
  /** The same for every attempt of this call: hand it to services that take idempotency keys. */
  readonly idempotencyKey: string
  readonly signal: AbortSignal
  /** What the run was given for its tools. */
  readonly scope?: unknown
  /** Shows progress; replaces what this call showed before. */
  readonly status: (text: string) => void
  /** For tools that carry a run of their own. */
  readonly nested: NestedRun
  /** Narrows what the rest of the run may do; kept with the run's state. Nothing widens it again. */
  readonly limit: (limit: ToolLimit) => void
}

/**
 * What a tool answers: text, or what JSON makes of it, dates and rows with a type of their own
 * included. Nothing is told to the model as done; `void` lets a function without `return` be a tool
 * under compilers before TypeScript 7 too.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a function that returns nothing has this type.
export type ToolOutput = JsonValue | PlainObject | undefined | void

/** Has a type of its own, as an interface is; maps, sets and bytes, of which JSON makes nothing, are tagged. */
type PlainObject = object & { readonly [Symbol.toStringTag]?: never }

/** A named capability of an agent, as the loop runs it. */
export interface AgentTool<Input = unknown> {
  readonly name: string
  readonly description: string
  readonly input: StandardSchema<Input>
  /** The same array of tools must keep the same schemas: they are serialised once. */
  readonly inputJsonSchema: JsonSchema
  readonly effect: ToolEffect
  /** How long one call may take; 60 s by default. */
  readonly timeoutMs: number
  /**
   * Whether a call is asked for even where permissions allow it. Gets the arguments as the model gave
   * them, unchecked; must not throw, and must answer the same for the same arguments.
   */
  readonly mustAsk?: (input: unknown) => boolean
  /**
   * Whether the same write may be meant again once another one has succeeded: a command or a file's
   * content may, a payment hardly. Otherwise a run makes it once.
   */
  readonly repeatable?: boolean
  /**
   * Whether what it answers was written by others: pages, mails, files from elsewhere. Once a run has
   * read it, every write is asked for, whatever permissions allow.
   */
  readonly readsUntrusted?: boolean
  execute(input: Input, context: ToolCallContext): Promise<ToolOutput> | ToolOutput
}

/** What `defineTool` makes a tool of. */
export interface ToolDeclaration<Input> {
  /** 1 to 64 letters, digits, `_` and `-`. */
  readonly name: string
  /** For the model: when to use the tool, and when not. */
  readonly description: string
  /** Zod from 4.2, `jsonSchemaInput`, or another Standard Schema. */
  readonly input: StandardSchema<Input>
  /** What the model sees of the input; needed where the schema does not give it itself. */
  readonly inputJsonSchema?: JsonSchema
  /** A write is executed only where the policy allows it or somebody approved it. */
  readonly effect: ToolEffect
  readonly timeoutMs?: number
  /**
   * Whether a call is asked for even where permissions allow it. Gets the arguments as the model gave
   * them, unchecked; must not throw, and must answer the same for the same arguments.
   */
  readonly mustAsk?: (input: unknown) => boolean
  /**
   * Whether the same write may be meant again once another one has succeeded: a command or a file's
   * content may, a payment hardly. Otherwise a run makes it once.
   */
  readonly repeatable?: boolean
  /**
   * Whether what it answers was written by others: pages, mails, files from elsewhere. Once a run has
   * read it, every write is asked for, whatever permissions allow.
   */
  readonly readsUntrusted?: boolean
  readonly execute: (input: Input, context: ToolCallContext) => Promise<ToolOutput> | ToolOutput
}

export const DEFAULT_TOOL_TIMEOUT_MS = 60_000

/**
 * Declares a tool; the input's type is inferred from its schema.
 * @throws ParcoError `configuration` for a name that providers refuse, members that are not known or
 * missing, a schema without JSON Schema, and one that no call can meet: JSON has no dates, maps and the
 * like, arguments are an object, and patterns and references have to be whole.
 */
export function defineTool<Input>(declaration: ToolDeclaration<Input>): AgentTool<Input> {
  checkDeclaration(declaration)
  const { input, inputJsonSchema } = declaration
  if (!inputJsonSchema) assertGivesJsonSchema(input)
  return {
    name: declaration.name,
    description: declaration.description,
    input,
    // Converted when it is first sent: a program that declares many tools sends few of them.
    get inputJsonSchema() {
      return inputJsonSchema ?? toInputJsonSchema(input)
    },
    effect: declaration.effect,
    timeoutMs: declaration.timeoutMs ?? DEFAULT_TOOL_TIMEOUT_MS,
    ...(declaration.mustAsk ? { mustAsk: declaration.mustAsk } : {}),
    ...(declaration.repeatable === undefined ? {} : { repeatable: declaration.repeatable }),
    ...(declaration.readsUntrusted ? { readsUntrusted: true } : {}),
    execute: declaration.execute,
  }
}
