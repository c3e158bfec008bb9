import type { Parco } from '../parco.ts'
import { describeError } from '../turn/describe-error.ts'
import type { Log } from '../turn/log.ts'

export interface StartJobsOptions {
  readonly now: () => Date
  readonly log: Log
  /**
   * The database is asked at least so often: 15 s where other processes write to it too, an hour where
   * nobody else can.
   */
  readonly askEveryMs?: number
}

/** What comes to users by itself, coming. */
export interface RunningJobs {
  /** What is being delivered is delivered first. */
  stop(): Promise<void>
}

/** The clock is looked at so often, because timers stand still while a machine sleeps. */
const TICK_MS = 5_000
const ALONE_MS = 60 * 60 * 1000

/** Delivers what is due at its time until it is stopped. It keeps no process alive. */
export function startJobs(parco: Parco, options: StartJobsOptions): RunningJobs {
  const { now, log, askEveryMs = ALONE_MS } = options
  const stopping = new AbortController()
  let askAt = new Date(0)
  let round: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function run(): Promise<void> {
    try {
      // What changes meanwhile is looked at once more.
      askAt = new Date(8.64e15)
      const { nextAt } = await parco.deliverDue(stopping.signal)
      const latest = new Date(now().getTime() + askEveryMs)
      const wanted = nextAt && nextAt < latest ? nextAt : latest
      if (wanted < askAt) askAt = wanted
    } catch (error) {
      log({
        level: 'warn',
        message: 'What is due could not be read.',
        data: { error: describeError(error) },
      })
      askAt = new Date(now().getTime() + TICK_MS)
    }
  }

  function look(): void {
    clearTimeout(timer)
    if (stopping.signal.aborted) return
    if (!round && askAt <= now()) {
      round = run().finally(() => {
        round = undefined
        look()
      })
      return
    }
    const leftMs = Math.max(askAt.getTime() - now().getTime(), 0)
    timer = setTimeout(look, Math.min(leftMs, TICK_MS))
    timer.unref()
  }

  const forget = parco.onDueChange(() => {
    askAt = new Date(0)
    look()
  })
  look()
  return {
    async stop() {
      stopping.abort()
      forget()
      clearTimeout(timer)
      await round
    },
  }
}
