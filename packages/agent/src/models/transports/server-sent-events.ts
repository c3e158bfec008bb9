/**
 * Reads the `data` of server-sent events as their bytes arrive. Other fields are skipped: both model
 * protocols repeat the event's name inside the data.
 * Source: WHATWG HTML, "Server-sent events", parsing an event stream.
 */
export function createServerSentEventReader(): {
  push(bytes: Uint8Array): string[]
  end(): string[]
} {
  const decoder = new TextDecoder()
  let pending = ''
  let data: string | undefined

  function takeLine(line: string, events: string[]): void {
    if (line === '') {
      if (data !== undefined) events.push(data)
      data = undefined
    } else if (line.startsWith('data:')) {
      const value = line.charCodeAt(5) === 0x20 ? line.slice(6) : line.slice(5)
      data = data === undefined ? value : `${data}\n${value}`
    }
  }

  function read(text: string): string[] {
    const events: string[] = []
    const buffer = pending + text
    let start = 0
    for (;;) {
      const end = buffer.indexOf('\n', start)
      if (end < 0) break
      const stop = buffer.charCodeAt(end - 1) === 0x0d && end > start ? end - 1 : end
      takeLine(buffer.slice(start, stop), events)
      start = end + 1
    }
    pending = buffer.slice(start)
    return events
  }

  return {
    push: (bytes) => read(decoder.decode(bytes, { stream: true })),
    /** A last event without its blank line counts: servers that are cut off still said it. */
    end: () => read(`${decoder.decode()}\n\n`),
  }
}
