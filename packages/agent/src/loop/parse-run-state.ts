import type { JsonObject } from '@parco/protocol'
import { isParcoError, ParcoError } from '@parco/protocol/errors'
import { z } from 'zod'
import { hashArguments } from '../tools/hash-arguments.ts'
import { type OpenCall, RUN_STATE_VERSION, type RunState } from './run-state.ts'

const count = z.number().int().min(0)
const amount = z.number().min(0)
const present = z.unknown().refine((value) => value !== undefined, 'Expected a value')
const plainObject = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'Expected an object',
)

const fileDataSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('data'), data: z.string() }),
  z.looseObject({ type: z.literal('url'), url: z.url().transform((text) => new URL(text)) }),
  z.looseObject({ type: z.literal('text'), text: z.string() }),
  z.looseObject({ type: z.literal('reference') }),
])
const textSchema = z.looseObject({ type: z.literal('text'), text: z.string() })
const fileSchema = z.looseObject({
  type: z.literal('file'),
  data: fileDataSchema,
  mediaType: z.string(),
})
const callSchema = z.looseObject({
  type: z.literal('tool-call'),
  toolCallId: z.string().min(1),
  toolName: z.string().min(1),
  input: z.unknown(),
})
const outputSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('text'), value: z.string() }),
  z.looseObject({ type: z.literal('error-text'), value: z.string() }),
  z.looseObject({ type: z.literal('json'), value: present }),
  z.looseObject({ type: z.literal('error-json'), value: present }),
  z.looseObject({ type: z.literal('execution-denied'), reason: z.string().optional() }),
  z.looseObject({
    type: z.literal('content'),
    value: z.array(
      z.discriminatedUnion('type', [
        textSchema,
        fileSchema,
        z.looseObject({ type: z.literal('custom') }),
      ]),
    ),
  }),
])
const resultSchema = z.looseObject({
  type: z.literal('tool-result'),
  toolCallId: z.string().min(1),
  toolName: z.string().min(1),
  output: outputSchema,
})
const messageSchema = z.discriminatedUnion('role', [
  z.looseObject({ role: z.literal('system'), content: z.string() }),
  z.looseObject({
    role: z.literal('user'),
    content: z.array(z.discriminatedUnion('type', [textSchema, fileSchema])),
  }),
  z.looseObject({
    role: z.literal('assistant'),
    content: z.array(
      z.discriminatedUnion('type', [
        textSchema,
        fileSchema,
        callSchema,
        resultSchema,
        z.looseObject({ type: z.literal('reasoning'), text: z.string() }),
        z.looseObject({ type: z.literal('reasoning-file') }),
        z.looseObject({ type: z.literal('custom') }),
      ]),
    ),
  }),
  z.looseObject({
    role: z.literal('tool'),
    content: z.array(
      z.discriminatedUnion('type', [
        resultSchema,
        z.looseObject({ type: z.literal('tool-approval-response') }),
      ]),
    ),
  }),
])

const approvalSchema = z.looseObject({
  approvalId: z.string(),
  toolCallId: z.string(),
  toolName: z.string(),
  input: z.unknown(),
  argumentsHash: z.string(),
  agentPath: z.array(z.string()),
})
const openCallSchema = z.looseObject({
  call: z.looseObject({ ...callSchema.shape, input: plainObject }),
  argumentsHash: z.string(),
  status: z.enum(['waiting', 'approved', 'denied', 'started']),
  isDecided: z.boolean().optional(),
  reason: z.string().optional(),
  nested: z.looseObject({ state: z.unknown(), approvals: z.array(approvalSchema) }).optional(),
})

/** One that cannot be read is damage: dropped, it would widen what the run may do. */
const limitSchema = z.looseObject({
  by: z.string(),
  allowed: z.array(z.string()).optional(),
  denied: z.array(z.string()).optional(),
  readableFolder: z.string().optional(),
})

const stateSchema = z.looseObject({
  version: z.literal(RUN_STATE_VERSION),
  runId: z.string().min(1),
  conversationId: z.string().min(1),
  messages: z.array(messageSchema),
  step: count,
  usage: z.looseObject({
    inputTokens: count,
    outputTokens: count,
    cachedInputTokens: count.optional(),
  }),
  costUsd: amount,
  elapsedMs: amount,
  open: z.array(openCallSchema),
  writes: z.record(z.string(), z.string()),
  failures: z.record(z.string(), count),
  limits: z.array(limitSchema).optional(),
  isTainted: z.literal(true).optional(),
  revision: count.default(0),
  history: z
    .looseObject({
      compaction: z
        .looseObject({
          droppedTo: count,
          shortenedTo: count,
          keptCharacters: count,
          digestCharacters: count,
          newestUser: z.number().int().min(-1),
          summary: z.string().optional(),
        })
        .optional(),
      limitTokens: count.optional(),
    })
    .optional(),
})

/**
 * Reads a run's state from outside: a file, a database, a caller. Members that are not known are
 * kept; what the loop relies on is checked, also that each open call is one that the model made.
 * @throws ParcoError `store-version` for a later version, `store-corrupt` for anything else.
 */
export function parseRunState(value: unknown): RunState {
  refuseLaterVersion(value)
  const parsed = stateSchema.safeParse(value)
  if (!parsed.success) throw corrupt(z.prettifyError(parsed.error))
  // The schema checks what the type says and leaves the rest as it came.
  const state = parsed.data as unknown as RunState
  for (const open of state.open) checkOpenCall(open, state)
  checkCompaction(state)
  return state
}

function refuseLaterVersion(value: unknown): void {
  const version = typeof value === 'object' && value !== null && Object(value).version
  if (typeof version !== 'number' || version <= RUN_STATE_VERSION) return
  throw new ParcoError(
    'store-version',
    `The run was saved in version ${version} of its format, and this Parco knows versions up to ${RUN_STATE_VERSION}: resume it with the newer Parco.`,
  )
}

/** A call that the model did not make, or with other arguments than it was shown with, is never executed. */
function checkOpenCall(open: OpenCall, state: RunState): void {
  const { call, argumentsHash, nested } = open
  if (hashArguments(call.toolName, call.input as JsonObject) !== argumentsHash) {
    throw corrupt(`The arguments of the open call ${call.toolCallId} do not match their hash.`)
  }
  const isMade = state.messages.some(
    (message) =>
      message.role === 'assistant' &&
      message.content.some(
        (part) => part.type === 'tool-call' && part.toolCallId === call.toolCallId,
      ),
  )
  if (!isMade) throw corrupt(`The open call ${call.toolCallId} is not in the messages.`)
  if (nested) nested.state = parseNested(nested.state, call.toolCallId)
}

function checkCompaction({ history, messages }: RunState): void {
  const { droppedTo = 0, shortenedTo = 0, newestUser = -1 } = history?.compaction ?? {}
  const isInside =
    droppedTo <= shortenedTo && shortenedTo <= messages.length && newestUser < messages.length
  if (!isInside) throw corrupt('Its compaction names messages that are not there.')
}

function parseNested(value: unknown, toolCallId: string): RunState {
  try {
    return parseRunState(value)
  } catch (error) {
    if (!isParcoError(error)) throw error
    throw new ParcoError(error.code, `Inside the call ${toolCallId}: ${error.message}`)
  }
}

function corrupt(problem: string): ParcoError {
  return new ParcoError('store-corrupt', `The state of the run is damaged. ${problem}`)
}
