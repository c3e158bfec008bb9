import type { ClassifierExample, ClassifierOptions } from './classifier-types.ts'

/** Goes up with every change after which the same examples train another model; a test watches it. */
export const CLASSIFIER_VERSION = 3

const PRIME = 0x01000193

/** Two FNV-1a hashes side by side: 64 bits, which no two sets of examples share by accident. */
class TextHash {
  private first = 0x811c9dc5
  private second = 0x2f0b4f3d

  add(text: string): void {
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at)
      this.first = Math.imul(this.first ^ unit, PRIME)
      this.second = Math.imul(this.second ^ (unit + 1), PRIME)
      this.second = (this.second << 5) | (this.second >>> 27)
    }
    // A mark that no text holds keeps "ab" + "c" apart from "a" + "bc".
    this.first = Math.imul(this.first ^ 0x10000, PRIME)
    this.second = Math.imul(this.second ^ 0x10000, PRIME)
  }

  toString(): string {
    const hex = (part: number) => (part >>> 0).toString(16).padStart(8, '0')
    return hex(this.first) + hex(this.second)
  }
}

/** Hashes lines of text whose order does not matter. */
export function hashLines(lines: readonly string[]): string {
  const hash = new TextHash()
  for (const line of [...lines].sort()) hash.add(line)
  return hash.toString()
}

/** Tells which examples, options and code a classifier came from; the order of the examples does not matter. */
export function contentHash(
  examples: readonly ClassifierExample[],
  writes: readonly string[],
  options: ClassifierOptions,
): string {
  const lines = examples.map(
    ({ intent, text, slotWords }) => `${intent}\t${text}\t${slotWords.join(' ')}`,
  )
  const hash = new TextHash()
  hash.add(`${CLASSIFIER_VERSION}`)
  hash.add(JSON.stringify(options))
  for (const write of [...writes].sort()) hash.add(write)
  for (const line of lines.sort()) hash.add(line)
  return hash.toString()
}
