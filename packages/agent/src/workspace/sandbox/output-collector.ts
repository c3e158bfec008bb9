import { stripVTControlCharacters } from 'node:util'

/** Keeps the beginning and the end of a stream, whatever its length. */
export interface OutputCollector {
  add(chunk: Buffer): void
  /** How much came, kept or not. */
  readonly totalBytes: number
  /** What was kept as plain text, with a note where something is left out. */
  text(): string
}

/** The most bytes that one character takes in UTF-8. */
const MAX_CHARACTER_BYTES = 4

/** Collects at most `maxCharacters` of a stream in a fixed amount of memory. */
export function createOutputCollector(maxCharacters: number): OutputCollector {
  const half = Math.floor(maxCharacters / 2)
  const halfBytes = half * MAX_CHARACTER_BYTES
  const head = Buffer.alloc(halfBytes)
  let headBytes = 0
  let tail = Buffer.alloc(0)
  let totalBytes = 0

  return {
    add(chunk) {
      totalBytes += chunk.length
      const taken = chunk.copy(head, headBytes)
      headBytes += taken
      if (taken === chunk.length) return
      const rest = chunk.subarray(Math.max(taken, chunk.length - halfBytes))
      // Copied, so that no chunk of a long stream is kept alive by a piece of it.
      tail = Buffer.concat([tail, rest]).subarray(-halfBytes)
    },
    get totalBytes() {
      return totalBytes
    },
    text() {
      const isWhole = headBytes + tail.length === totalBytes
      if (isWhole) {
        const whole = toPlainText(Buffer.concat([head.subarray(0, headBytes), tail]))
        if (whole.length <= maxCharacters) return whole
        return join(whole.slice(0, half), whole.slice(-half), whole.length - 2 * half, 'characters')
      }
      const first = toPlainText(head.subarray(0, headBytes)).slice(0, half)
      const last = toPlainText(tail.subarray(characterStart(tail))).slice(-half)
      const kept = Buffer.byteLength(first) + Buffer.byteLength(last)
      return join(first, last, Math.max(totalBytes - kept, 1), 'bytes')
    },
  }
}

function join(first: string, last: string, leftOut: number, unit: string): string {
  return `${first}\n[… ${leftOut} ${unit} left out …]\n${last}`
}

/** Where the first whole character of a cut buffer begins. */
function characterStart(bytes: Buffer): number {
  let index = 0
  while (index < MAX_CHARACTER_BYTES && ((bytes[index] ?? 0) & 0xc0) === 0x80) index += 1
  return index
}

/** Without what would steer a terminal. */
function toPlainText(bytes: Buffer): string {
  return (
    stripVTControlCharacters(bytes.toString('utf8'))
      .replaceAll('\r\n', '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
  )
}
