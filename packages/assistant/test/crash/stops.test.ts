import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { runStops } from './stop-rounds.ts'

const serverUrl = process.env.PARCO_TEST_DATABASE_URL

it.skipIf(!serverUrl)(
  'overwrites nothing when it was stopped and another process took its turn over',
  async () => {
    const name = `parco_test_stops_${process.pid}`
    const folder = await mkdtemp(join(tmpdir(), 'parco-stops-'))
    const admin = new pg.Client({ connectionString: serverUrl })
    await admin.connect()
    try {
      await admin.query(`create database ${name}`)
      const url = new URL(serverUrl ?? '')
      url.pathname = `/${name}`
      const result = await runStops({ folder, databaseUrl: url.href, stops: 2, seed: 4 })
      expect(result.problems).toEqual([])
      expect(result.whileThinking).toBeGreaterThan(0)
    } finally {
      await admin.query(`drop database if exists ${name} with (force)`)
      await admin.end()
      await rm(folder, { recursive: true, force: true })
    }
  },
  600_000,
)
