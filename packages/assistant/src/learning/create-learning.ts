import type { User } from '@parco/protocol'
import {
  type LearnedSentenceId,
  type Locale,
  type MintId,
  ParcoError,
  type UserId,
} from '@parco/protocol'
import type { IntentCatalogue, RoutedCall, Router, RouterContext } from '@parco/router'
import {
  decideLearnedSentence,
  findLearnedSentence,
  type LearnedSentence,
  listLearnedSentences,
  listOffers,
  listSaidBefore,
  offerSentence,
  type SaidBefore,
  type Sql,
  type Store,
} from '@parco/store'
import type { IntentTable } from '../known-intents.ts'
import { KeptForAWhile } from '../turn/kept-for-a-while.ts'
import { isWrite, type OwnSentence, toOwnCatalogues } from './own-catalogues.ts'
import { proposeSentence } from './propose-sentence.ts'
import { type ChangedLine, type GuardedLine, replay } from './replay.ts'

/** A message that is shipped as a test, in one language. */
export interface ShippedLine {
  readonly text: string
  readonly locale: Locale
}

export interface LearningParts {
  readonly store: Store
  readonly router: Router
  readonly shipped: readonly IntentTable[]
  /** Sentences of the installation's owner, for all its users; the same array until they change. */
  readonly installed: () => readonly IntentCatalogue[]
  /** The tests that are shipped; loaded when something is learned. */
  readonly loadTests: () => Promise<readonly ShippedLine[]>
  readonly mint: MintId
  readonly now: () => Date
}

/** How far back a new sentence is tried against what the user said. */
const MAX_HISTORY = 300

/** Adopting forgets it at once; this is for what other processes adopt. */
const OWN_LIFETIME_MS = 30_000

/** Understands tomorrow by rule what only a model understood today, once the user agrees. */
export interface Learning {
  /** The sentences that hold for a user besides the shipped ones; the same array until they change. */
  ownOf(userId: UserId, sql: Sql): Promise<readonly IntentCatalogue[]>
  /** A sentence that would decide the message as the model did, and nothing else differently. */
  propose(
    userId: UserId,
    text: string,
    call: RoutedCall,
    context: RouterContext,
  ): Promise<OwnSentence | undefined>
  /**
   * Learns that a message means a call, at the user's own word. What nobody had understood may change
   * with it; nothing else may. None where no sentence does just that.
   */
  teach(
    user: User,
    text: string,
    call: RoutedCall,
    context: RouterContext,
  ): Promise<LearnedSentence | undefined>
  /** What is on offer and proved right. */
  offers(userId: UserId): Promise<readonly LearnedSentence[]>
  adopted(userId: UserId): Promise<readonly LearnedSentence[]>
  /**
   * Adopts or declines a sentence; declining an adopted one forgets it.
   * @throws not-found when the user has no such sentence.
   * @throws conflict when, by now, it would decide something else differently.
   */
  decide(
    user: User,
    id: LearnedSentenceId,
    status: 'adopted' | 'declined',
  ): Promise<LearnedSentence>
}

/** Creates the learning of one assistant. */
export function createLearning(parts: LearningParts): Learning {
  const { store, router, shipped, now } = parts
  const own = new KeptForAWhile<readonly IntentCatalogue[]>(OWN_LIFETIME_MS, now)
  const writes = [...new Set(shipped.flatMap(({ intents }) => Object.keys(intents)))].filter(
    (intent) => isWrite(shipped, intent),
  )
  const look = <T>(userId: UserId, run: (sql: Sql) => Promise<T>) =>
    store.transaction(userId, run, { readOnly: true })

  const ownOf = (userId: UserId, sql: Sql) =>
    own.get(userId, async () => {
      const adopted = await listLearnedSentences(sql, ['adopted'])
      const installed = parts.installed()
      return adopted.length === 0 ? installed : [...installed, ...toOwnCatalogues(adopted, shipped)]
    })

  async function changedBy(
    userId: UserId,
    sentence: OwnSentence,
    context: RouterContext,
    guard: (context: RouterContext) => (line: SaidBefore) => GuardedLine = guardSaid,
  ): Promise<ChangedLine[]> {
    const { before, said } = await look(userId, async (sql) => ({
      before: await ownOf(userId, sql),
      said: await listSaidBefore(sql, MAX_HISTORY),
    }))
    const after = [...before, ...toOwnCatalogues([sentence], shipped)]
    const tests = await parts.loadTests()
    const lines = [...tests.map(guardTest(context)), ...said.map(guard(context))]
    return replay(router, lines, { before, after })
  }

  return {
    ownOf,
    async propose(userId, text, call, context) {
      const sentence = proposeSentence({ router, shipped }, text, call, context)
      if (!sentence) return undefined
      const changed = await changedBy(userId, sentence, context)
      return changed.length === 0 ? sentence : undefined
    },
    async teach(user, text, call, context) {
      const sentence = proposeSentence({ router, shipped }, text, call, context)
      if (!sentence) return undefined
      const changed = await changedBy(user.id, sentence, context, guardSaidBefore(sentence))
      if (changed.length > 0) return undefined
      const taught = await store.transaction(user.id, async (sql) => {
        const id = parts.mint('learnedSentence')
        await offerSentence(sql, { ...sentence, id, sourceText: text, now: now() })
        // It may have been offered before, or forgotten: the user's word of now counts.
        const known = await listLearnedSentences(sql, ['offered', 'adopted', 'declined'])
        const found = known.find((one) => isSameSentence(one, sentence))
        if (found) await decideLearnedSentence(sql, found.id, 'adopted', now())
        return found
      })
      own.forget(user.id)
      return taught && { ...taught, status: 'adopted' }
    },
    offers: (userId) => look(userId, (sql) => listOffers(sql, writes)),
    adopted: (userId) => look(userId, (sql) => listLearnedSentences(sql, ['adopted'])),
    async decide(user, id, status) {
      const found = await look(user.id, (sql) => findLearnedSentence(sql, id))
      if (!found) throw new ParcoError('not-found', 'There is no such sentence.')
      if (status === 'adopted' && found.status !== 'adopted') {
        const { locale } = found
        const [first] = await changedBy(user.id, found, {
          locale,
          timeZone: user.timeZone,
          now: now(),
        })
        if (first) throw new ParcoError('conflict', explainChange(found, first))
      }
      await store.transaction(user.id, (sql) => decideLearnedSentence(sql, id, status, now()))
      own.forget(user.id)
      return { ...found, status }
    },
  }
}

const guardTest =
  (context: RouterContext) =>
  ({ text, locale }: ShippedLine): GuardedLine => ({ text, context: plain(context, locale) })

const guardSaid =
  (context: RouterContext) =>
  ({ text, intent, source, saidAt }: SaidBefore): GuardedLine => ({
    text,
    context: { ...plain(context, context.locale), now: new Date(saidAt) },
    ...(source === 'model' ? { understoodAs: intent } : {}),
  })

/** The same, but that what nobody understood may become what is taught now. */
const guardSaidBefore =
  ({ intent }: OwnSentence) =>
  (context: RouterContext) =>
  (line: SaidBefore): GuardedLine => ({
    ...guardSaid(context)(line),
    ...(line.source === 'fallback' ? { understoodAs: intent } : {}),
  })

const isSameSentence = (one: OwnSentence, other: OwnSentence): boolean =>
  one.locale === other.locale && one.sentence === other.sentence

/** A message on its own: nothing waits, and nothing was written a moment ago. */
function plain({ timeZone, now, vocabulary }: RouterContext, locale: Locale): RouterContext {
  return { locale, timeZone, now, ...(vocabulary ? { vocabulary } : {}) }
}

function explainChange({ sentence }: OwnSentence, { text, before, after }: ChangedLine): string {
  return `With "${sentence}", the message "${text}" would be ${after} instead of ${before}; nothing was adopted.`
}
