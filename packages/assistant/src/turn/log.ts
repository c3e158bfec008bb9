/** A line for the operator's log; never holds what users said or recorded. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error'
  readonly message: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** Must not throw. */
export type Log = (entry: LogEntry) => void
