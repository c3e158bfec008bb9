import type { JsonObject, JsonValue } from '@parco/protocol'
import type { DomainContext } from '../domains/domain-context.ts'
import type { DomainReadTool } from '../domains/domain-tool.ts'
import { runRead } from '../records/run-read.ts'
import { openingOf, partsOf } from './parts-of.ts'
import { MAX_PRINTED_ROWS, type PrintedPart } from './printout.ts'

/**
 * What a read comes to on paper: its tables below the first sentence of its answer where a tool makes
 * some, else its answer, whole. @throws bad-request for slots that it cannot take.
 */
export async function printRead(
  tool: DomainReadTool,
  input: JsonObject,
  context: DomainContext,
): Promise<readonly PrintedPart[]> {
  const whole: DomainContext = { ...context, isPrinted: true }
  const output = await runRead(tool, input, whole)
  const told = partsOf(tool.reply(output, whole))
  const parts = (await tool.print?.(output, whole))?.filter(hasContent)
  if (parts === undefined || parts.length === 0) return told
  const opening = openingOf(told)
  return [
    ...(opening === undefined ? [] : [{ kind: 'paragraph' as const, text: opening }]),
    ...parts.flatMap((part) => cutLong(part, whole)),
  ]
}

/**
 * Whether a printout would hold more than one sentence, which needs no paper. The answer says so in
 * most cases, and then no table is read for it.
 */
export async function isWorthPaper(
  tool: DomainReadTool,
  output: JsonValue,
  context: DomainContext,
): Promise<boolean> {
  const told = partsOf(tool.reply(output, context))
  if (told.length !== 1 || told[0]?.kind !== 'paragraph') return true
  return (await tool.print?.(output, context))?.some(hasContent) ?? false
}

const hasContent = (part: PrintedPart): boolean => part.kind !== 'table' || part.rows.length > 0

function cutLong(part: PrintedPart, { text }: DomainContext): readonly PrintedPart[] {
  if (part.kind !== 'table' || part.rows.length <= MAX_PRINTED_ROWS) return [part]
  const more = text('shared.andMore', { count: part.rows.length - MAX_PRINTED_ROWS })
  return [
    { ...part, rows: part.rows.slice(0, MAX_PRINTED_ROWS) },
    { kind: 'paragraph', text: more },
  ]
}
