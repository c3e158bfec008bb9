import { canonicalJson } from '@parco/agent/approvals'
import { type JsonObject, jsonObjectSchema, ParcoError } from '@parco/protocol'
import type { z } from 'zod'
import { proposeWrite } from '../approvals/propose-write.ts'
import type { DomainWriteTool } from '../domains/domain-tool.ts'
import type { ProposalInput } from '../parco/turns.ts'
import { assertIdempotencyKey } from './assert-request.ts'
import type { ToolCatalogue } from './tool-catalogue.ts'
import type { TurnRequest } from './turn-request.ts'

/**
 * A write proposed without words, by a form, an import or another program: a turn that shows its
 * card, as if a message had asked for it.
 * @throws not-found when there is no such tool that writes.
 * @throws bad-request when the input does not fit it, naming the fields.
 */
export function proposalRequest(
  tools: ToolCatalogue,
  { conversationId, toolName, input, idempotencyKey }: ProposalInput,
): Omit<TurnRequest, 'userId' | 'conversationId'> {
  assertIdempotencyKey(idempotencyKey)
  const tool = tools.get(toolName)?.tool
  if (tool?.effect !== 'write') {
    throw new ParcoError('not-found', `There is no tool ${toolName} that writes.`)
  }
  const slots = parseSlots(tool, input)
  return {
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    identity: canonicalJson(['propose', conversationId, toolName, slots]),
    status: 'deciding',
    origin: 'api',
    run: (turn) => proposeWrite(turn, tool, slots),
  }
}

/** The input as it came: approvals keep what was said, and tools parse it again when they prepare. */
function parseSlots(tool: DomainWriteTool, input: unknown): JsonObject {
  const slots = jsonObjectSchema.safeParse(input)
  if (!slots.success) throw noInput(tool, slots.error)
  const parsed = tool.input.safeParse(slots.data)
  if (!parsed.success) throw noInput(tool, parsed.error)
  return slots.data
}

function noInput(tool: DomainWriteTool, { issues }: z.ZodError): ParcoError {
  const problems = issues.map(({ path, message }) => ({
    field: path.join('.') || 'input',
    message,
  }))
  const fields = [...new Set(problems.map(({ field }) => field))]
  const told = problems.map(({ field, message }) => `${field}: ${message}`).join('. ')
  return new ParcoError('bad-request', `The input does not fit the tool ${tool.name}. ${told}.`, {
    data: { fields, reply: 'error.fields', values: { fields: fields.join(', ') } },
  })
}
