import { createHash } from 'node:crypto'
import {
  type ConversationId,
  type ErrorCode,
  isParcoError,
  type Locale,
  type MessageId,
  ParcoError,
  TURN_EVENT_VERSION,
  type TurnEvent,
  type TurnId,
  type UserId,
} from '@parco/protocol'
import {
  type AdmittedTurn,
  admitTurn,
  type EarlierTurn,
  finishTurn,
  type Sql,
  type Store,
} from '@parco/store'
import type { User } from '../parco.ts'
import type { TextsOf } from '../replies/create-texts.ts'
import { closeReply } from './close-reply.ts'
import { createDomainContexts } from './create-domain-contexts.ts'
import { deriveId } from './derive-id.ts'
import type { KeyedQueue } from './keyed-queue.ts'
import { rememberTurn } from './remember-turn.ts'
import type { Turn, TurnServices } from './turn.ts'
import { TurnRecord } from './turn-record.ts'

/** What every turn needs from the assistant that runs it. */
export interface TurnRunner {
  readonly store: Store
  readonly services: TurnServices
  readonly texts: TextsOf
  readonly queue: KeyedQueue
  readonly now: () => Date
  /** For a user who is not known yet. */
  readonly newUser: Omit<User, 'id'>
  /** Forgets what is cached of a user's data, after a write. */
  forget(userId: UserId): void
  /** The language of each user's last turn, for what is said before the database was asked. */
  readonly locales: Map<UserId, Locale>
}

/** One request for a turn: a message, decisions made by hand, or an undo. */
export interface TurnRequest {
  readonly userId: UserId
  readonly conversationId: ConversationId
  readonly locale?: Locale
  readonly idempotencyKey?: string
  /** What the idempotency key stands for. */
  readonly identity: string
  /** The user's message; absent when the turn began with a click. */
  readonly text?: string
  readonly status: 'reading' | 'deciding' | 'undoing'
  readonly run: (turn: Turn) => Promise<void>
}

interface TurnIds {
  readonly turnId: TurnId
  readonly messageId: MessageId
}

/** A lost race is run again; more than this many in a row mean that something else is wrong. */
const MAX_ATTEMPTS = 3

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
  const startedMs = performance.now()
  const ids = mintIds(runner, request)
  yield {
    type: 'turn-start',
    version: TURN_EVENT_VERSION,
    turnId: ids.turnId,
    conversationId: request.conversationId,
    messageId: ids.messageId,
  }
  const say = runner.texts('parco', localeBefore(runner, request))
  yield { type: 'status-replace', id: ids.messageId, text: say(`status.${request.status}`) }
  const elapsedMs = () => performance.now() - startedMs
  let events: readonly TurnEvent[]
  try {
    events = await runner.queue.run(`${request.userId}/${request.conversationId}`, () =>
      attemptTurn(runner, request, ids, signal, elapsedMs),
    )
    if (events.some(({ type }) => type === 'receipt-create')) runner.forget(request.userId)
  } catch (error) {
    events = [failureEvent(runner, request, error, elapsedMs())]
  }
  yield* events
}

/** The stream of a request that is refused before it becomes a turn: its end alone. */
export async function* refuseTurn(
  runner: TurnRunner,
  request: Pick<TurnRequest, 'userId' | 'locale'>,
  error: unknown,
): AsyncGenerator<TurnEvent, void> {
  yield failureEvent(runner, request, error, 0)
}

function mintIds({ services }: TurnRunner, request: TurnRequest): TurnIds {
  const { userId, idempotencyKey } = request
  if (idempotencyKey === undefined) {
    return { turnId: services.mint('turn'), messageId: services.mint('message') }
  }
  return {
    turnId: deriveId('turn', userId, idempotencyKey),
    messageId: deriveId('message', userId, idempotencyKey),
  }
}

async function attemptTurn(
  runner: TurnRunner,
  request: TurnRequest,
  ids: TurnIds,
  signal: AbortSignal,
  elapsedMs: () => number,
): Promise<readonly TurnEvent[]> {
  for (let attempt = 1; ; attempt += 1) {
    assertNotAborted(signal)
    try {
      return await runner.store.transaction(request.userId, (sql) =>
        runInTransaction(runner, request, ids, signal, elapsedMs, sql),
      )
    } catch (error) {
      if (attempt >= MAX_ATTEMPTS || !isParcoError(error, 'conflict')) throw error
    }
  }
}

async function runInTransaction(
  runner: TurnRunner,
  request: TurnRequest,
  ids: TurnIds,
  signal: AbortSignal,
  elapsedMs: () => number,
  sql: Sql,
): Promise<readonly TurnEvent[]> {
  const now = runner.now()
  const admission = await admit(runner, request, ids, sql, now)
  if (admission.status === 'replayed') return replay(admission.earlier)
  assertNotAborted(signal)
  const turn = createTurn(runner, request, ids, signal, sql, now, admission)
  await request.run(turn)
  closeReply(turn)
  assertNotAborted(signal)
  return finish(turn, ids, request, elapsedMs())
}

async function admit(
  runner: TurnRunner,
  request: TurnRequest,
  { turnId, messageId }: TurnIds,
  sql: Sql,
  now: Date,
): Promise<
  | ({ readonly status: 'admitted' } & AdmittedTurn)
  | { readonly status: 'replayed'; readonly earlier: EarlierTurn }
> {
  const { text } = request
  const admission = await admitTurn(sql, {
    userId: request.userId,
    newUser: runner.newUser,
    conversationId: request.conversationId,
    turnId,
    ...(text === undefined
      ? {}
      : { message: { id: runner.services.mint('message'), parts: [{ type: 'text', text }] } }),
    assistantMessageId: messageId,
    idempotencyKey: request.idempotencyKey ?? turnId,
    requestHash: createHash('sha256').update(request.identity).digest('hex'),
    now,
    // A turn is one transaction, so none that is seen running is still alive.
    staleBefore: now,
  })
  switch (admission.status) {
    case 'admitted':
    case 'replayed':
      return admission
    case 'mismatch':
      throw new ParcoError(
        'idempotency-mismatch',
        'The idempotency key stands for another request.',
      )
    case 'busy':
      throw new ParcoError('conflict', 'The conversation has a turn under way.', {
        retryable: true,
      })
    case 'not-found':
      throw new ParcoError('not-found', 'The conversation was deleted.')
  }
}

/** The events of a turn that was stored before, but for the first, which was told already. */
function replay(earlier: EarlierTurn): readonly TurnEvent[] {
  if (!earlier.events) {
    throw new ParcoError('conflict', 'The same request is under way.', { retryable: true })
  }
  return earlier.events.filter(({ type }) => type !== 'turn-start')
}

function createTurn(
  runner: TurnRunner,
  request: TurnRequest,
  ids: TurnIds,
  signal: AbortSignal,
  sql: Sql,
  now: Date,
  admitted: AdmittedTurn,
): Turn {
  const { user } = admitted
  const locale = request.locale ?? user.locale
  if (runner.locales.size >= MAX_LOCALES) runner.locales.clear()
  runner.locales.set(user.id, locale)
  return {
    services: runner.services,
    turnId: ids.turnId,
    conversationId: request.conversationId,
    user,
    locale,
    now,
    text: request.text ?? '',
    sql,
    signal,
    say: runner.texts('parco', locale),
    record: new TurnRecord(runner.services.mint, ids.messageId, now),
    openApprovals: admitted.openApprovals,
    openQuestion: admitted.openQuestion,
    lastReceipt: admitted.lastReceipt,
    contextOf: createDomainContexts({
      user,
      conversationId: request.conversationId,
      locale,
      now,
      sql,
      texts: runner.texts,
    }),
  }
}

async function finish(
  turn: Turn,
  ids: TurnIds,
  request: TurnRequest,
  durationMs: number,
): Promise<readonly TurnEvent[]> {
  const { record, services, sql } = turn
  const usage = { inputTokens: 0, outputTokens: 0 }
  const events: TurnEvent[] = [
    ...record.events,
    {
      type: 'turn-end',
      outcome: record.outcome,
      usage,
      durationMs: Math.round(durationMs * 10) / 10,
    },
  ]
  const start: TurnEvent = {
    type: 'turn-start',
    version: TURN_EVENT_VERSION,
    turnId: ids.turnId,
    conversationId: turn.conversationId,
    messageId: ids.messageId,
  }
  const finishing = finishTurn(sql, {
    turnId: turn.turnId,
    conversationId: turn.conversationId,
    outcome: record.outcome,
    parts: record.parts,
    decisions: record.decisions.map((decision) => ({ ...decision, id: services.mint('decision') })),
    usage: record.usage.map((entry) => ({ ...entry, executionTimeMs: durationMs })),
    events: [start, ...events],
    ...(request.text === undefined ? {} : { title: toTitle(request.text) }),
    now: turn.now,
  })
  // Both are sent before either is waited for.
  const [isFinished] = await Promise.all([finishing, rememberTurn(turn)])
  if (!isFinished) throw new ParcoError('conflict', 'The turn was ended by someone else.')
  return events
}

/** Only the language of one line of progress is lost with them. */
const MAX_LOCALES = 10_000

const MAX_TITLE_CHARACTERS = 80

/** The first words of the first message, whole and in one line. */
function toTitle(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= MAX_TITLE_CHARACTERS) return line
  const cut = [...line].slice(0, MAX_TITLE_CHARACTERS - 1).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > MAX_TITLE_CHARACTERS / 2 ? cut.slice(0, lastSpace) : cut}…`
}

function assertNotAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new ParcoError('aborted', 'The turn was aborted; nothing was stored.')
}

function localeBefore(
  { locales, newUser }: TurnRunner,
  request: Pick<TurnRequest, 'userId' | 'locale'>,
): Locale {
  return request.locale ?? locales.get(request.userId) ?? newUser.locale
}

/** The errors that a sentence of their own explains; of all others the user gets a reference. */
const EXPLAINED = new Set<ErrorCode>([
  'message-empty',
  'message-too-long',
  'bad-request',
  'idempotency-mismatch',
  'not-found',
  'store-full',
  'store-unavailable',
  'timeout',
  'conflict',
])

function failureEvent(
  runner: TurnRunner,
  request: Pick<TurnRequest, 'userId' | 'locale'>,
  error: unknown,
  durationMs: number,
): TurnEvent {
  const say = runner.texts('parco', localeBefore(runner, request))
  const end = { type: 'turn-end', usage: { inputTokens: 0, outputTokens: 0 }, durationMs } as const
  if (isParcoError(error, 'aborted')) return { ...end, outcome: 'aborted' }
  if (isParcoError(error) && EXPLAINED.has(error.code)) {
    const message = say(`error.${error.code}`)
    return { ...end, outcome: 'failed', error: { code: error.code, message } }
  }
  const reference = runner.services.mint('request')
  runner.services.log({ level: 'error', message: 'A turn failed.', data: { reference, error } })
  const code = isParcoError(error) ? error.code : 'internal'
  const message = say('error.internal', { reference })
  return { ...end, outcome: 'failed', error: { code, message, reference } }
}
