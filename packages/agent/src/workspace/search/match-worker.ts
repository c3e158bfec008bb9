import { parentPort, workerData } from 'node:worker_threads'

const MAX_LINE_CHARACTERS = 300

const { pattern, flags } = workerData as { pattern: string; flags: string }
const expression = new RegExp(pattern, flags)

/** The lines that match, for each text: their numbers from 1, and what they say. */
parentPort?.on('message', ({ texts, maxLines }: { texts: string[]; maxLines: number }) => {
  parentPort?.postMessage(texts.map((text) => findLines(text, maxLines)))
})

function findLines(text: string, maxLines: number): [number, string][] {
  const found: [number, string][] = []
  const lines = text.split('\n')
  for (let index = 0; index < lines.length && found.length < maxLines; index += 1) {
    // A carriage return at the end belongs to the line's end; within it, it would look like one.
    const line = (lines[index] ?? '').replace(/\r$/, '')
    if (expression.test(line))
      found.push([index + 1, toOneLine(line.slice(0, MAX_LINE_CHARACTERS))])
  }
  return found
}

function toOneLine(text: string): string {
  return text.replace(/[\r\v\f\u0085\u2028\u2029]/g, ' ')
}
