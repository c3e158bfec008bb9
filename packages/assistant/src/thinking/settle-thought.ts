import { canonicalJson } from '@parco/agent/approvals'
import type { IntentCall } from '@parco/protocol'
import { isParcoError } from '@parco/protocol'
import { keepResponse, readTurnSurroundings, type Sql } from '@parco/store'
import { isHardMoment } from '../actions/hard-moment.ts'
import { proposeWrite } from '../approvals/propose-write.ts'
import { closeReply } from '../turn/close-reply.ts'
import { createTurn } from '../turn/create-turn.ts'
import { type StoredTurn, storeTurn } from '../turn/store-turn.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'
import { TurnRecord } from '../turn/turn-record.ts'
import type { TurnRequest, TurnRunner } from '../turn/turn-request.ts'
import { addUsage, type FullUsage, NO_USAGE } from '../understanding/to-usage.ts'
import { coalesceEvents } from './coalesce-events.ts'
import type { MeteredModels } from './metered-models.ts'
import type { StoredThinking, SuspendedTurn } from './suspended-turn.ts'
import type { LiveEvent, Thought } from './thinking-action.ts'

/** How long an answer that nothing changes is kept. */
const RESPONSE_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

export interface SettledThought {
  readonly runner: TurnRunner
  readonly request: TurnRequest
  readonly suspended: SuspendedTurn
  readonly thought: Thought
  /** Those that were asked. */
  readonly models: MeteredModels
  readonly told: readonly LiveEvent[]
  /** Since the request came. */
  readonly elapsedMs: () => number
}

/** A race lost to a click is run again; more than this many in a row mean that something else is wrong. */
const MAX_ATTEMPTS = 5

/**
 * Commits what came of thinking, in one transaction that only the holder of the turn's lease can
 * make: its text, its proposals as they stand now, what its model calls used, and its end. @throws conflict when somebody else settled the turn.
 */
export async function settleThought(settled: SettledThought): Promise<StoredTurn> {
  const { runner, request, models } = settled
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await models.storeEnds((storeEnds) =>
        runner.store.transaction(request.userId, async (sql) => {
          const [, stored] = await sql.together(
            () => storeEnds(sql),
            () => settleOn(sql, settled),
          )
          return stored
        }),
      )
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isParcoError(error, 'conflict')) throw error
    }
  }
}

async function settleOn(
  sql: Sql,
  { runner, request, suspended, thought, models, told, elapsedMs }: SettledThought,
): Promise<StoredTurn> {
  const { userId, conversationId } = request
  const { ids, thinking, epoch } = suspended
  const now = runner.now()
  const record = new TurnRecord(runner.services.mint, `${ids.messageId}-end`, now)
  record.parts.push(...thinking.parts, ...thought.parts)
  record.facts.push(...thought.facts)
  if (thought.outcome === 'aborted') record.isAborted = true
  record.usage.push(...withModelUsage(thinking.usage, models.usage))
  const turn = createTurn(runner, {
    ids,
    conversationId,
    locale: thinking.locale,
    text: thinking.text,
    now,
    sql,
    signal: new AbortController().signal,
    record,
    surroundings: await readTurnSurroundings(sql, { userId, conversationId, now }),
  })
  // What the first half put on its card was told then.
  for (const part of thinking.parts) if (part.type === 'approval') record.told.add(part.approvalId)
  for (const proposal of once(thought.proposals)) await propose(turn, proposal)
  if (thought.response) {
    const { key, text } = thought.response
    const expiresAt = new Date(now.getTime() + RESPONSE_LIFETIME_MS)
    await keepResponse(sql, { key, response: text, now, expiresAt })
  }
  if (thought.outcome === 'no-model' || failsHardMoment(thinking, thought)) {
    await runner.answerWithoutModel(callOf(thinking), turn)
  } else if (thought.remark) {
    record.say(turn.say(thought.remark.key, thought.remark.values ?? {}))
  }
  await closeReply(turn)
  const before = coalesceEvents([...suspended.told, ...told])
  return storeTurn(turn, { before, durationMs: elapsedMs(), epoch })
}

/** The action that thought is the last of a turn's. */
function withModelUsage(
  entries: StoredThinking['usage'],
  usage: FullUsage,
): TurnRecord['usage'][number][] {
  const last = entries.length - 1
  return entries.map((entry, index) => ({
    ...entry,
    ...addUsage(entry, index === last ? usage : NO_USAGE),
  }))
}

/** Whether nothing came of thinking about a hard moment: a word of care is said then, and none of providers. */
const failsHardMoment = ({ call, text }: StoredThinking, { outcome, parts }: Thought): boolean =>
  (outcome === 'failed' || outcome === 'limit') && parts.length === 0 && isHardMoment(call, text)

/** The call as it was decided, for whoever answers it without a model. */
const callOf = ({ call: { intent, params, reason } }: StoredThinking): ActionCall => ({
  intent,
  params,
  // What no rule explains either has no model to explain it.
  reason: reason ?? 'no-model',
})

async function propose(turn: Turn, { intent, params }: IntentCall): Promise<void> {
  const tool = turn.services.tools.get(intent)?.tool
  if (tool?.effect === 'write') await proposeWrite(turn, tool, params)
}

/** The same write proposed twice is meant once. */
function once(proposals: readonly IntentCall[]): readonly IntentCall[] {
  const seen = new Set<string>()
  return proposals.filter((proposal) => {
    const key = canonicalJson([proposal.intent, proposal.params])
    return !seen.has(key) && seen.add(key)
  })
}
