import type { EventReader } from './line-reader.ts'

/**
 * Reads the `data` of server-sent events as their bytes arrive. Other fields are skipped: both model
 * protocols repeat the event's name inside the data. A body that is one JSON object instead, as of a
 * server that does not stream or reports a failure with a good status, is one event.
 * Source: WHATWG HTML, "Server-sent events", parsing an event stream.
 */
export function createServerSentEventReader(): EventReader {
  const decoder = new TextDecoder()
  let pending = ''
  let data: string | undefined
  let plain = ''
  let isPlain = true

  function takeLine(line: string, events: string[]): void {
    if (line === '') {
      if (data !== undefined) events.push(data)
      data = undefined
    } else if (line.startsWith('data:')) {
      isPlain = false
      const value = line.charCodeAt(5) === 0x20 ? line.slice(6) : line.slice(5)
      data = data === undefined ? value : `${data}\n${value}`
    } else if (isPlain) {
      if (plain === '' && !line.trimStart().startsWith('{')) isPlain = false
      else plain += `${line}\n`
    }
  }

  function read(text: string): string[] {
    const events: string[] = []
    // Looking through all of a long line again for each of its pieces takes the square of its length.
    if (!text.includes('\n')) {
      pending += text
      return events
    }
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
    end() {
      const events = read(`${decoder.decode()}\n\n`)
      return isPlain && plain !== '' ? [plain] : events
    },
    waiting: () => pending.length + (data?.length ?? 0) + plain.length,
  }
}
