import { z } from 'zod'
import { idSchema } from './ids.ts'
import { jsonObjectSchema, jsonValueSchema } from './json.ts'

export const APPROVAL_LIFETIME_MS = 24 * 60 * 60 * 1000

/** `edited` is an approval of values that the user changed first; all but `requested` are final. */
export const APPROVAL_STATUSES = ['requested', 'approved', 'edited', 'denied', 'expired'] as const
export const approvalStatusSchema = z.enum(APPROVAL_STATUSES)
export type ApprovalStatus = z.infer<typeof approvalStatusSchema>

export const previewFieldKindSchema = z.enum([
  'text',
  /** Text of several lines. */
  'long-text',
  /** Several texts, in order. */
  'list',
  'money',
  'number',
  'date',
  /** An hour of the day: HH:MM. */
  'time',
  /** A day with its hour, both the user's: YYYY-MM-DDTHH:MM. */
  'moment',
  'month',
  'choice',
  'boolean',
])

/** One value of a proposed write as the approval card shows it, and as the user may change it. */
export const previewFieldSchema = z.object({
  /** The slot of the tool's input that this field shows. */
  slot: z.string(),
  /** In the user's language. */
  label: z.string(),
  kind: previewFieldKindSchema,
  /** The slot's own value, for a form: money as a decimal number, dates as YYYY-MM-DD. */
  value: jsonValueSchema,
  /** The value as people read it: `R$ 50,00`, `hoje, 18/11`. */
  display: z.string(),
  editable: z.boolean(),
  /** Unit of a number (`ml`), or currency of money (`BRL`). */
  unit: z.string().optional(),
  options: z.array(z.object({ value: z.string(), label: z.string() })).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
})
export type PreviewField = z.infer<typeof previewFieldSchema>

/** What a write does with a record; cards word their question and their buttons by it. */
export const WRITE_VERBS = ['record', 'change', 'delete', 'pay', 'unpay', 'confirm'] as const
/** What a write does with a record, as its card says it. */
export type WriteVerb = (typeof WRITE_VERBS)[number]

/** What the user sees of a proposed write. */
export const previewSchema = z.object({
  /** One line that says everything that matters: `Gasto: Mercado, R$ 50,00, hoje`. */
  title: z.string(),
  fields: z.array(previewFieldSchema),
  /** Something to look at twice: `Já existe um gasto igual hoje.` */
  warning: z.string().optional(),
  /** `confirm`, which fits every write, where it is absent. */
  verb: z.enum(WRITE_VERBS).optional(),
})
/** A proposed write as its card shows it. */
export type Preview = z.infer<typeof previewSchema>

/** One human decision on one write. */
export const approvalSchema = z.object({
  version: z.literal(1),
  id: idSchema('approval'),
  conversationId: idSchema('conversation'),
  turnId: idSchema('turn'),
  /** 0-based place among the approvals of its turn, which one card shows together. */
  position: z.number().int().min(0),
  toolCallId: z.string(),
  toolName: z.string(),
  /** The tool's input in slots, as said by the user. */
  input: jsonObjectSchema,
  /** Binds a decision to exactly this tool and these resolved arguments; changes with every edit. */
  argumentsHash: z.string(),
  preview: previewSchema,
  status: approvalStatusSchema,
  requestedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().optional(),
  receiptId: idSchema('receipt').optional(),
})
export type Approval = z.infer<typeof approvalSchema>

/** What a client sends to decide one approval. */
export const approvalDecisionSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('approve'),
    approvalId: idSchema('approval'),
    /** The hash that the client showed; another one is refused as stale. */
    argumentsHash: z.string(),
    /** Slots that the user changed on the card. */
    edits: jsonObjectSchema.optional(),
  }),
  z.object({ outcome: z.literal('deny'), approvalId: idSchema('approval') }),
])
export type ApprovalDecision = z.infer<typeof approvalDecisionSchema>
