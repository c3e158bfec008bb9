/**
 * What a turn of the SDK costs when the model costs nothing: 15 tools, one call, a streamed answer of
 * 200 tokens, against the same two requests with nothing but `fetch`.
 * `node bench/agent-turn.ts [--repetitions 5] [--turns 150] [--pace-ms 0]`
 */
import { parseArgs } from 'node:util'
import { median, runTurns, startBenchServer, type TurnCosts } from './agent/run-turns.ts'

const { values } = parseArgs({
  options: {
    repetitions: { type: 'string', default: '5' },
    turns: { type: 'string', default: '150' },
    'pace-ms': { type: 'string', default: '0' },
  },
})
const SUBJECTS = ['fetch', 'sdk', 'sdk-gateway', 'sdk-ui'] as const
const measured = new Map<string, TurnCosts[]>(SUBJECTS.map((subject) => [subject, []]))

const server = await startBenchServer(['--pace-ms', values['pace-ms']])
try {
  for (let repetition = 0; repetition < Number(values.repetitions); repetition += 1) {
    // One after the other within each repetition, so that a busy machine is busy for all of them.
    for (const subject of SUBJECTS) {
      measured.get(subject)?.push(runTurns({ subject, url: server.url, turns: values.turns }))
    }
  }
} finally {
  server.stop()
}

const bare = measured.get('fetch') ?? []
console.log(`${values.turns} turns x ${values.repetitions}, ${values['pace-ms']} ms between tokens`)
console.log('subject        CPU ms mean   median   x fetch (mean)   peak MB')
for (const [subject, costs] of measured) {
  const ratios = costs.map(({ mean }, index) => mean / (bare[index]?.mean ?? Number.NaN))
  const columns = [
    median(costs.map(({ mean }) => mean))
      .toFixed(2)
      .padStart(11),
    median(costs.map((cost) => cost.median))
      .toFixed(2)
      .padStart(9),
    median(ratios).toFixed(2).padStart(17),
    median(costs.map(({ residentMb }) => residentMb))
      .toFixed(0)
      .padStart(10),
  ]
  console.log(subject.padEnd(15) + columns.join(''))
}
