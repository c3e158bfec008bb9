/** Finds the events in the bytes of an answer. */
export interface EventReader {
  push(bytes: Uint8Array): string[]
  end(): string[]
  /** How many characters have come of an event whose end has not. */
  waiting(): number
}

/** Reads lines (NDJSON) as their bytes arrive; empty lines are skipped. */
export function createLineReader(): EventReader {
  const decoder = new TextDecoder()
  let pending = ''
  function read(text: string): string[] {
    if (!text.includes('\n')) {
      pending += text
      return []
    }
    const lines = (pending + text).split('\n')
    pending = lines.pop() ?? ''
    return lines.map((line) => line.trim()).filter((line) => line !== '')
  }
  return {
    push: (bytes) => read(decoder.decode(bytes, { stream: true })),
    end: () => read(`${decoder.decode()}\n`),
    waiting: () => pending.length,
  }
}
