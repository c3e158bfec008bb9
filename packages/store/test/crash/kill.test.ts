import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { planCrashRounds, runCrashRounds } from './crash-rounds.ts'

it('loses no acknowledged write and always opens again when it is killed', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'parco-crash-'))
  try {
    const result = await runCrashRounds(join(parent, 'home'), planCrashRounds(8))
    expect(result).toMatchObject({ kills: 8, lost: [], torn: 0, failedOpens: [] })
    expect(result.acknowledged).toBeGreaterThan(0)
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
}, 600_000)
