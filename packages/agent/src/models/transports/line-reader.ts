/** Reads lines (NDJSON) as their bytes arrive; empty lines are skipped. */
export function createLineReader(): { push(bytes: Uint8Array): string[]; end(): string[] } {
  const decoder = new TextDecoder()
  let pending = ''
  function read(text: string): string[] {
    const lines = (pending + text).split('\n')
    pending = lines.pop() ?? ''
    return lines.map((line) => line.trim()).filter((line) => line !== '')
  }
  return {
    push: (bytes) => read(decoder.decode(bytes, { stream: true })),
    end: () => read(`${decoder.decode()}\n`),
  }
}
