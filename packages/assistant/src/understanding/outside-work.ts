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
