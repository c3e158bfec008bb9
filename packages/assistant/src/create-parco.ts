import { isId, type MintId, ParcoError } from '@parco/protocol'
import type { IntentCatalogue, Router, UserVocabulary } from '@parco/router'
import type { Store } from '@parco/store'
import { createQuestions } from './actions/create-questions.ts'
import { createUsers } from './create-users.ts'
import type { Domain } from './domains/domain.ts'
import { createLearned } from './learning/create-learned.ts'
import { createLearning, type LearningParts } from './learning/create-learning.ts'
import type { DecisionsInput, Parco, TurnInput, User } from './parco.ts'
import { createRecords } from './records/read-records.ts'
import { createTexts } from './replies/create-texts.ts'
import { replies } from './replies/replies.generated.ts'
import { assertIdempotencyKey, assertIds } from './turn/assert-request.ts'
import { createMessageRunner } from './turn/create-message-runner.ts'
import { decideByHand } from './turn/decide-by-hand.ts'
import { refuseTurn } from './turn/failure-event.ts'
import { KeptForAWhile } from './turn/kept-for-a-while.ts'
import { KeyedQueue } from './turn/keyed-queue.ts'
import type { Log } from './turn/log.ts'
import { readMessageText } from './turn/read-message-text.ts'
import { type MessageRunner, runMessage } from './turn/run-message.ts'
import { streamTurn } from './turn/stream-turn.ts'
import { streamUndo } from './turn/stream-undo.ts'
import { createToolCatalogue } from './turn/tool-catalogue.ts'
import type { TurnRequest, TurnRunner } from './turn/turn-request.ts'
import { MessageThought, type Understanding } from './understanding/message-thought.ts'

export interface ParcoParts {
  readonly store: Store
  readonly router: Router
  /** What understands a message that the router leaves open; nothing does by default. */
  readonly understanding?: Pick<Understanding, 'model'>
  /** Sentences of the installation's owner, for all its users; the same array until they change. */
  readonly installed?: () => readonly IntentCatalogue[]
  /** The messages that no new sentence may decide otherwise. */
  readonly loadTests?: LearningParts['loadTests']
  /** What words the questions that are asked back. */
  readonly intents: readonly IntentCatalogue[]
  readonly domains: readonly Domain[]
  readonly mint: MintId
  readonly now: () => Date
  /** What a new user begins with. */
  readonly newUser: Omit<User, 'id'>
  readonly log: Log
}

/** A user's names are forgotten as soon as they write; this is for what other processes write. */
const VOCABULARY_LIFETIME_MS = 30_000

/** Puts the assistant together from its parts. The store is the assistant's from here on. */
export function createParco(parts: ParcoParts): Parco {
  const { store, domains, now } = parts
  const tools = createToolCatalogue(domains)
  const texts = createTexts({
    parco: replies,
    ...Object.fromEntries(domains.map((domain) => [domain.name, domain.replies])),
  })
  const vocabularies = new KeptForAWhile<UserVocabulary>(VOCABULARY_LIFETIME_MS, now)
  const runner: TurnRunner = {
    store,
    services: {
      domains,
      tools,
      tables: new Set(domains.flatMap((domain) => domain.tables)),
      mint: parts.mint,
      log: parts.log,
      askFor: createQuestions(parts.intents),
    },
    texts,
    queue: new KeyedQueue(),
    now,
    newUser: parts.newUser,
    forget: (userId) => vocabularies.forget(userId),
    locales: new Map(),
  }
  const learning = createLearning({
    store,
    router: parts.router,
    shipped: parts.intents,
    installed: parts.installed ?? (() => []),
    loadTests: parts.loadTests ?? (async () => []),
    now,
  })
  const { router, understanding } = parts
  const messages = createMessageRunner({
    router,
    ...(understanding ? { understanding: { ...understanding, reader: router, learning } } : {}),
    learning,
    toolNames: tools.keys(),
    vocabularies,
    now,
  })
  const users = createUsers(parts)
  const closing = new AbortController()
  return {
    ...createRecords({ store, domains, tools, texts, now }),
    ...users,
    ...createLearned(learning, users.user),
    turn(input, { signal } = {}) {
      const signals = signal ? [signal, closing.signal] : [closing.signal]
      return admitted(runner, input, AbortSignal.any(signals), () =>
        messageRequest(messages, input),
      )
    },
    decide: (input) => admitted(runner, input, closing.signal, () => decisionsRequest(input)),
    undo: (input) => streamUndo(runner, closing.signal, input),
    async close() {
      closing.abort()
      await runner.queue.idle()
      await store.close()
    },
  }
}

/** What a request asks for, or why it is refused. */
function admitted(
  runner: TurnRunner,
  input: TurnInput | DecisionsInput,
  signal: AbortSignal,
  read: () => Pick<TurnRequest, 'identity' | 'text' | 'idempotencyKey' | 'status' | 'run'>,
): ReturnType<Parco['turn']> {
  const { userId, conversationId, locale } = input
  const scope = { userId, ...(locale === undefined ? {} : { locale }) }
  try {
    assertIds(userId, conversationId)
    return streamTurn(runner, { ...scope, conversationId, ...read() }, signal)
  } catch (error) {
    return refuseTurn(runner, scope, error)
  }
}

function messageRequest(
  messages: MessageRunner,
  input: TurnInput,
): Omit<TurnRequest, 'userId' | 'conversationId'> {
  const { conversationId, idempotencyKey } = input
  assertIdempotencyKey(idempotencyKey)
  const text = readMessageText(input.text)
  const thought = messages.understanding && new MessageThought(messages.understanding)
  return {
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    identity: JSON.stringify(['message', conversationId, text]),
    text,
    status: 'reading',
    run: (turn) => runMessage(messages, turn, thought),
  }
}

function decisionsRequest({
  decisions,
}: DecisionsInput): Omit<TurnRequest, 'userId' | 'conversationId'> {
  const areIds = decisions.every(({ approvalId }) => isId('approval', approvalId))
  if (decisions.length === 0 || !areIds) {
    throw new ParcoError('not-found', 'There is no such approval.')
  }
  return {
    identity: 'decisions',
    status: 'deciding',
    run: (turn) => decideByHand(turn, decisions),
  }
}
