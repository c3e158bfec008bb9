import type { Log as AssistantLog } from '@parco/assistant'

/** Facts of one line of the log: never message contents, never a token. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>

export interface Log {
  /** Must not throw. */
  info(event: string, fields?: LogFields): void
  /** Must not throw; as `error`, for what goes on all the same. */
  warn(event: string, error: unknown, fields?: LogFields): void
  /** Must not throw; of the error, only what cannot hold anybody's words is written. */
  error(event: string, error: unknown, fields?: LogFields): void
}

/** A log of one JSON object per line. */
export function createJsonLog(write: (line: string) => void, now: () => Date): Log {
  const line = (level: string, event: string, fields: LogFields) =>
    write(`${JSON.stringify({ at: now().toISOString(), level, event, ...fields })}\n`)
  return {
    info: (event, fields = {}) => line('info', event, fields),
    warn: (event, error, fields = {}) => line('warn', event, { ...fields, ...describe(error) }),
    error: (event, error, fields = {}) => line('error', event, { ...fields, ...describe(error) }),
  }
}

/** A log that keeps nothing. */
export const silentLog: Log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
}

/** The message of an error may quote what the user said, or a statement's values: it stays out. */
function describe(error: unknown): LogFields {
  if (error === undefined) return {}
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((frame) => /^\s+at /.test(frame))
  const cause = error.cause instanceof Error ? error.cause.name : undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { error: error.name, code, cause, stack: frames.map((frame) => frame.trim()).join(' | ') }
}

/** A log for the assistant that writes to this one; of its data, plain facts and the error's frames. */
export function toAssistantLog(log: Log): AssistantLog {
  return ({ level, message, data = {} }) => {
    const { error, ...rest } = data
    const fields = Object.fromEntries(
      Object.entries(rest).filter((entry): entry is [string, string | number | boolean] =>
        ['string', 'number', 'boolean'].includes(typeof entry[1]),
      ),
    )
    if (level === 'info') log.info(message, fields)
    else log[level](message, error, fields)
  }
}
