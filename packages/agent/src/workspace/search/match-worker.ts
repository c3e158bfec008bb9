import { parentPort, workerData } from 'node:worker_threads'

const MAX_LINE_CHARACTERS = 300

const { pattern, flags } = workerData as { pattern: string; flags: string }
const expression = new RegExp(pattern, flags)

parentPort?.on('message', ({ text, maxLines }: { text: string; maxLines: number }) => {
  const found: [number, string][] = []
  const lines = text.split('\n')
  for (let index = 0; index < lines.length && found.length < maxLines; index += 1) {
    const line = lines[index] ?? ''
    if (expression.test(line)) found.push([index + 1, line.slice(0, MAX_LINE_CHARACTERS)])
  }
  parentPort?.postMessage(found)
})
