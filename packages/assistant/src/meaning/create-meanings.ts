import { createHash } from 'node:crypto'
import { isParcoError, type User } from '@parco/protocol'
import type { Meter } from '../thinking/metered-models.ts'
import { describeError } from '../turn/describe-error.ts'
import type { Log } from '../turn/log.ts'
import { OutsideWork } from '../understanding/outside-work.ts'
import { cosine, type Meaning, type QueryMeaning } from './meaning.ts'
import { REFERENCE_TEXTS } from './reference-texts.ts'

export interface MeaningOptions {
  /** The model of the role `embedding`, as `provider/model`; `undefined` where none is configured. */
  readonly embeddingModel: () => Promise<string | undefined>
  readonly meter: Meter
  readonly now: () => Date
  readonly log: Log
}

/** Gives each user what asks for the meaning of their questions. */
export type Meanings = (user: Pick<User, 'id' | 'timeZone'>) => Meaning

/** What came of asking for a meaning, and until when that counts. */
interface Asked {
  readonly meaning: QueryMeaning | undefined
  readonly until: number
}

/** A question that waits longer is answered by its words. */
const TIMEOUT_MS = 3_000
/** Nobody else waits for a model that has just failed. */
const PAUSE_MS = 30_000
/** A turn looks at its question more than once, and people repeat theirs. */
const REMEMBERED = 100

/** Asks the embedding model what questions mean, each once, and goes without where it fails. */
export function createMeanings(options: MeaningOptions): Meanings {
  const asked = new Map<string, Asked>()
  const references = new Map<string, readonly (readonly number[])[]>()
  let pausedUntil = 0

  const remember = (key: string, answer: Asked) => {
    asked.delete(key)
    asked.set(key, answer)
    for (const [oldest] of asked) if (asked.size > REMEMBERED) asked.delete(oldest)
  }

  /** The references are asked for with the first question. */
  async function ask(
    question: string,
    name: string,
    { id: userId, timeZone }: Pick<User, 'id' | 'timeZone'>,
    aborted: AbortSignal,
  ): Promise<QueryMeaning | undefined> {
    const { meter } = options
    const gateway = await meter({ userId, timeZone, route: 'recall' }).gateway()
    const model = gateway?.embedding()
    if (!model) return undefined
    const { embedTexts } = await import('@parco/agent')
    const known = references.get(name)
    const abortSignal = AbortSignal.any([aborted, AbortSignal.timeout(TIMEOUT_MS)])
    const texts = [question, ...(known === undefined ? REFERENCE_TEXTS : [])]
    const { embeddings } = await embedTexts(model, texts, { abortSignal })
    const [vector, ...others] = embeddings
    if (vector === undefined) return undefined
    const compared = known ?? others
    references.set(name, compared)
    const floor = Math.max(...compared.map((other) => cosine(vector, other)))
    return { model: name, vector, floor }
  }

  return (user) => ({
    async of(question) {
      const name = await options.embeddingModel()
      if (name === undefined) return undefined
      const key = createHash('sha256').update(`${name}\n${question}`).digest('hex')
      const nowMs = options.now().getTime()
      const answer = asked.get(key)
      if (answer !== undefined && nowMs < answer.until) return answer.meaning
      if (nowMs < pausedUntil) return undefined
      throw new OutsideWork(async (signal) => {
        try {
          const meaning = await ask(question, name, user, signal)
          remember(key, { meaning, until: Number.POSITIVE_INFINITY })
        } catch (error) {
          signal.throwIfAborted()
          const until = options.now().getTime() + PAUSE_MS
          remember(key, { meaning: undefined, until })
          // A limit is its user's own.
          if (isParcoError(error, 'limit-reached')) return
          pausedUntil = until
          options.log({
            level: 'warn',
            message: 'A question was searched by its words alone.',
            data: { error: describeError(error) },
          })
        }
      })
    },
  })
}
