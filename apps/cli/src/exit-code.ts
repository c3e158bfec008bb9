/** What the exit codes of `parco` mean; `parco --help` lists them. */
export const EXIT_CODES = {
  ok: 0,
  failed: 1,
  usage: 2,
  /** The command proposed or asked something, which waits for an answer. */
  waiting: 3,
  notUnderstood: 4,
  /** Parco cannot begin: configuration, a data folder in use, a port that is taken. */
  unavailable: 5,
} as const

export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES]
