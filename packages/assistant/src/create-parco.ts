import { isId, type MintId, ParcoError } from '@parco/protocol'
import type { IntentCatalogue, Router, UserVocabulary } from '@parco/router'
import type { Store } from '@parco/store'
import { createQuestions } from './actions/create-questions.ts'
import { createCalendar } from './calendar/create-calendar.ts'
import { createUsers, type NewUser } from './create-users.ts'
import { DeliveryHub } from './delivery/delivery-hub.ts'
import { createDevices } from './devices/create-devices.ts'
import { assertDomains } from './domains/define-domain.ts'
import type { Domain } from './domains/domain.ts'
import { createJobs } from './jobs/create-jobs.ts'
import { createDueKeeper } from './jobs/due-keeper.ts'
import type { IntentTable } from './known-intents.ts'
import { createLearned } from './learning/create-learned.ts'
import { createLearning, type LearningParts } from './learning/create-learning.ts'
import { createTeaching } from './learning/create-teaching.ts'
import { createEmbedder } from './meaning/create-embedder.ts'
import { createMeanings } from './meaning/create-meanings.ts'
import { createModelControl } from './models/create-model-control.ts'
import { embeddingModelOf } from './models/embedding-model-of.ts'
import type { ModelSettings, Models } from './models/model-settings.ts'
import type { DecisionsInput, ProposalInput, TurnInput } from './parco/turns.ts'
import type { Parco } from './parco.ts'
import { createPrintouts } from './printouts/create-printouts.ts'
import { tablesOf } from './receipts/own-tables.ts'
import { createConversations } from './records/conversations.ts'
import { createRecords } from './records/read-records.ts'
import { createTexts } from './replies/create-texts.ts'
import { replies } from './replies/replies.generated.ts'
import type { LifeSkills } from './skills/load-life-skills.ts'
import { LeaseKeeper } from './thinking/lease.ts'
import { createMeter } from './thinking/metered-models.ts'
import { createThinkingActions } from './thinking/thinking-actions.ts'
import { createUsage } from './thinking/usage.ts'
import { assertIdempotencyKey, assertIds } from './turn/assert-request.ts'
import { createMessageRunner } from './turn/create-message-runner.ts'
import { decideByHand } from './turn/decide-by-hand.ts'
import { refuseTurn } from './turn/failure-event.ts'
import { KeptForAWhile } from './turn/kept-for-a-while.ts'
import { KeyedQueue } from './turn/keyed-queue.ts'
import type { Log } from './turn/log.ts'
import { proposalRequest } from './turn/propose-by-hand.ts'
import { readMessageText } from './turn/read-message-text.ts'
import { type MessageRunner, runMessage } from './turn/run-message.ts'
import { streamTurn } from './turn/stream-turn.ts'
import { streamUndo } from './turn/stream-undo.ts'
import { createToolCatalogue } from './turn/tool-catalogue.ts'
import type { TurnRequest, TurnRunner } from './turn/turn-request.ts'
import { MessageThought } from './understanding/message-thought.ts'
import { createUserData } from './user-data/create-user-data.ts'

export interface ParcoParts {
  readonly store: Store
  readonly router: Router
  /** The models that think where code does not suffice; there are none by default. */
  readonly models?: Models
  /** The model of the role `embedding`, asked for after each turn; what the models say, by default. */
  readonly embeddingModel?: () => Promise<string | undefined>
  /** Where their user may choose them; nobody may by default. */
  readonly modelSettings?: ModelSettings
  /** Sentences of the installation's owner, for all its users; the same array until they change. */
  readonly installed?: () => readonly IntentCatalogue[]
  /** The messages that no new sentence may decide otherwise. */
  readonly loadTests?: LearningParts['loadTests']
  /** The skills that answers are given with; the same object until they change. Those that are shipped, by default. */
  readonly skills?: () => LifeSkills
  /** Which part of the users, from 0 to 1, gets skills: all, by default; others get one prompt of everything. */
  readonly skillShare?: number
  /** What words the questions that are asked back. */
  readonly intents: readonly IntentTable[]
  readonly domains: readonly Domain[]
  readonly mint: MintId
  readonly now: () => Date
  /** For the secrets of addresses. */
  readonly randomBytes: (count: number) => Uint8Array
  /** What a new user begins with. */
  readonly newUser: NewUser
  readonly log: Log
}

/** A user's names are forgotten as soon as they write; this is for what other processes write. */
const VOCABULARY_LIFETIME_MS = 30_000

/** Puts the assistant together from its parts. The store is the assistant's from here on. */
export function createParco(parts: ParcoParts): Parco {
  const { store, domains, now, models = async () => undefined } = parts
  assertDomains(domains)
  const tools = createToolCatalogue(domains)
  const texts = createTexts({
    parco: replies,
    ...Object.fromEntries(domains.map((domain) => [domain.name, domain.replies])),
  })
  const vocabularies = new KeptForAWhile<UserVocabulary>(VOCABULARY_LIFETIME_MS, now)
  const { skills, skillShare } = parts
  const thinking = createThinkingActions(tools, {
    ...(skills ? { skills } : {}),
    ...(skillShare === undefined ? {} : { skillShare }),
  })
  const due = createDueKeeper(domains, texts)
  const changes = new DeliveryHub()
  const meter = createMeter({ ...parts, gateway: models })
  const { embeddingModel = async () => embeddingModelOf(await models()) } = parts
  const meanings = createMeanings({ ...parts, embeddingModel, meter })
  const embedder = createEmbedder({ ...parts, texts, embeddingModel, meter })
  const runner: TurnRunner = {
    store,
    services: {
      domains,
      tools,
      tables: tablesOf(domains),
      mint: parts.mint,
      log: parts.log,
      due,
      askFor: createQuestions(parts.intents),
      meter,
      meanings,
    },
    texts,
    queue: new KeyedQueue(),
    now,
    newUser: parts.newUser,
    forget(userId) {
      vocabularies.forget(userId)
      changes.tell(userId)
    },
    locales: new Map(),
    thinking,
    answerWithoutModel: (call, turn) => messages.registry.withoutModel(call.intent).run(call, turn),
    wakeEmbedder: (userId) => embedder.wake(userId),
    leases: new LeaseKeeper(store, now),
    thoughts: new Set(),
  }
  const learning = createLearning({
    store,
    router: parts.router,
    shipped: parts.intents,
    installed: parts.installed ?? (() => []),
    loadTests: parts.loadTests ?? (async () => []),
    mint: parts.mint,
    now,
  })
  const { router } = parts
  const messages = createMessageRunner({
    router,
    understanding: { reader: router, learning },
    learning,
    toolNames: tools.keys(),
    thinking,
    vocabularies,
    now,
  })
  const users = createUsers({ ...parts, due })
  const { finish, ...jobs } = createJobs({ runner, keeper: due, changes })
  const closing = new AbortController()
  const reading = { store, domains, tools, texts, now, meanings }
  return {
    ...createRecords(reading),
    ...createPrintouts(reading),
    ...createConversations({ store, now }),
    ...createUserData({ store, domains, texts, now, due, forget: runner.forget }),
    ...createDevices({ store, mint: parts.mint, now }),
    ...createCalendar({ ...parts, texts }),
    ...users,
    ...jobs,
    ...createLearned(learning, users.user),
    ...createTeaching({ store, router, domains, tools, texts, learning, now }),
    ...createModelControl({
      settings: parts.modelSettings,
      models,
      texts,
      userOf: users.user,
      meter,
    }),
    ...createUsage({ store, now, userOf: users.user }),
    turn(input, { signal } = {}) {
      const signals = signal ? [signal, closing.signal] : [closing.signal]
      return admitted(runner, input, AbortSignal.any(signals), () =>
        messageRequest(messages, input),
      )
    },
    decide: (input) => admitted(runner, input, closing.signal, () => decisionsRequest(input)),
    undo: (input) => streamUndo(runner, closing.signal, input),
    propose: (input) =>
      admitted(runner, input, closing.signal, () => proposalRequest(tools, input)),
    async close() {
      closing.abort()
      await runner.queue.idle()
      await Promise.all(runner.thoughts)
      await finish()
      await embedder.close()
      await store.close()
    },
  }
}

/** What a request asks for, or why it is refused. */
function admitted(
  runner: TurnRunner,
  input: TurnInput | DecisionsInput | ProposalInput,
  signal: AbortSignal,
  read: () => Pick<
    TurnRequest,
    'identity' | 'text' | 'idempotencyKey' | 'kind' | 'status' | 'origin' | 'run'
  >,
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
  const { conversationId, idempotencyKey, kind } = input
  assertIdempotencyKey(idempotencyKey)
  const text = readMessageText(input.text)
  const thought = new MessageThought(messages.understanding)
  return {
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(kind === undefined ? {} : { kind }),
    identity: JSON.stringify(['message', conversationId, text]),
    text,
    status: 'reading',
    origin: 'message',
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
    origin: 'click',
    run: (turn) => decideByHand(turn, decisions),
  }
}
