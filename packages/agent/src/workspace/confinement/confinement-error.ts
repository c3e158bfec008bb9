/** Why a path was not opened; the message is for the model, and says what to do. */
export class ConfinementError extends Error {
  readonly reason: 'outside' | 'not-found' | 'not-a-file' | 'not-a-directory' | 'denied' | 'invalid'

  constructor(reason: ConfinementError['reason'], message: string) {
    super(message)
    this.name = 'ConfinementError'
    this.reason = reason
  }
}
