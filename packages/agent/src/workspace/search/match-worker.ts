import { parentPort, workerData } from 'node:worker_threads'

const MAX_LINE_CHARACTERS = 300

const { pattern, flags } = workerData as { pattern: string; flags: string }
const expression = new RegExp(pattern, flags)

parentPort?.on('message', ({ text, maxLines }: { text: string; maxLines: number }) => {
  const found: [number, string][] = []
  const lines = text.split('\n')
  for (let index = 0; index < lines.length && found.length < maxLines; index += 1) {
    // A carriage return at the end belongs to the line's end; within it, it would look like one.
    const line = (lines[index] ?? '').replace(/\r$/, '')
    if (expression.test(line))
      found.push([index + 1, toOneLine(line.slice(0, MAX_LINE_CHARACTERS))])
  }
  parentPort?.postMessage(found)
})

function toOneLine(text: string): string {
  return text.replace(/[\r\v\f\u0085\u2028\u2029]/g, ' ')
}
