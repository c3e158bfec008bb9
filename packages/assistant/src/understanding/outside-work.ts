/**
 * Thrown inside a turn's transaction when something slow must be known first: the transaction is
 * rolled back, the work is done while no database waits, and the turn is run again.
 */
export class OutsideWork {
  /** Must not reject but for an abort: the turn that is run again says what did not work. */
  readonly run: (signal: AbortSignal) => Promise<void>

  constructor(run: (signal: AbortSignal) => Promise<void>) {
    this.run = run
  }
}

/** More works in a row than this mean that something else is wrong. */
const MAX_WORKS = 8

/** Runs a transaction, and again with what it asked for. */
export async function withOutsideWork<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
  for (let works = 0; ; works += 1) {
    try {
      return await run()
    } catch (error) {
      if (!(error instanceof OutsideWork) || works >= MAX_WORKS) throw error
      await error.run(signal)
    }
  }
}
