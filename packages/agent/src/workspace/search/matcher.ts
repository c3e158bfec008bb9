import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** One line that matches: its number, from 1, and its text. */
export type MatchedLine = readonly [line: number, text: string]

/** Searches texts with one regular expression, in a thread that can be stopped. */
export interface Matcher {
  /** The lines of each text, at most so many. @throws Error when it takes too long. */
  match(texts: readonly string[], maxLines: number): Promise<readonly (readonly MatchedLine[])[]>
  stop(): Promise<unknown>
}

/** One message's share of a search; a pattern that runs away is stopped with its thread. */
const TIMEOUT_MS = 2000

/** Creates a matcher; its thread is started when there is something to search. */
export function createMatcher(pattern: string, flags: string): Matcher {
  let worker: Worker | undefined
  let isOnline: Promise<unknown> | undefined
  const start = () => {
    worker = new Worker(new URL('./match-worker.ts', import.meta.url), {
      workerData: { pattern, flags },
      env: {},
    })
    // From then on the process is held by the questions that are open.
    worker.once('online', () => worker?.unref())
    isOnline = once(worker, 'online')
    return worker
  }
  return {
    async match(texts, maxLines) {
      const started = worker ?? start()
      // How long a busy machine takes to start a thread says nothing about the pattern.
      await isOnline
      return ask(started, { texts, maxLines })
    },
    stop: async () => worker?.terminate(),
  }
}

function ask(
  worker: Worker,
  message: { readonly texts: readonly string[]; readonly maxLines: number },
): Promise<readonly (readonly MatchedLine[])[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      settle()
      reject(new Error('The pattern takes too long; use a simpler one.'))
    }, TIMEOUT_MS)
    const onMessage = (lines: readonly (readonly MatchedLine[])[]) => {
      settle()
      resolve(lines)
    }
    const onError = (error: unknown) => {
      settle()
      reject(error)
    }
    const settle = () => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError)
    }
    worker.on('message', onMessage).on('error', onError)
    worker.postMessage(message)
  })
}
