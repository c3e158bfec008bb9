import { createInterface } from 'node:readline'
import type { LineReader } from './terminal.ts'

/** Goes to the beginning of the line, and takes what stands in it away. */
const CLEAR_LINE = '\r\u001b[K'

/** Reads lines; with an output, as a person types them, with a prompt and a history. */
export function createLineReader(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream | undefined,
): LineReader {
  const lines = createInterface(output ? { input, output, terminal: true } : { input })
  // Between answers there is no line to keep.
  let isAsking = false
  const iterator = lines[Symbol.asyncIterator]()
  return {
    async next(prompt) {
      if (output) {
        lines.setPrompt(prompt)
        lines.prompt()
      }
      isAsking = true
      const { done, value } = await iterator.next()
      isAsking = false
      return done ? undefined : value
    },
    tell(text) {
      output?.write(isAsking ? `${CLEAR_LINE}${text}` : text)
      if (output && isAsking) lines.prompt(true)
    },
    onInterrupt(listener) {
      lines.on('SIGINT', listener)
    },
    close: () => lines.close(),
  }
}
