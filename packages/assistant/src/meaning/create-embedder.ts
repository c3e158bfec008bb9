import type { User, UserId } from '@parco/protocol'
import { findUser, type Sql, type Store } from '@parco/store'
import type { Domain } from '../domains/domain.ts'
import type { DomainContext } from '../domains/domain-context.ts'
import type { DomainVectors, MeantText } from '../domains/domain-memory.ts'
import type { TextsOf } from '../replies/create-texts.ts'
import type { Meter } from '../thinking/metered-models.ts'
import { contextsOfReader } from '../turn/create-domain-contexts.ts'
import { describeError } from '../turn/describe-error.ts'
import type { Log } from '../turn/log.ts'

export interface EmbedderOptions {
  readonly store: Store
  readonly domains: readonly Domain[]
  readonly texts: TextsOf
  readonly meter: Meter
  /** The model of the role `embedding`; `undefined` where none is configured. */
  readonly embeddingModel: () => Promise<string | undefined>
  readonly now: () => Date
  readonly log: Log
}

/** Makes vectors of what users wrote, in the background. */
export interface Embedder {
  /** After something of a user's was committed. Returns at once. */
  wake(userId: UserId): void
  /** Waits a little for what is under way, then gives it up: whoever opens the database next goes on. */
  close(): Promise<void>
}

/** What is written in one go is embedded in one call. */
const REST_MS = 400
/** As many texts as every provider takes in one call. */
const BATCH = 64
/** What a text means shows in its beginning, and small models refuse long ones. */
const MAX_CHARACTERS = 1_200
/** A failed call is tried again by the next turn after this, doubled each time. */
const PAUSE_MS = 60_000
const MAX_PAUSE_MS = 3_600_000
/** A terminal that has its answer does not wait longer for this. */
const CLOSING_MS = 2_000

/**
 * Gives texts without a vector of the model one, some at a time, one user after another. Nothing
 * waits for it, and its transactions are short: the model is asked between them.
 */
export function createEmbedder(options: EmbedderOptions): Embedder {
  const { now, log, embeddingModel } = options
  const waiting = new Set<UserId>()
  const closing = new AbortController()
  /** By user: a limit of one is no reason for others to wait. */
  const pauses = new Map<UserId, { readonly failures: number; readonly until: number }>()
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | undefined

  async function embedAll(): Promise<void> {
    for (const userId of waiting) {
      waiting.delete(userId)
      const { failures, until } = pauses.get(userId) ?? { failures: 0, until: 0 }
      if (now().getTime() < until) continue
      try {
        const model = await embeddingModel()
        if (model === undefined) continue
        const { signal } = closing
        while (await embedSome(options, { userId, model, signal })) pauses.delete(userId)
        pauses.delete(userId)
      } catch (error) {
        if (closing.signal.aborted) return
        const pauseMs = Math.min(PAUSE_MS * 2 ** failures, MAX_PAUSE_MS)
        pauses.set(userId, { failures: failures + 1, until: now().getTime() + pauseMs })
        const data = { error: describeError(error) }
        log({ level: 'warn', message: 'What was written could not be embedded yet.', data })
      }
    }
  }

  function start(): void {
    clearTimeout(timer)
    timer = undefined
    if (round !== undefined || waiting.size === 0) return
    round = embedAll().finally(() => {
      round = undefined
      start()
    })
  }

  return {
    wake(userId) {
      if (closing.signal.aborted) return
      waiting.add(userId)
      clearTimeout(timer)
      timer = setTimeout(start, REST_MS)
      timer.unref()
    },
    async close() {
      start()
      const late = setTimeout(() => closing.abort(), CLOSING_MS)
      while (round !== undefined) await round
      clearTimeout(late)
      closing.abort()
    },
  }
}

interface EmbeddedUser {
  readonly userId: UserId
  readonly model: string
  readonly signal: AbortSignal
}

/** Embeds some texts; whether there may be more. */
async function embedSome(
  options: EmbedderOptions,
  { userId, model, signal }: EmbeddedUser,
): Promise<boolean> {
  const { store, domains, meter } = options
  let isMore = false
  for (const domain of domains) {
    const { vectors } = domain
    if (!vectors) continue
    const found = await store.transaction(
      userId,
      (sql) => findMissing(options, { sql, domain, vectors, model }),
      { readOnly: true },
    )
    if (found === undefined || found.texts.length === 0) continue
    const { texts, user } = found
    const embedded = await embed(
      meter({ userId, timeZone: user.timeZone, route: 'remember' }),
      texts.map(({ text }) => [...text].slice(0, MAX_CHARACTERS).join('')),
      signal,
    )
    if (embedded === undefined) continue
    const made = texts.map((text, at) => ({ ...text, vector: embedded[at] ?? [] }))
    const kept = await store.transaction(userId, async (sql) =>
      vectors.keep(await contextOn(options, sql, domain), model, made),
    )
    // Where none could be kept the same ones would come again and again.
    isMore ||= texts.length === BATCH && kept > 0
  }
  return isMore && !signal.aborted
}

interface Missing {
  readonly sql: Sql
  readonly domain: Domain
  readonly vectors: DomainVectors
  readonly model: string
}

/** Nothing where the user went meanwhile. */
async function findMissing(
  options: EmbedderOptions,
  { sql, domain, vectors, model }: Missing,
): Promise<{ readonly user: User; readonly texts: readonly MeantText[] } | undefined> {
  const user = await findUser(sql)
  if (!user) return undefined
  const texts = await vectors.missing(await contextOn(options, sql, domain), model, BATCH)
  return { user, texts }
}

const contextOn = async (
  { now, texts, domains }: EmbedderOptions,
  sql: Sql,
  domain: Domain,
): Promise<DomainContext> =>
  (await contextsOfReader({ now: now(), sql, texts, domains })).contextOf(domain)

async function embed(
  models: ReturnType<Meter>,
  texts: readonly string[],
  abortSignal: AbortSignal,
): Promise<readonly (readonly number[])[] | undefined> {
  const model = (await models.gateway())?.embedding()
  if (!model) return undefined
  const { embedTexts } = await import('@parco/agent')
  return (await embedTexts(model, texts, { abortSignal })).embeddings
}
