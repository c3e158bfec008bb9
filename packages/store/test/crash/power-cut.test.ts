import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DurableNodeFS } from '../../src/embedded/durable-node-fs.ts'
import { startParameters } from '../../src/embedded/start-parameters.ts'

// What a power cut leaves is what was synced. A shadow folder keeps just that: a file as it was at
// its last sync, and a folder's entries as they were at the folder's. At some moments the shadow is
// copied, and each copy must open with everything that was flushed by then.

/** A cut comes after every fifth and seventh: 24 make 7 cuts, 95 make 30. */
const INSERTS = Number(process.env.PARCO_TEST_POWER_CUT_INSERTS ?? 24)

let folder: string
let pristine: string
let live: string
let shadow: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parco-power-cut-'))
  live = join(folder, 'live')
  shadow = join(folder, 'shadow')
  pristine = join(folder, 'pristine')
  await (await open(pristine)).close()
})
beforeEach(async () => {
  for (const path of [live, shadow]) {
    await rm(path, { recursive: true, force: true })
    await cp(pristine, path, { recursive: true })
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function open(path: string, onFsync?: (path: string) => void): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFS(path, onFsync),
    startParams: startParameters(PGlite.defaultStartParams, 'directory'),
  })
}

function keepSynced(path: string): void {
  const kept = join(shadow, relative(live, path))
  if (!existsSync(path)) return
  if (lstatSync(path).isDirectory()) keepEntries(path, kept)
  else {
    mkdirSync(dirname(kept), { recursive: true })
    copyFileSync(path, kept)
  }
}

/** An entry that is new has no contents yet: those are the file's own to sync. */
function keepEntries(path: string, kept: string): void {
  mkdirSync(kept, { recursive: true })
  const entries = readdirSync(path)
  for (const name of readdirSync(kept)) {
    if (!entries.includes(name)) rmSync(join(kept, name), { recursive: true })
  }
  for (const name of entries.filter((entry) => !existsSync(join(kept, entry)))) {
    if (lstatSync(join(path, name)).isDirectory()) mkdirSync(join(kept, name))
    else writeFileSync(join(kept, name), '')
  }
}

interface Cut {
  readonly path: string
  readonly flushed: number
}

it('keeps every flushed commit through power cuts, also around checkpoints', async () => {
  const cuts: Cut[] = []
  const database = await open(live, keepSynced)
  await database.exec(
    'create table things (id integer primary key, filler text); create index on things (filler)',
  )
  for (let id = 1; id <= INSERTS; id += 1) {
    await database.query(`insert into things values ($1, repeat('x', 3000))`, [id])
    await database.query(`update things set filler = 'y' where id = $1 - 5`, [id])
    if (id % 7 === 0) await database.exec('checkpoint')
    await database.query(`select pg_logical_emit_message(false, 'parco', '', true)`)
    if (id % 5 === 0 || id % 7 === 0) {
      const path = join(folder, `cut-${id}`)
      await cp(shadow, path, { recursive: true })
      cuts.push({ path, flushed: id })
    }
    // Not flushed: it may be lost, but must not do harm.
    await database.query(`insert into things values ($1, 'unflushed')`, [1_000 + id])
  }
  await database.close()
  for (const { path, flushed } of cuts) {
    const reopened = await open(path)
    const { rows } = await reopened.query<{ found: number; first: number }>(
      'select count(*)::integer as found, min(id) as first from things where id <= $1',
      [flushed],
    )
    await reopened.close()
    expect({ flushed, ...rows[0] }).toEqual({ flushed, found: flushed, first: 1 })
  }
  expect(cuts.length).toBeGreaterThanOrEqual(7)
})

it('would lose commits without the syncs', async () => {
  const database = await PGlite.create({ fs: new DurableNodeFS(live, keepSynced) })
  await database.exec('create table things (id integer)')
  await database.exec('insert into things values (1)')
  const path = join(folder, 'cut-unsynced')
  await cp(shadow, path, { recursive: true })
  await database.close()
  const reopened = await open(path)
  await expect(reopened.query('select from things')).rejects.toThrow('does not exist')
  await reopened.close()
})
