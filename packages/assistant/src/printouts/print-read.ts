import type { JsonObject, JsonValue } from '@parco/protocol'
import type { DomainContext } from '../domains/domain-context.ts'
import type { DomainReadTool } from '../domains/domain-tool.ts'
import { runRead } from '../records/run-read.ts'
import { openingOf, partsOf } from './parts-of.ts'
import type { PrintedPart } from './printout.ts'

/** More rows than this are a file for a spreadsheet: a page has some forty. */
const MAX_ROWS = 5_000

/** What a read comes to on paper. @throws bad-request for slots that it cannot take. */
export async function printRead(
  tool: DomainReadTool,
  input: JsonObject,
  context: DomainContext,
): Promise<readonly PrintedPart[]> {
  const whole: DomainContext = { ...context, isPrinted: true }
  return printOutput(tool, await runRead(tool, input, whole), whole)
}

/** Its tables below the first sentence of its answer where a tool makes some, else its answer, whole. */
export async function printOutput(
  tool: DomainReadTool,
  output: JsonValue,
  context: DomainContext,
): Promise<readonly PrintedPart[]> {
  const told = partsOf(tool.reply(output, context))
  const parts = (await tool.print?.(output, context))?.filter(hasContent)
  if (parts === undefined || parts.length === 0) return told
  const opening = openingOf(told)
  return [
    ...(opening === undefined ? [] : [{ kind: 'paragraph' as const, text: opening }]),
    ...parts.flatMap((part) => cutLong(part, context)),
  ]
}

/** Whether a printout holds more than one sentence, which needs no paper. */
export const isWorthPaper = (parts: readonly PrintedPart[]): boolean =>
  parts.length > 1 || parts[0]?.kind !== 'paragraph'

const hasContent = (part: PrintedPart): boolean => part.kind !== 'table' || part.rows.length > 0

function cutLong(part: PrintedPart, { text }: DomainContext): readonly PrintedPart[] {
  if (part.kind !== 'table' || part.rows.length <= MAX_ROWS) return [part]
  const more = text('shared.andMore', { count: part.rows.length - MAX_ROWS })
  return [
    { ...part, rows: part.rows.slice(0, MAX_ROWS) },
    { kind: 'paragraph', text: more },
  ]
}
