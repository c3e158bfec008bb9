import type { JsonObject, JsonValue } from '@parco/protocol'
import type { ReadTool, ToolInputSchema, WriteTool } from './tool.ts'

const TOOL_NAME = /^[a-z][a-z0-9_]{0,63}$/

/** Types the declaration of a read tool. @throws TypeError when the name is not snake_case. */
export function defineReadTool<Context, Input extends ToolInputSchema, Output extends JsonValue>(
  tool: Omit<ReadTool<Context, Input, Output>, 'effect'>,
): ReadTool<Context, Input, Output> {
  assertToolName(tool.name)
  return { ...tool, effect: 'read' }
}

/** Types the declaration of a write tool. @throws TypeError when the name is not snake_case. */
export function defineWriteTool<
  Context,
  WriteContext extends Context,
  Input extends ToolInputSchema,
  Arguments extends JsonObject,
  Output extends JsonValue,
>(
  tool: Omit<WriteTool<Context, Input, Arguments, Output, WriteContext>, 'effect'>,
): WriteTool<Context, Input, Arguments, Output, WriteContext> {
  assertToolName(tool.name)
  return { ...tool, effect: 'write' }
}

function assertToolName(name: string): void {
  if (TOOL_NAME.test(name)) return
  throw new TypeError(
    `A tool's name is 1 to 64 characters of a-z, 0-9 and _, beginning with a letter; "${name}" is not.`,
  )
}
