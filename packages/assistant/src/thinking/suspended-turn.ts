import {
  idSchema,
  intentCallSchema,
  type JsonObject,
  jsonObjectSchema,
  messagePartSchema,
  ParcoError,
  type TurnEvent,
  type User,
} from '@parco/protocol'
import { z } from 'zod'
import type { TurnIds } from '../turn/turn-request.ts'

/** What is stored of a turn for whoever thinks about it: version 1 of the column `turns.thinking`. */
const storedSchema = z.object({
  version: z.literal(1),
  action: z.string(),
  /** What was decided: whoever finds no model answers without one. */
  call: intentCallSchema.extend({ reason: z.string().optional() }),
  brief: jsonObjectSchema,
  /** The message's parts so far: the sure half of a message that asked for two things. */
  parts: z.array(messagePartSchema),
  text: z.string(),
  /** What the action is counted as once it has ended; what deciding it took is in it. */
  usage: z.array(
    z.object({
      id: idSchema('usage'),
      intent: z.string(),
      actionType: z.enum(['deterministic', 'reasoning', 'hybrid']),
      inputTokens: z.number(),
      outputTokens: z.number(),
      cachedInputTokens: z.number().optional(),
      wasKeywordMatched: z.boolean(),
    }),
  ),
  locale: z.enum(['pt-BR', 'en']),
})
export type StoredThinking = z.infer<typeof storedSchema>

/** A turn whose first half is committed, and that somebody has to think about. */
export interface SuspendedTurn {
  readonly ids: TurnIds
  /** As they were when the turn was opened or taken over. */
  readonly user: User
  /** The lease under which it is held. */
  readonly epoch: number
  /** What was told and committed so far, its first event included. */
  readonly told: readonly TurnEvent[]
  readonly thinking: StoredThinking
}

/** @throws store-corrupt when it is none, or of a version that this Parco does not know. */
export function parseThinking(stored: unknown): StoredThinking {
  const parsed = storedSchema.safeParse(stored)
  if (parsed.success) return parsed.data
  throw new ParcoError('store-corrupt', 'What a turn was thinking about cannot be read.', {
    cause: parsed.error,
  })
}

/** The other way around. */
export const serialiseThinking = (thinking: StoredThinking): JsonObject =>
  thinking as unknown as JsonObject
