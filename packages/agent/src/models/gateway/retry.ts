import { toModelError } from './to-model-error.ts'

/** How failed calls are made again. */
export interface RetryOptions {
  /** How often one model is tried again; 2 by default. */
  readonly maxRetries?: number
  /** Waits, or rejects with the signal's reason. */
  readonly sleep: (ms: number, signal: AbortSignal | undefined) => Promise<void>
  /** 0 up to 1, for jitter. */
  readonly random: () => number
}

const FIRST_RETRY_MS = 500
/** A provider that asks for more than this is left for the next one. */
const LONGEST_WAIT_MS = 20_000

/**
 * Makes a call again where that can help, waiting longer each time, or as long as the provider asks.
 * @throws ModelError for the last failure; an abort is thrown as it is.
 */
export async function withRetries<Answer>(
  key: string,
  call: () => Promise<Answer>,
  signal: AbortSignal | undefined,
  { maxRetries = 2, sleep, random }: RetryOptions,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call()
    } catch (error) {
      if (signal?.aborted) throw error
      const failure = toModelError(error, key)
      const waitMs = failure.retryAfterMs ?? FIRST_RETRY_MS * 2 ** attempt * (0.5 + random())
      if (!failure.retryable || attempt >= maxRetries || waitMs > LONGEST_WAIT_MS) throw failure
      await sleep(waitMs, signal)
    }
  }
}
