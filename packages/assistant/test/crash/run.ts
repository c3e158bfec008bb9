import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runThinkingKills } from './kill-rounds.ts'

// node packages/assistant/test/crash/run.ts --kills 100 [--seed 1] [--database-url postgres://…/empty]
// Kills the assistant that often while it thinks, and looks for lost messages, calls that are not
// counted, and second cards. The database named must be empty; without one it is embedded.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    'database-url': { type: 'string' },
  },
})
const databaseUrl = values['database-url']
const folder = await mkdtemp(join(tmpdir(), 'parco-thinking-kills-'))
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const startedAt = performance.now()
const result = await runThinkingKills({
  folder,
  ...(databaseUrl === undefined ? {} : { databaseUrl }),
  kills: Number(values.kills),
  seed: Number(values.seed),
  report: print,
})
await rm(folder, { recursive: true, force: true })
const seconds = Math.round((performance.now() - startedAt) / 1000)
print(
  `${result.kills} kills, ${result.whileThinking} of them while thinking, over ${result.questions} questions in ${seconds} s: ${result.requests} requests, ${result.counted} calls counted, ${result.problems.length} problems`,
)
const sorted = result.resumedMs.toSorted((one, other) => one - other)
const at = (share: number) => Math.round(sorted[Math.floor(share * sorted.length)] ?? Number.NaN)
print(
  `${sorted.length} turns went on ${at(0.5)} ms after the database was open (p50), ${at(0.95)} (p95)`,
)
for (const problem of result.problems) print(problem)
process.exitCode = result.problems.length === 0 ? 0 : 1
