import { isParcoError, ParcoError, TURN_EVENT_VERSION, type TurnEvent } from '@parco/protocol'
import type { AdmittedTurn, Sql } from '@parco/store'
import { OutsideWork } from '../understanding/outside-work.ts'
import { admitRequest } from './admit-request.ts'
import { closeReply } from './close-reply.ts'
import { createDomainContexts } from './create-domain-contexts.ts'
import { failureEvent } from './failure-event.ts'
import { storeTurn } from './store-turn.ts'
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

/**
 * Runs one turn and tells it. The first events come before the database is asked; everything else
 * once the turn is committed, because a turn is stored as a whole or not at all. Never throws: the
 * last event is always `turn-end`.
 */
export async function* streamTurn(
  runner: TurnRunner,
  request: TurnRequest,
  signal: AbortSignal,
): AsyncGenerator<TurnEvent, void> {
  const attempt = new TurnAttempt(runner, request, signal)
  yield attempt.start
  const say = runner.texts('parco', localeBefore(runner, request))
  yield { type: 'status-replace', id: attempt.ids.messageId, text: say(`status.${request.status}`) }
  let events: readonly TurnEvent[]
  try {
    const key = `${request.userId}/${request.conversationId}`
    events = await runner.queue.run(key, () => attempt.run())
    if (events.some(({ type }) => type === 'receipt-create')) runner.forget(request.userId)
  } catch (error) {
    events = [failureEvent(runner, request, error, attempt.elapsedMs())]
  }
  yield* events
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
  async run(): Promise<readonly TurnEvent[]> {
    for (let attempt = 1; ; attempt += 1) {
      this.#assertNotAborted()
      try {
        const { userId } = this.#request
        return await this.#runner.store.transaction(userId, (sql) => this.#runOn(sql))
      } catch (error) {
        if (error instanceof OutsideWork && attempt < MAX_ATTEMPTS) {
          await error.run(this.#signal)
          continue
        }
        if (attempt >= MAX_ATTEMPTS || !isParcoError(error, 'conflict')) throw error
      }
    }
  }

  async #runOn(sql: Sql): Promise<readonly TurnEvent[]> {
    const now = this.#runner.now()
    const admission = await admitRequest(this.#runner, this.#request, this.ids, sql, now)
    if (admission.status === 'replayed') return admission.events
    this.#assertNotAborted()
    const turn = this.#createTurn(sql, now, admission.admitted)
    await this.#request.run(turn)
    closeReply(turn)
    this.#assertNotAborted()
    return storeTurn(turn, this.start, this.elapsedMs())
  }

  #createTurn(sql: Sql, now: Date, admitted: AdmittedTurn): Turn {
    const { user } = admitted
    const { store, services, texts, locales } = this.#runner
    const { conversationId, text = '' } = this.#request
    const locale = this.#request.locale ?? user.locale
    if (locales.size >= MAX_LOCALES) locales.clear()
    locales.set(user.id, locale)
    return {
      services,
      turnId: this.ids.turnId,
      conversationId,
      user,
      locale,
      now,
      text,
      sql,
      engine: store.engine,
      signal: this.#signal,
      say: texts('parco', locale),
      record: new TurnRecord(services.mint, this.ids.messageId, now),
      openApprovals: admitted.openApprovals,
      openQuestion: admitted.openQuestion,
      lastReceipt: admitted.lastReceipt,
      contextOf: createDomainContexts({ user, conversationId, locale, now, sql, texts }),
    }
  }

  #assertNotAborted(): void {
    if (this.#signal.aborted) {
      throw new ParcoError('aborted', 'The turn was aborted; nothing was stored.')
    }
  }
}
