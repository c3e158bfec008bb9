import { z } from 'zod'
import { type Approval, approvalSchema } from './approval.ts'
import { decisionSchema } from './decision.ts'
import { ERROR_CODES } from './errors.ts'
import { idSchema } from './ids.ts'
import { jsonValueSchema } from './json.ts'
import { answerFileSchema } from './message.ts'
import { type Receipt, receiptSchema } from './receipt.ts'
import { type TurnEvent, turnOutcomeSchema, usageSchema } from './turn-event.ts'

/** A whole turn in one value: what a client that does not stream receives. */
export const turnResultSchema = z.object({
  version: z.literal(1),
  /** The three ids are absent when the turn was not admitted. */
  conversationId: idSchema('conversation').optional(),
  turnId: idSchema('turn').optional(),
  messageId: idSchema('message').optional(),
  /** Everything said to the user, paragraphs apart. */
  text: z.string(),
  outcome: turnOutcomeSchema,
  decisions: z.array(decisionSchema),
  /** What tools returned, in order. */
  toolResults: z.array(
    z.object({ toolCallId: z.string(), toolName: z.string(), output: jsonValueSchema }),
  ),
  /** As they are at the end of the turn, in the order they were first told. */
  approvals: z.array(approvalSchema),
  receipts: z.array(receiptSchema),
  /** What the answer brings, at addresses of the server that told it. */
  files: z.array(answerFileSchema),
  usage: usageSchema,
  durationMs: z.number().min(0),
  error: z
    .object({ code: z.enum(ERROR_CODES), message: z.string(), reference: z.string().optional() })
    .optional(),
})
export type TurnResult = z.infer<typeof turnResultSchema>

/** Takes the events of one turn one by one, in order, and says what they amount to so far. */
export interface TurnFold {
  add(event: TurnEvent): void
  /** Before `turn-end`: a turn that broke off, as `failed`. */
  result(): TurnResult
}

/** Starts a fold of the events of one turn. */
export function createTurnFold(): TurnFold {
  const texts = new Map<string, string>()
  const approvals = new Map<string, Approval>()
  const receipts = new Map<string, Receipt>()
  const decisions: TurnResult['decisions'] = []
  const files: TurnResult['files'] = []
  const toolResults: TurnResult['toolResults'] = []
  let start: Pick<TurnResult, 'conversationId' | 'turnId' | 'messageId'> = {}
  let end: Pick<TurnResult, 'outcome' | 'usage' | 'durationMs' | 'error'> = BROKEN_OFF
  return {
    add(event) {
      switch (event.type) {
        case 'turn-start':
          start = pick(event)
          break
        case 'text-delta':
          texts.set(event.id, (texts.get(event.id) ?? '') + event.delta)
          break
        case 'decision-end':
          decisions.push(event.decision)
          break
        case 'tool-output-end':
          toolResults.push({
            toolCallId: event.toolCallId,
            toolName: event.toolName,
            output: event.output,
          })
          break
        case 'approval-request':
        case 'approval-update':
          approvals.set(event.approval.id, event.approval)
          break
        case 'receipt-create':
        case 'receipt-undo':
          receipts.set(event.receipt.id, event.receipt)
          break
        case 'file-add':
          files.push(event.file)
          break
        case 'turn-end': {
          const { type: _type, ...rest } = event
          end = rest
          break
        }
      }
    },
    result: () => ({
      version: 1,
      ...start,
      text: [...texts.values()].filter((text) => text !== '').join('\n\n'),
      decisions: [...decisions],
      toolResults: [...toolResults],
      approvals: [...approvals.values()],
      receipts: [...receipts.values()],
      files: [...files],
      ...end,
    }),
  }
}

/** Waits for a turn to end and says what it amounts to. */
export async function foldTurn(events: AsyncIterable<TurnEvent>): Promise<TurnResult> {
  const fold = createTurnFold()
  for await (const event of events) fold.add(event)
  return fold.result()
}

const BROKEN_OFF: Pick<TurnResult, 'outcome' | 'usage' | 'durationMs' | 'error'> = {
  outcome: 'failed',
  usage: { inputTokens: 0, outputTokens: 0 },
  durationMs: 0,
  error: { code: 'internal', message: 'The turn broke off before its end.' },
}

function pick(
  event: Extract<TurnEvent, { type: 'turn-start' }>,
): Pick<TurnResult, 'conversationId' | 'turnId' | 'messageId'> {
  return {
    conversationId: event.conversationId,
    turnId: event.turnId,
    messageId: event.messageId,
  }
}
