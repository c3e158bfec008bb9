import {
  type ConversationId,
  isId,
  type MintId,
  ParcoError,
  type TurnEvent,
  type UserId,
} from '@parco/protocol'
import type { IntentCatalogue, Router, UserVocabulary } from '@parco/router'
import {
  findReceipt,
  findUser,
  type IntentAction,
  listIntentActions,
  listReceipts,
  type Store,
  updateUserSettings,
} from '@parco/store'
import { createActionRegistry } from './actions/create-action-registry.ts'
import { createQuestions } from './actions/create-questions.ts'
import { isCurrency, isTimeZone } from './configuration.ts'
import type { Domain } from './domains/domain.ts'
import type { Parco, UndoInput, User } from './parco.ts'
import { undoReceipt } from './receipts/undo-receipt.ts'
import { createRecords } from './records/read-records.ts'
import { createTexts } from './replies/create-texts.ts'
import { replies } from './replies/replies.generated.ts'
import { decideByHand } from './turn/decide-by-hand.ts'
import { KeptForAWhile } from './turn/kept-for-a-while.ts'
import { KeyedQueue } from './turn/keyed-queue.ts'
import type { Log } from './turn/log.ts'
import { readMessageText } from './turn/read-message-text.ts'
import { type MessageRunner, runAction, runMessage } from './turn/run-message.ts'
import { refuseTurn, streamTurn, type TurnRunner } from './turn/stream-turn.ts'
import { createToolCatalogue } from './turn/tool-catalogue.ts'
import type { Turn, TurnServices } from './turn/turn.ts'

export interface ParcoParts {
  readonly store: Store
  readonly router: Router
  /** What words the questions that are asked back. */
  readonly intents: readonly IntentCatalogue[]
  readonly domains: readonly Domain[]
  readonly mint: MintId
  readonly now: () => Date
  readonly newUser: Omit<User, 'id'>
  readonly log: Log
}

/** Names change when the user writes, and then they are forgotten at once; this is for other processes. */
const VOCABULARY_LIFETIME_MS = 30_000
const OVERRIDES_LIFETIME_MS = 30_000

/** Puts the assistant together from its parts. The store is the assistant's from here on. */
export function createParco(parts: ParcoParts): Parco {
  const { store, domains, now, mint } = parts
  const tools = createToolCatalogue(domains)
  const texts = createTexts({
    parco: replies,
    ...Object.fromEntries(domains.map((domain) => [domain.name, domain.replies])),
  })
  const services: TurnServices = {
    domains,
    tools,
    tables: new Set(domains.flatMap((domain) => domain.tables)),
    mint,
    log: parts.log,
    askFor: createQuestions(parts.intents),
  }
  const vocabularies = new KeptForAWhile<UserVocabulary>(VOCABULARY_LIFETIME_MS, now)
  const overrides = new KeptForAWhile<ReadonlyMap<string, IntentAction>>(OVERRIDES_LIFETIME_MS, now)
  const runner: TurnRunner = {
    store,
    services,
    texts,
    queue: new KeyedQueue(),
    now,
    newUser: parts.newUser,
    forget: (userId) => vocabularies.forget(userId),
    locales: new Map(),
  }
  const messageRunner: MessageRunner = {
    router: parts.router,
    registry: createActionRegistry(tools.keys(), (call, turn) =>
      runAction(messageRunner, call, turn),
    ),
    vocabularyOf: (turn) => vocabularies.get(turn.user.id, () => readVocabulary(turn)),
    overridesOf: (turn) =>
      overrides.get('all', async () => {
        const rows = await listIntentActions(turn.sql)
        return new Map(rows.map((row) => [row.intentKey, row]))
      }),
  }
  const closing = new AbortController()

  return {
    ...createRecords({ store, domains, tools, texts, now }),
    ...createUsers(parts),

    turn(input, { signal } = {}) {
      const { userId, conversationId, locale, idempotencyKey } = input
      const scope = { userId, ...(locale === undefined ? {} : { locale }) }
      let text: string
      try {
        assertIds(userId, conversationId)
        assertIdempotencyKey(idempotencyKey)
        text = readMessageText(input.text)
      } catch (error) {
        return refuseTurn(runner, scope, error)
      }
      const request = {
        ...scope,
        conversationId,
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
        identity: JSON.stringify(['message', conversationId, text]),
        text,
        status: 'reading' as const,
        run: (turn: Turn) => runMessage(messageRunner, turn),
      }
      const signals = signal ? [signal, closing.signal] : [closing.signal]
      return streamTurn(runner, request, AbortSignal.any(signals))
    },

    decide(input) {
      const { userId, conversationId, locale, decisions } = input
      const scope = { userId, ...(locale === undefined ? {} : { locale }) }
      try {
        assertIds(userId, conversationId)
        if (
          decisions.length === 0 ||
          !decisions.every(({ approvalId }) => isId('approval', approvalId))
        ) {
          throw new ParcoError('not-found', 'There is no such approval.')
        }
      } catch (error) {
        return refuseTurn(runner, scope, error)
      }
      const request = {
        ...scope,
        conversationId,
        identity: 'decisions',
        status: 'deciding' as const,
        run: (turn: Turn) => decideByHand(turn, decisions),
      }
      return streamTurn(runner, request, closing.signal)
    },

    undo: (input) => streamUndo(runner, closing.signal, input),

    async close() {
      closing.abort()
      await runner.queue.idle()
      await store.close()
    },
  }
}

/** An undo happens in the conversation of the write that it undoes. */
async function* streamUndo(
  runner: TurnRunner,
  signal: AbortSignal,
  { userId, receiptId, idempotencyKey, locale }: UndoInput,
): AsyncGenerator<TurnEvent, void> {
  const scope = { userId, ...(locale === undefined ? {} : { locale }) }
  try {
    assertIdempotencyKey(idempotencyKey)
    const found = await runner.store.transaction(
      userId,
      async (sql) => {
        if (receiptId !== undefined)
          return isId('receipt', receiptId) ? findReceipt(sql, receiptId) : undefined
        const [last] = await listReceipts(sql, { undoable: true, limit: 1 })
        return last
      },
      { readOnly: true },
    )
    if (!found) throw new ParcoError('not-found', 'There is no write that could be undone.')
    const request = {
      ...scope,
      conversationId: found.conversationId,
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      identity: JSON.stringify(['undo', receiptId ?? 'last']),
      status: 'undoing' as const,
      run: (turn: Turn) => undoReceipt(turn, found.id),
    }
    yield* streamTurn(runner, request, signal)
  } catch (error) {
    yield* refuseTurn(runner, scope, error)
  }
}

function assertIds(userId: UserId, conversationId: ConversationId): void {
  if (isId('user', userId) && isId('conversation', conversationId)) return
  throw new ParcoError('bad-request', 'A turn needs the ids of a user and of a conversation.')
}

const MAX_KEY_LENGTH = 200

function assertIdempotencyKey(key: string | undefined): void {
  if (key === undefined || (/^[\x21-\x7e]+$/.test(key) && key.length <= MAX_KEY_LENGTH)) return
  throw new ParcoError(
    'bad-request',
    `An idempotency key has 1 to ${MAX_KEY_LENGTH} visible characters.`,
  )
}

async function readVocabulary(turn: Turn): Promise<UserVocabulary> {
  const names: Record<string, unknown> = {}
  for (const domain of turn.services.domains) {
    Object.assign(names, await domain.vocabulary?.(turn.contextOf(domain)))
  }
  return names
}

/** The part of `Parco` that is about the users themselves. */
function createUsers({
  store,
  mint,
  newUser,
}: ParcoParts): Pick<Parco, 'localUser' | 'user' | 'updateUser'> {
  const findOrThrow = async (userId: UserId): Promise<User> => {
    const user = await store.transaction(userId, findUser, { readOnly: true })
    if (user) return user
    throw new ParcoError('not-found', 'There is no such user.')
  }
  const change = async (userId: UserId, changes: Partial<Omit<User, 'id'>>): Promise<User> => {
    const user = await store.transaction(userId, (sql) => updateUserSettings(sql, changes))
    if (user) return user
    throw new ParcoError('not-found', 'There is no such user.')
  }
  return {
    async localUser() {
      let isNew = false
      const userId = await store.localUser(() => {
        isNew = true
        return mint('user')
      })
      return isNew ? change(userId, newUser) : findOrThrow(userId)
    },
    user: findOrThrow,
    async updateUser(userId, changes) {
      if (changes.timeZone !== undefined && !isTimeZone(changes.timeZone)) {
        throw badSetting('timeZone', 'a zone such as America/Sao_Paulo')
      }
      if (changes.currency !== undefined && !isCurrency(changes.currency)) {
        throw badSetting('currency', 'a code of ISO 4217 such as BRL')
      }
      return change(userId, changes)
    },
  }
}

function badSetting(field: string, expected: string): ParcoError {
  return new ParcoError('bad-request', `${field} must be ${expected}.`, { data: { field } })
}
