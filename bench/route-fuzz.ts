/** Decides hostile messages until something breaks. `node bench/route-fuzz.ts [--count 100000] [--seed 7]` */
import { parseArgs } from 'node:util'
import { createLifeRouter } from '@parco/assistant/router'
import { runFuzz } from '../packages/router/test/fuzz/run-fuzz.ts'
import { describeMs, MS_HEADING } from './percentiles.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '7' },
  },
})
const { failures, timesMs, decisions } = runFuzz(
  createLifeRouter(),
  Number(values.seed),
  Number(values.count),
)
console.log(`${decisions} messages, ${failures.length} failures`)
console.log(MS_HEADING)
console.log(describeMs('one message', [...timesMs]))
for (const { text, problem } of failures.slice(0, 20)) {
  console.log(`${JSON.stringify(text.slice(0, 200))}: ${problem}`)
}
if (failures.length > 0) process.exitCode = 1
