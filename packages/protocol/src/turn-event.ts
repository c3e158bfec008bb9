import { z } from 'zod'
import { approvalSchema } from './approval.ts'
import { decisionSchema } from './decision.ts'
import { ERROR_CODES } from './errors.ts'
import { idSchema } from './ids.ts'
import { jsonObjectSchema, jsonValueSchema } from './json.ts'
import { answerFileSchema, recalledMemorySchema, sourceSchema, textRoleSchema } from './message.ts'
import { receiptSchema } from './receipt.ts'

/**
 * Version of the event grammar: noun, then action; streams are start, delta, end. Version 2 added
 * events and changed none, so that whoever passes over unknown events reads both.
 */
export const TURN_EVENT_VERSION = 2

/** A schema for `Usage`. */
export const usageSchema = z.object({
  inputTokens: z.number().int().min(0),
  outputTokens: z.number().int().min(0),
  cachedInputTokens: z.number().int().min(0).optional(),
})
/** Tokens of one model call, or of several together. Cached input is part of the input. */
export type Usage = z.infer<typeof usageSchema>

/**
 * How a turn ended: `waiting` means that it asks its user to approve or to answer something. A card
 * that an earlier turn left open does not count: what this turn was asked for is done.
 */
export const turnOutcomeSchema = z.enum(['completed', 'waiting', 'aborted', 'failed'])
export type TurnOutcome = z.infer<typeof turnOutcomeSchema>

const toolBase = { toolCallId: z.string(), toolName: z.string() }
const streamBase = { id: z.string() }

/** Everything a client can receive while a turn happens. `turn-end` is always the last event. */
export const turnEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('turn-start'),
    /** 1 in turns that were stored before. */
    version: z.union([z.literal(1), z.literal(TURN_EVENT_VERSION)]),
    turnId: idSchema('turn'),
    conversationId: idSchema('conversation'),
    /** The assistant's message that the following events fill. */
    messageId: idSchema('message'),
  }),
  /** Progress: replaces whole whatever has the same id; never stored. */
  z.object({ type: z.literal('status-replace'), ...streamBase, text: z.string() }),
  z.object({ type: z.literal('decision-end'), decision: decisionSchema }),
  z.object({ type: z.literal('step-start'), index: z.number().int().min(0) }),
  z.object({
    type: z.literal('step-end'),
    index: z.number().int().min(0),
    usage: usageSchema.optional(),
  }),
  z.object({ type: z.literal('text-start'), ...streamBase, role: textRoleSchema }),
  z.object({ type: z.literal('text-delta'), ...streamBase, delta: z.string() }),
  z.object({ type: z.literal('text-end'), ...streamBase }),
  z.object({ type: z.literal('reasoning-start'), ...streamBase }),
  z.object({ type: z.literal('reasoning-delta'), ...streamBase, delta: z.string() }),
  z.object({ type: z.literal('reasoning-end'), ...streamBase }),
  z.object({ type: z.literal('tool-input-start'), ...toolBase }),
  z.object({ type: z.literal('tool-input-delta'), ...toolBase, delta: z.string() }),
  z.object({ type: z.literal('tool-input-end'), ...toolBase, input: jsonObjectSchema }),
  z.object({ type: z.literal('tool-output-end'), ...toolBase, output: jsonValueSchema }),
  z.object({ type: z.literal('tool-output-error'), ...toolBase, errorText: z.string() }),
  z.object({ type: z.literal('approval-request'), approval: approvalSchema }),
  /** The approval as it is after a decision, an edit or its expiry. */
  z.object({ type: z.literal('approval-update'), approval: approvalSchema }),
  z.object({ type: z.literal('receipt-create'), receipt: receiptSchema }),
  z.object({ type: z.literal('receipt-undo'), receipt: receiptSchema }),
  /** The domains and skills whose tools and instructions an answer is made with. */
  z.object({ type: z.literal('skills-select'), skills: z.array(z.string()) }),
  z.object({ type: z.literal('memory-recall'), memories: z.array(recalledMemorySchema) }),
  z.object({ type: z.literal('source-add'), source: sourceSchema }),
  z.object({ type: z.literal('file-add'), file: answerFileSchema }),
  z.object({
    type: z.literal('turn-end'),
    outcome: turnOutcomeSchema,
    usage: usageSchema,
    durationMs: z.number().min(0),
    error: z
      .object({ code: z.enum(ERROR_CODES), message: z.string(), reference: z.string().optional() })
      .optional(),
  }),
])
export type TurnEvent = z.infer<typeof turnEventSchema>
export type TurnEventType = TurnEvent['type']
