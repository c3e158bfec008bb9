import { ParcoError } from '@parco/protocol'

/** Nobody mistypes a token that often; a page with an old cookie asks a few times and stops. */
const MAX_WRONG = 30
const WINDOW_MS = 60_000

/** Counts wrong tokens. */
export interface TokenAttempts {
  /**
   * Notes a token that was wrong.
   *
   * @throws ParcoError `too-many-requests` when there were too many of them within a minute.
   */
  noteWrong(): void
}

/**
 * Keeps whoever tries tokens from filling the log and the processor. It never stands in the way of
 * the right token, which is not looked at here: 256 random bits are not found by trying.
 */
export function createTokenAttempts(now: () => Date): TokenAttempts {
  let windowEndsAt = 0
  let wrong = 0
  return {
    noteWrong() {
      const at = now().getTime()
      // A clock that was set back must not lengthen the window.
      if (at >= windowEndsAt || windowEndsAt - at > WINDOW_MS) {
        windowEndsAt = at + WINDOW_MS
        wrong = 0
      }
      wrong += 1
      if (wrong <= MAX_WRONG) return
      const retryAfterSeconds = Math.ceil((windowEndsAt - at) / 1000)
      throw new ParcoError(
        'too-many-requests',
        'Too many wrong access tokens. Open the address that the server printed once, or wait a minute.',
        { retryable: true, data: { retryAfterSeconds } },
      )
    },
  }
}
