/**
 * How long `parco route` takes to start and answer one line. `node bench/route-start.ts [--runs 30]`
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { describeMs, MS_HEADING } from './percentiles.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '30' } } })
const command = fileURLToPath(new URL('../apps/cli/bin/parco.js', import.meta.url))
const line = `${JSON.stringify({ id: '1', text: 'gastei 50 no mercado e bebi 2 litros', lang: 'pt-BR' })}\n`

function startOnce(): number {
  const startedAt = performance.now()
  const { status, stdout } = spawnSync(process.execPath, [command, 'route', '--jsonl'], {
    input: line,
    encoding: 'utf8',
  })
  const ms = performance.now() - startedAt
  if (status !== 0 || !stdout.includes('"create_expense"')) {
    throw new Error(`parco route did not answer: exit code ${status}, ${stdout}`)
  }
  return ms
}

// The first starts fill the caches of files and of compiled code.
for (let warmUp = 0; warmUp < 3; warmUp += 1) startOnce()
const samples = Array.from({ length: Number(values.runs) }, startOnce)
console.log(MS_HEADING)
console.log(describeMs('parco route, one line', samples))
