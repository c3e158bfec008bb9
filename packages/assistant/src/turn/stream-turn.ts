import {
  isParcoError,
  type Locale,
  ParcoError,
  TURN_EVENT_VERSION,
  type TurnEvent,
} from '@parco/protocol'
import type { AdmittedTurn, Sql } from '@parco/store'
import { carryThought } from '../thinking/carry-thought.ts'
import { resumeThinking } from '../thinking/resume-thinking.ts'
import type { SuspendedTurn } from '../thinking/suspended-turn.ts'
import { withOutsideWork } from '../understanding/outside-work.ts'
import { admitRequest } from './admit-request.ts'
import { closeReply } from './close-reply.ts'
import { createTurn } from './create-turn.ts'
import { failureEvent } from './failure-event.ts'
import { storeTurn, suspendTurn } from './store-turn.ts'
import type { Turn } from './turn.ts'
import { TurnRecord } from './turn-record.ts'
import {
  localeBefore,
  mintTurnIds,
  type TurnIds,
  type TurnRequest,
  type TurnRunner,
} from './turn-request.ts'

/** A lost race is run again; more than this many in a row mean that something else is wrong. */
const MAX_ATTEMPTS = 3

/** Only the language of one line of progress is lost with them. */
const MAX_LOCALES = 10_000

/** What a request has become: events that are committed, and perhaps something to think about. */
interface OpenedTurn {
  readonly events: readonly TurnEvent[]
  readonly suspended?: SuspendedTurn
}

/**
 * Runs one turn and tells it. The first events come before the database is asked; then what is
 * committed, because what code does is stored as a whole or not at all; then, of a turn that thinks,
 * everything as it happens. Never throws: the last event is always `turn-end`.
 */
export async function* streamTurn(
  runner: TurnRunner,
  request: TurnRequest,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent, void> {
  const attempt = new TurnAttempt(runner, request, signal)
  yield attempt.start
  const say = runner.texts('parco', localeBefore(runner, request))
  const status = (key: string): TurnEvent => ({
    type: 'status-replace',
    id: attempt.ids.messageId,
    text: say(`status.${key}`),
  })
  yield status(request.status)
  try {
    const { events, suspended } = await runner.queue.run(queueKeyOf(request), () => attempt.run())
    if (events.some(({ type }) => type === 'receipt-create')) runner.forget(request.userId)
    if (!suspended) {
      runner.wakeEmbedder(request.userId)
      return yield* events
    }
    // Thinking begins before anybody has heard the first half.
    const thought = think(runner, request, suspended, signal, attempt)
    yield* events
    yield status('thinking')
    yield* thought
  } catch (error) {
    yield failureEvent(runner, request, error, attempt.elapsedMs())
  }
}

/** Messages of a conversation come one by one; a click must not wait for the thought about one. */
const queueKeyOf = ({ userId, conversationId, origin }: TurnRequest): string =>
  `${userId}/${conversationId}/${origin === 'message' ? 'message' : 'other'}`

function think(
  runner: TurnRunner,
  request: TurnRequest,
  suspended: SuspendedTurn,
  signal: AbortSignal,
  attempt: TurnAttempt,
): AsyncIterable<TurnEvent> {
  const action = runner.thinking.get(suspended.thinking.action)
  if (!action) {
    throw new ParcoError('internal', `There is no action ${suspended.thinking.action} that thinks.`)
  }
  const elapsedMs = () => attempt.elapsedMs()
  const thought = carryThought({ runner, request, suspended, action, signal, elapsedMs })
  runner.thoughts.add(thought.over)
  void thought.over.then(() => {
    runner.thoughts.delete(thought.over)
    runner.wakeEmbedder(request.userId)
  })
  return thought.events()
}

/** One request on its way to becoming a turn, tried again when it loses a race. */
class TurnAttempt {
  readonly ids: TurnIds
  readonly start: TurnEvent
  readonly #runner: TurnRunner
  readonly #request: TurnRequest
  readonly #signal: AbortSignal
  readonly #startedMs = performance.now()

  constructor(runner: TurnRunner, request: TurnRequest, signal: AbortSignal) {
    this.#runner = runner
    this.#request = request
    this.#signal = signal
    this.ids = mintTurnIds(runner.services.mint, request)
    this.start = {
      type: 'turn-start',
      version: TURN_EVENT_VERSION,
      turnId: this.ids.turnId,
      conversationId: request.conversationId,
      messageId: this.ids.messageId,
    }
  }

  elapsedMs(): number {
    return performance.now() - this.#startedMs
  }

  /** The events that follow the first, once they are committed. */
  async run(): Promise<OpenedTurn> {
    for (let attempt = 1; ; attempt += 1) {
      this.#assertNotAborted()
      try {
        const { userId } = this.#request
        return await withOutsideWork(this.#signal, () =>
          this.#runner.store.transaction(userId, (sql) => this.#runOn(sql)),
        )
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || !isParcoError(error, 'conflict')) throw error
      }
    }
  }

  async #runOn(sql: Sql): Promise<OpenedTurn> {
    const now = this.#runner.now()
    const admission = await admitRequest(this.#runner, this.#request, this.ids, sql, now)
    if (admission.status === 'replayed') return { events: admission.events }
    if (admission.status === 'interrupted') {
      const suspended = await resumeThinking(sql, this.#request, this.ids, now)
      return { events: suspended.told.filter(({ type }) => type !== 'turn-start'), suspended }
    }
    this.#assertNotAborted()
    const turn = this.#createTurn(sql, now, admission.admitted)
    await this.#request.run(turn)
    const { thought } = turn.record
    if (thought) {
      await closeReply(turn, { reminds: false })
      const suspended = await suspendTurn(turn, this.ids, this.start, thought)
      return { events: suspended.told.slice(1), suspended }
    }
    await closeReply(turn)
    this.#assertNotAborted()
    return storeTurn(turn, { before: [this.start], durationMs: this.elapsedMs() })
  }

  #createTurn(sql: Sql, now: Date, admitted: AdmittedTurn): Turn {
    const { services } = this.#runner
    const { conversationId, text = '' } = this.#request
    const locale = this.#request.locale ?? admitted.user.locale
    this.#rememberLocale(admitted.user.id, locale)
    return createTurn(this.#runner, {
      ids: this.ids,
      conversationId,
      locale,
      text,
      now,
      sql,
      signal: this.#signal,
      record: new TurnRecord(services.mint, this.ids.messageId, now),
      surroundings: admitted,
    })
  }

  #rememberLocale(userId: TurnRequest['userId'], locale: Locale): void {
    const { locales } = this.#runner
    if (locales.size >= MAX_LOCALES) locales.clear()
    locales.set(userId, locale)
  }

  #assertNotAborted(): void {
    if (this.#signal.aborted) {
      throw new ParcoError('aborted', 'The turn was aborted; nothing was stored.')
    }
  }
}
