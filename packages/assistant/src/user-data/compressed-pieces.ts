import { gunzipSync, gzipSync } from 'node:zlib'

const PIECE_BYTES = 256 * 1024

/**
 * A text that is written at once, and read as slowly as its reader likes: kept compressed meanwhile, as
 * everything of a user in one text is a tenth of its size then.
 */
export class CompressedPieces {
  readonly #pieces: Buffer[] = []
  #open: string[] = []
  #openLength = 0

  write(text: string): void {
    this.#open.push(text)
    this.#openLength += text.length
    if (this.#openLength >= PIECE_BYTES) this.#compress()
  }

  /** All that was written, once. */
  async *read(): AsyncGenerator<Uint8Array, void> {
    this.#compress()
    for (let piece = this.#pieces.shift(); piece; piece = this.#pieces.shift()) {
      yield gunzipSync(piece)
    }
  }

  #compress(): void {
    if (this.#openLength === 0) return
    this.#pieces.push(gzipSync(this.#open.join(''), { level: 1 }))
    this.#open = []
    this.#openLength = 0
  }
}
