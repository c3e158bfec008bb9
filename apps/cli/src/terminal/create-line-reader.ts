import { createInterface } from 'node:readline'
import type { LineReader } from './terminal.ts'

/** Reads lines; with an output, as a person types them, with a prompt and a history. */
export function createLineReader(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream | undefined,
): LineReader {
  const lines = createInterface(output ? { input, output, terminal: true } : { input })
  const iterator = lines[Symbol.asyncIterator]()
  return {
    async next(prompt) {
      if (output) {
        lines.setPrompt(prompt)
        lines.prompt()
      }
      const { done, value } = await iterator.next()
      return done ? undefined : value
    },
    onInterrupt(listener) {
      lines.on('SIGINT', listener)
    },
    close: () => lines.close(),
  }
}
