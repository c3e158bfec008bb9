import {
  defineReadTool,
  defineWriteTool,
  type Preparation,
  type ToolInputSchema,
} from '@parco/agent/approvals'
import type { JsonObject, JsonValue, RecalledMemory, WriteVerb } from '@parco/protocol'
import type { z } from 'zod'
import type { PrintedPart } from '../../printouts/printout.ts'
import type { DomainContext, DomainWriteContext } from '../domain-context.ts'
import type { DomainReadTool, DomainWriteTool, Instead, WordsRead } from '../domain-tool.ts'

interface ReadDeclaration<Input extends ToolInputSchema, Output extends JsonValue> {
  readonly name: string
  readonly description: string
  readonly input: Input
  readonly codeSlots?: readonly (keyof z.input<Input> & string)[]
  execute(input: z.output<Input>, context: DomainContext): Promise<Output>
  reply(output: Output, context: DomainContext): string
  readonly looksAhead?: boolean
  readonly status?: string
  print?(
    output: Output,
    context: DomainContext,
  ): readonly PrintedPart[] | Promise<readonly PrintedPart[]>
  memories?(output: Output): readonly RecalledMemory[]
}

interface WriteDeclaration<
  Input extends ToolInputSchema,
  Arguments extends JsonObject,
  Output extends JsonValue,
> {
  readonly name: string
  readonly description: string
  readonly input: Input
  readonly codeSlots?: readonly (keyof z.input<Input> & string)[]
  readonly status?: string
  readonly verb: WriteVerb
  readonly writes: readonly string[]
  readonly maxInputBytes?: number
  prepare(input: z.output<Input>, context: DomainContext): Promise<Preparation<Arguments>>
  instead?(input: z.output<Input>, context: DomainContext): Promise<Instead | undefined>
  fromAnswer?(
    said: string,
    missing: readonly string[],
    context: DomainContext,
  ): JsonObject | undefined
  fromWords?(
    slots: JsonObject,
    words: WordsRead,
    context: DomainContext,
  ): JsonObject | Promise<JsonObject>
  fromModel?(slots: JsonObject): JsonObject
  execute(prepared: Arguments, context: DomainWriteContext): Promise<Output>
  reply(output: Output, context: DomainContext): string
}

/** Types a read tool of a domain: its own input and output inside, the common ones outside. */
export function defineDomainReadTool<Input extends ToolInputSchema, Output extends JsonValue>(
  tool: ReadDeclaration<Input, Output>,
): DomainReadTool {
  const { reply, status, looksAhead, print, memories, codeSlots, ...rest } = tool
  // Whoever calls `reply`, `print` or `memories` passes what `execute` of the same tool returned.
  return {
    ...defineReadTool<DomainContext, Input, Output>(rest),
    reply,
    ...(codeSlots === undefined ? {} : { codeSlots }),
    ...(status === undefined ? {} : { status }),
    ...(looksAhead === undefined ? {} : { looksAhead }),
    ...(print === undefined ? {} : { print }),
    ...(memories === undefined ? {} : { memories }),
  } as DomainReadTool
}

/** What stands in for a write is asked with its input as the schema gives it, as `prepare` is. */
function ofParsed<Input extends ToolInputSchema>(
  input: Input,
  instead: (parsed: z.output<Input>, context: DomainContext) => Promise<Instead | undefined>,
): NonNullable<DomainWriteTool['instead']> {
  return async (said, context) => {
    const parsed = input.safeParse(said)
    return parsed.success ? instead(parsed.data as z.output<Input>, context) : undefined
  }
}

/** Types a write tool of a domain: its own input, arguments and output inside, the common ones outside. */
export function defineDomainWriteTool<
  Input extends ToolInputSchema,
  Arguments extends JsonObject,
  Output extends JsonValue,
>(tool: WriteDeclaration<Input, Arguments, Output>): DomainWriteTool {
  const {
    verb,
    writes,
    reply,
    status,
    codeSlots,
    instead,
    fromWords,
    fromModel,
    fromAnswer,
    maxInputBytes,
    ...rest
  } = tool
  // Whoever calls `execute` passes what `prepare` of the same tool returned; likewise with `reply`.
  return {
    ...defineWriteTool<DomainContext, DomainWriteContext, Input, Arguments, Output>(rest),
    verb,
    writes,
    reply,
    ...(status === undefined ? {} : { status }),
    ...(maxInputBytes === undefined ? {} : { maxInputBytes }),
    ...(codeSlots === undefined ? {} : { codeSlots }),
    ...(instead === undefined ? {} : { instead: ofParsed(rest.input, instead) }),
    ...(fromWords === undefined ? {} : { fromWords }),
    ...(fromModel === undefined ? {} : { fromModel }),
    ...(fromAnswer === undefined ? {} : { fromAnswer }),
  } as DomainWriteTool
}
