import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runDeliveryKills } from './delivery-kills.ts'

// node packages/assistant/test/crash/run-deliveries.ts --kills 200 [--seed 1] [--database-url postgres://…/empty]
// Kills processes that often while they deliver reminders (two at once on a server), and looks for
// reminders that were lost or came twice. The database named must be empty; without one it is embedded.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    'database-url': { type: 'string' },
  },
})
const databaseUrl = values['database-url']
const folder = await mkdtemp(join(tmpdir(), 'parco-delivery-kills-'))
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const startedAt = performance.now()
const result = await runDeliveryKills({
  folder,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  processes: databaseUrl === undefined ? 1 : 2,
  kills: Number(values.kills),
  seed: Number(values.seed),
  report: print,
})
await rm(folder, { recursive: true, force: true })
const seconds = Math.round((performance.now() - startedAt) / 1000)
print(
  `${result.kills} kills of ${result.processes} at once in ${seconds} s: ${result.promised} promised, ${result.delivered} delivered, ${result.problems.length} problems`,
)
for (const problem of result.problems) print(problem)
process.exitCode = result.problems.length === 0 && result.kills === Number(values.kills) ? 0 : 1
