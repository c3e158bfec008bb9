import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { planCrashRounds, runCrashRounds } from './crash-rounds.ts'

// node packages/store/test/crash/run.ts --kills 200 [--directory path]
// Kills the writer of an embedded database that often, and looks for what it had acknowledged.
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '200' }, directory: { type: 'string' } },
})
const parent = values.directory ?? (await mkdtemp(join(tmpdir(), 'parco-crash-')))
const startedAt = performance.now()
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const result = await runCrashRounds(
  join(parent, 'home'),
  planCrashRounds(Number(values.kills)),
  print,
)
await rm(parent, { recursive: true, force: true })
const seconds = Math.round((performance.now() - startedAt) / 1000)
print(
  `${result.kills} kills in ${seconds} s: ${result.acknowledged} acknowledged writes, ${result.lost.length} lost, ${result.torn} torn, ${result.failedOpens.length} failed opens`,
)
for (const message of result.failedOpens) print(message)
process.exitCode = result.lost.length + result.torn + result.failedOpens.length === 0 ? 0 : 1
