import { existsSync } from 'node:fs'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadMigrations } from '../migrations/migrate.ts'
import { blankDatabasePath, buildBlankDatabase } from './blank-database.ts'
import { openDirectory } from './open-directory.ts'

/** Settings (but those of a language that a session loads once it needs it), databases, roles, tables with their rights, and who is there. */
const NATURE = `
select (select json_agg(json_build_array(name, setting) order by name) from pg_settings
         where name <> 'data_directory' and name not like 'plpgsql.%') as settings,
       (select json_agg(json_build_array(datname, datcollate, datctype, pg_encoding_to_char(encoding), datdba::regrole) order by oid)
          from pg_database) as databases,
       (select json_agg(json_build_array(rolname, rolsuper, rolcanlogin, rolbypassrls) order by rolname) from pg_roles) as roles,
       (select json_agg(json_build_array(relname, relkind, relowner::regrole, relacl, relforcerowsecurity, reltuples) order by relname)
          from pg_class where relnamespace = 'public'::regnamespace) as tables,
       (select json_agg(json_build_array(source, file, sha256) order by source, file) from migrations) as migrations,
       (select count(*)::integer from users) + (select count(*)::integer from installation) as people`

let folder: string

/** What the database of a new folder is. */
async function natureOf(name: string, blankDatabases?: string) {
  const engine = await openDirectory(
    {
      directory: join(folder, name),
      migrations: [],
      users: 'single',
      ...(blankDatabases === undefined ? {} : { blankDatabases }),
    },
    await loadMigrations([]),
  )
  try {
    const { rows } = await engine.withClient((client) => client.query(NATURE), { readOnly: true })
    return { ...rows[0], syncs: engine.fsyncCount() }
  } finally {
    await engine.close()
  }
}

// It is the same whichever engine is under test.
describe.runIf(process.env.PARCO_TEST_ENGINE !== 'server')(
  'a blank database',
  {
    timeout: 240_000,
  },
  () => {
    let path: string
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'parco-blank-'))
      path = await buildBlankDatabase(join(folder, 'blanks'), [])
    }, 240_000)
    afterAll(() => rm(folder, { recursive: true, force: true }))

    it('begins a folder that is no other than one that was begun without it', async () => {
      expect(await readdir(join(folder, 'blanks'))).toEqual([basename(path)])
      const { syncs, ...nature } = await natureOf('with', join(folder, 'blanks'))
      const { syncs: syncsWithout, ...without } = await natureOf('without')
      expect(nature).toEqual(without)
      expect(nature.people).toBe(0)
      // It was closed before it was packed, and is not repaired file by file.
      expect(syncs).toBeLessThan(syncsWithout)
    })

    it('is made once', async () => {
      const kept = join(folder, 'kept')
      await mkdir(kept)
      const there = join(kept, basename(path))
      await writeFile(there, 'as it was')
      expect(await buildBlankDatabase(kept, [])).toBe(there)
      expect(await readFile(there, 'utf8')).toBe('as it was')
    })

    it('is looked for by its migrations', async () => {
      const migrations = await loadMigrations([])
      const [first, ...others] = migrations
      if (!first) throw new Error('The store has migrations.')
      const changed = [{ ...first, sha256: first.sha256.replace(/^./, 'x') }, ...others]
      const paths = [migrations, changed, others].map((some) => blankDatabasePath(folder, some))
      expect(new Set(paths).size).toBe(3)
    })

    it('is done without when it is cut off', async () => {
      const damaged = join(folder, 'damaged')
      await mkdir(damaged)
      await copyFile(path, join(damaged, basename(path)))
      await truncate(join(damaged, basename(path)), 100_000)
      expect(await natureOf('cut', damaged)).toMatchObject({ people: 0 })
      expect(existsSync(join(folder, 'cut', 'data.draft'))).toBe(false)
    })
  },
)
