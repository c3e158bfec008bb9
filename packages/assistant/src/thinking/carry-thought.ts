import type { TurnEvent } from '@parco/protocol'
import { isSummaryDue } from '../composer/compress-context.ts'
import { describeError } from '../turn/describe-error.ts'
import type { TurnRequest, TurnRunner } from '../turn/turn-request.ts'
import { NO_USAGE } from '../understanding/to-usage.ts'
import { createLive } from './create-live.ts'
import { LiveChannel } from './live-channel.ts'
import { rememberConversation } from './remember-conversation.ts'
import { settleThought } from './settle-thought.ts'
import type { SuspendedTurn } from './suspended-turn.ts'
import { tellWhatWasUsed } from './tell-answer.ts'
import type { ThinkingAction, Thought } from './thinking-action.ts'

/** A turn that is thought about, and everything it still tells. */
export interface CarriedThought {
  /** What is told while thinking, and what was committed in the end. Rejects when that failed. */
  events(): AsyncGenerator<TurnEvent, void>
  /** Settles when nothing of it runs any more. Never rejects. */
  readonly over: Promise<void>
}

export interface ThoughtParts {
  readonly runner: TurnRunner
  readonly request: TurnRequest
  readonly suspended: SuspendedTurn
  readonly action: ThinkingAction
  readonly signal: AbortSignal
  /** Since the request came. */
  readonly elapsedMs: () => number
}

const NOTHING: Thought = { outcome: 'failed', parts: [], proposals: [], facts: [] }

/**
 * Thinks about a turn and settles it: starts at once, and goes on whoever listens. Aborting ends the
 * thinking and keeps what came of it.
 */
export function carryThought({
  runner,
  request,
  suspended,
  action,
  signal,
  elapsedMs,
}: ThoughtParts): CarriedThought {
  const channel = new LiveChannel()
  let used = NO_USAGE
  let turnCount = 0
  const work = run().finally(() => channel.close())
  // Whoever reads the events hears of a failure; nobody has to.
  const over = work.then(remember, () => undefined)

  /** What the conversation was about is written down after its turn: nobody waits for it. */
  async function remember(): Promise<void> {
    const { services } = runner
    const { userId, conversationId } = request
    await tellWhatWasUsed({ runner, userId, suspended, told: channel.told, usage: used })
    if (!isSummaryDue({ turnCount })) return
    try {
      const { timeZone } = suspended.user
      const models = services.meter({ userId, timeZone, conversationId, route: 'summary' })
      await rememberConversation(runner, { userId, conversationId }, models)
    } catch (error) {
      const data = { error: describeError(error) }
      services.log({ level: 'warn', message: 'a conversation was not summarised', data })
    }
  }

  async function run(): Promise<readonly TurnEvent[]> {
    const { services } = runner
    const { userId } = request
    const lost = new AbortController()
    const letGo = runner.leases.hold({
      userId,
      turnId: suspended.ids.turnId,
      epoch: suspended.epoch,
      onLost: () => lost.abort(),
    })
    const live = createLive({
      runner,
      request,
      suspended,
      channel,
      signal: AbortSignal.any([signal, lost.signal]),
    })
    try {
      const thought = await think(action, suspended, live, (error) =>
        services.log({
          level: 'error',
          message: 'an action failed while it was thinking',
          data: { action: action.name, error: describeError(error) },
        }),
      )
      const { told } = channel
      const { models } = live
      used = models.usage
      const settled = { runner, request, suspended, thought, models, told, elapsedMs }
      const stored = await settleThought(settled)
      turnCount = stored.turnCount
      return stored.events
    } finally {
      letGo()
      await live.models.close()
    }
  }

  return {
    over,
    async *events() {
      yield* channel.events()
      yield* await work
    },
  }
}

/** An action must not reject; one that does all the same ends its turn as failed. */
async function think(
  action: ThinkingAction,
  { thinking }: SuspendedTurn,
  live: Parameters<ThinkingAction['think']>[1],
  onError: (error: unknown) => void,
): Promise<Thought> {
  try {
    return await action.think(thinking.brief, live)
  } catch (error) {
    if (live.signal.aborted) return { ...NOTHING, outcome: 'aborted' }
    onError(error)
    return { ...NOTHING, remark: { key: 'thinking.failed.other' } }
  }
}
