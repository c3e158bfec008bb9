import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Engine } from '../engine.ts'
import { prepareEmbeddedTemplate } from '../testing/embedded-template.ts'
import { openEmbeddedEngine } from './embedded-engine.ts'
import { Maintenance, type MaintenanceOptions, walSizeBytes } from './maintenance.ts'

const HOUR_MS = 60 * 60 * 1000

let engine: Engine
let now: Date
let snapshots: number

// What the embedded database needs is the same whichever engine is under test.
describe.runIf(process.env.PARCO_TEST_ENGINE !== 'server')('maintenance', () => {
  beforeAll(async () => {
    const archivePath = await prepareEmbeddedTemplate([])
    engine = await openEmbeddedEngine({ place: { type: 'memory' }, archivePath })
  }, 60_000)
  afterAll(() => engine.close())
  beforeEach(async () => {
    now = new Date('2026-11-18T12:00:00.000Z')
    snapshots = 0
    await query('drop table if exists things')
    await query('create table things (id integer, filler text)')
    await query('checkpoint')
  })

  function query(text: string): Promise<unknown[]> {
    return engine.withClient(async (client) => (await client.query(text)).rows)
  }

  function start(options: Partial<MaintenanceOptions> = {}): Maintenance {
    return new Maintenance({
      engine,
      now: () => now,
      lastSnapshotAt: undefined,
      takeSnapshot: async () => {
        snapshots += 1
      },
      ...options,
    })
  }

  function advance(ms: number): void {
    now = new Date(now.getTime() + ms)
  }

  const insert = (rows: number) =>
    query(`insert into things select n, repeat('x', 900) from generate_series(1, ${rows}) n`)

  it('checkpoints after five minutes', async () => {
    const maintenance = start()
    await insert(1_000)
    advance(4 * 60_000)
    await maintenance.tick()
    expect(await walSizeBytes(engine)).toBeGreaterThan(900_000)
    advance(60_000)
    await maintenance.tick()
    expect(await walSizeBytes(engine)).toBeLessThan(10_000)
  })

  it('checkpoints at once when there is much WAL', async () => {
    const maintenance = start({ maxWalBytes: 500_000 })
    await insert(300)
    await maintenance.tick()
    expect(await walSizeBytes(engine)).toBeGreaterThan(250_000)
    await insert(600)
    await maintenance.tick()
    expect(await walSizeBytes(engine)).toBeLessThan(10_000)
  })

  it('vacuums and analyses hourly what changed', async () => {
    const maintenance = start()
    await insert(1_000)
    await query('delete from things')
    const vacuumed = () =>
      query(
        `select relname, n_dead_tup from pg_stat_user_tables where last_vacuum is not null and relname in ('things', 'users')`,
      )
    advance(HOUR_MS - 1)
    await maintenance.tick()
    expect(await vacuumed()).toEqual([])
    advance(1)
    await maintenance.tick()
    expect(await vacuumed()).toEqual([{ relname: 'things', n_dead_tup: 0 }])
  })

  it('takes a snapshot a day after the last one', async () => {
    const maintenance = start({ lastSnapshotAt: new Date(now.getTime() - 23 * HOUR_MS) })
    await maintenance.tick()
    advance(HOUR_MS)
    await maintenance.tick()
    await maintenance.tick()
    expect(snapshots).toBe(1)
    advance(24 * HOUR_MS)
    await maintenance.tick()
    expect(snapshots).toBe(2)
  })

  it('logs what fails and goes on', async () => {
    const entries: string[] = []
    const maintenance = new Maintenance({
      engine,
      now: () => now,
      lastSnapshotAt: new Date(0),
      takeSnapshot: () => Promise.reject(new Error('no space')),
      log: ({ level, message, data }) => entries.push(`${level} ${message} ${data?.reason ?? ''}`),
    })
    await expect(maintenance.tick()).resolves.toBeUndefined()
    expect(entries).toEqual(['warn Database maintenance: snapshot failed. no space'])
  })

  it('goes on in its rhythm after the clock was set back', async () => {
    const lastSnapshotAt = new Date(now.getTime() + 400 * 24 * HOUR_MS)
    const maintenance = start({ lastSnapshotAt })
    await maintenance.tick()
    expect(snapshots).toBe(0)
    advance(-48 * HOUR_MS)
    await insert(1_000)
    await maintenance.tick()
    expect(await walSizeBytes(engine)).toBeLessThan(10_000)
    expect(snapshots).toBe(1)
    await maintenance.tick()
    expect(snapshots).toBe(1)
    advance(24 * HOUR_MS)
    await maintenance.tick()
    expect(snapshots).toBe(2)
  })
})
