import { parseArgs } from 'node:util'
import { runKillRounds } from './kill-rounds.ts'

// node packages/agent/test/crash/run.ts --kills 200 [--seed 1]
// Kills the processes of agent runs that often, and compares what happened with what was told.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})
const print = (line: string): void => void process.stdout.write(`${line}\n`)
const startedAt = performance.now()
const result = await runKillRounds(Number(values.kills), Number(values.seed), print)
const seconds = Math.round((performance.now() - startedAt) / 1000)
print(
  `${result.kills} kills over ${result.runs} runs in ${seconds} s: ${result.done} writes done once, ${result.unknown} told as unknown and not repeated (${result.unknownAndHappened} of them had happened), ${result.problems.length} problems`,
)
for (const problem of result.problems) print(problem)
process.exitCode = result.problems.length === 0 ? 0 : 1
