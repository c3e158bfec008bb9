import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runThinkingKills } from './kill-rounds.ts'

it('loses no message, counts every call and shows one card when it is killed while it thinks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parco-thinking-kills-'))
  try {
    const result = await runThinkingKills({ folder, kills: 6, seed: 20_261 })
    expect(result.problems).toEqual([])
    expect(result.kills).toBe(6)
    expect(result.whileThinking).toBeGreaterThan(0)
    expect(result.requests).toBeGreaterThan(0)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 600_000)
