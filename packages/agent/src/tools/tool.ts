import type { JsonObject, JsonValue, Preview } from '@parco/protocol'
import type { z } from 'zod'

/** The schema of a tool's input: an object of slots. */
export type ToolInputSchema = z.ZodObject

interface ToolBase<Input extends ToolInputSchema> {
  /** snake_case, unique in a registry. */
  readonly name: string
  /** In English, for a model: when to use the tool, and when not. */
  readonly description: string
  readonly input: Input
}

/** A tool that changes nothing, and so runs at once. */
export interface ReadTool<
  Context = unknown,
  Input extends ToolInputSchema = ToolInputSchema,
  Output extends JsonValue = JsonValue,
> extends ToolBase<Input> {
  readonly effect: 'read'
  execute(input: z.output<Input>, context: Context): Promise<Output>
}

/** One answer that the user can choose; its slots are merged into the input. */
export interface PreparationOption {
  readonly label: string
  readonly slots: JsonObject
}

/** What became of a proposed write before anybody is asked to approve it. */
export type Preparation<Arguments extends JsonObject = JsonObject> =
  /** Everything is resolved: the card shows `preview`, and `arguments` are what will be executed. */
  | { readonly status: 'ready'; readonly arguments: Arguments; readonly preview: Preview }
  /** Something is missing or ambiguous; `question` is in the user's language. */
  | {
      readonly status: 'question'
      readonly missing: readonly string[]
      readonly question: string
      readonly options?: readonly PreparationOption[]
    }
  /** It cannot be done; `explanation` says why and what can be, in the user's language. */
  | { readonly status: 'refused'; readonly explanation: string }

/** A tool that changes the user's data: prepared without side effects, approved, then executed once. */
export interface WriteTool<
  Context = unknown,
  Input extends ToolInputSchema = ToolInputSchema,
  Arguments extends JsonObject = JsonObject,
  Output extends JsonValue = JsonValue,
  WriteContext extends Context = Context,
> extends ToolBase<Input> {
  readonly effect: 'write'
  /** Resolves references and checks rules; must not write. Runs again after every edit. */
  prepare(input: z.output<Input>, context: Context): Promise<Preparation<Arguments>>
  /** Runs in one transaction with its receipt. A throw rolls everything back. */
  execute(prepared: Arguments, context: WriteContext): Promise<Output>
}

/** A tool of an assistant whose writes are prepared, approved and then executed. */
export type Tool<Context = unknown, WriteContext extends Context = Context> =
  | ReadTool<Context>
  | WriteTool<Context, ToolInputSchema, JsonObject, JsonValue, WriteContext>
