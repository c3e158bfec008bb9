import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runDeliveryKills } from './delivery-kills.ts'

it('delivers each reminder once, whenever it is killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parco-delivery-kills-'))
  try {
    const result = await runDeliveryKills({ folder, processes: 1, kills: 4, seed: 20_261 })
    expect(result.problems).toEqual([])
    expect(result.kills).toBe(4)
    expect(result.delivered).toBe(result.promised)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}, 600_000)
