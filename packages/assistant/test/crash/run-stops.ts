import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runStops } from './stop-rounds.ts'

// node packages/assistant/test/crash/run-stops.ts --stops 50 --database-url postgres://…/empty [--seed 1]
// Stops processes that think, has others take their turns over, lets them go on, and looks for answers
// that are lost or told twice, and second cards.
const { values } = parseArgs({
  options: {
    stops: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    'database-url': { type: 'string' },
  },
})
const databaseUrl = values['database-url']
if (databaseUrl === undefined)
  throw new Error('Name an empty database: --database-url postgres://…')
const folder = await mkdtemp(join(tmpdir(), 'parco-stops-'))
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const result = await runStops({
  folder,
  databaseUrl,
  stops: Number(values.stops),
  seed: Number(values.seed),
  report: print,
})
await rm(folder, { recursive: true, force: true })
print(
  `${result.stops} stopped, ${result.whileThinking} of them while thinking; ${result.whileOvertaken} went on while another one thought: ${result.problems.length} problems`,
)
for (const problem of result.problems) print(problem)
process.exitCode = result.problems.length === 0 ? 0 : 1
