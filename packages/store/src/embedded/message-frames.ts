const SYNC = 0x53
const QUERY = 0x51
const TERMINATE = 0x58

/**
 * Cuts what a client writes into pieces that end where PostgreSQL answers: after a Query, a Sync,
 * a Terminate, or the start-up packet. Any other cut would make the embedded database answer an
 * extended query before it is complete.
 */
export class MessageFrames {
  #pending: Buffer = Buffer.alloc(0)
  #started = false

  /** Adds bytes and returns the pieces that are complete now. */
  add(bytes: Buffer): Buffer[] {
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes])
    const pieces: Buffer[] = []
    let pieceStart = 0
    let offset = 0
    for (;;) {
      const end = this.#endOfMessage(offset)
      if (end === undefined) break
      const type = this.#started ? this.#pending[offset] : QUERY
      this.#started = true
      offset = end
      if (type === SYNC || type === QUERY || type === TERMINATE) {
        pieces.push(this.#pending.subarray(pieceStart, end))
        pieceStart = end
      }
    }
    this.#pending = this.#pending.subarray(pieceStart)
    return pieces
  }

  /** A message is its type, then its length without the type; the start-up packet has no type. */
  #endOfMessage(offset: number): number | undefined {
    const lengthAt = this.#started ? offset + 1 : offset
    if (this.#pending.length < lengthAt + 4) return undefined
    const end = lengthAt + this.#pending.readUInt32BE(lengthAt)
    return end <= this.#pending.length ? end : undefined
  }
}
