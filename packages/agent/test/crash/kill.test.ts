import { expect, it } from 'vitest'
import { runKillRounds } from './kill-rounds.ts'

it('repeats no write when its process is killed, and keeps approvals', async () => {
  const { kills, done, unknown, runs, problems } = await runKillRounds(10, 20_260)
  expect(problems).toEqual([])
  expect(kills).toBe(10)
  expect(done + unknown).toBe(8 * runs)
}, 300_000)
