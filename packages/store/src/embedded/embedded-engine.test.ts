import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prepareEmbeddedTemplate } from '../testing/embedded-template.ts'
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts'

// What the embedded database promises is the same whichever engine is under test.
describe.runIf(process.env.PARCO_TEST_ENGINE !== 'server')('the embedded engine', () => {
  let engine: EmbeddedEngine
  let folder: string

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parco-engine-'))
    const archivePath = await prepareEmbeddedTemplate([])
    engine = await openEmbeddedEngine({ place: { type: 'memory' }, archivePath })
    await engine.withClient((client) => client.query('create table things (id integer)'))
  })
  afterEach(async () => {
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  })

  const insert = (id: number) =>
    engine.withClient(async (client, lastly) => {
      const inserted = client.query(`insert into things values (${id})`)
      lastly()
      await inserted
      return id
    })

  it('settles every commit that is under way when it is closed', async () => {
    const commits = [1, 2, 3, 4, 5].map(insert)
    await engine.close()
    const outcomes = await Promise.allSettled(commits)
    expect(outcomes.map(({ status }) => status)).toEqual(Array(5).fill('fulfilled'))
    await expect(insert(6)).rejects.toMatchObject({ code: 'store-unavailable' })
  })

  it('settles commits around a backup, and copies those before it', async () => {
    const path = join(folder, 'backup.tar')
    const [first, , last] = await Promise.all([insert(1), engine.backup(path), insert(2)])
    expect([first, last]).toEqual([1, 2])
    const copy = await openEmbeddedEngine({ place: { type: 'memory' }, archivePath: path })
    const { rows } = await copy.withClient((client) => client.query('select id from things'))
    await copy.close()
    expect(rows).toEqual([{ id: 1 }])
  })

  it('settles commits between which readers wait and others fail', async () => {
    const read = () => engine.withClient((client) => client.query('select 1'), { readOnly: true })
    const fail = () => engine.withClient(() => Promise.reject(new Error('no')))
    const outcomes = await Promise.allSettled([
      insert(1),
      read(),
      insert(2),
      fail(),
      insert(3),
      read(),
    ])
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ])
  })

  it('fails what waits when a statement is stopped, and says so', async () => {
    const commit = insert(1)
    const slow = engine.withClient(
      (client) => client.query('select count(*) from generate_series(1, 2000000000)'),
      { statementTimeoutMs: 1_000 },
    )
    await expect(slow).rejects.toMatchObject({ code: 'timeout' })
    // It was committed but not yet flushed, or flushed in time: either way its caller hears.
    expect(['fulfilled', 'rejected']).toContain((await Promise.allSettled([commit]))[0]?.status)
    // In memory there is nothing to open again.
    await expect(insert(2)).rejects.toMatchObject({ code: 'timeout' })
  })
})
