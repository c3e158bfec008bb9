import type { ClientBase } from 'pg'
import { APPLICATION_ROLE } from '../application-role.ts'
import { openEmbeddedEngine } from '../embedded/embedded-engine.ts'
import type { MigrationSource } from '../migrations/migration-source.ts'
import { prepareLogin } from '../server/prepare-login.ts'
import { withOwner } from '../server/with-owner.ts'
import { prepareEmbeddedTemplate } from './embedded-template.ts'
import {
  insertOf,
  loosen,
  loosenDomains,
  type MatrixTable,
  readMatrixTables,
} from './matrix-tables.ts'
import { borrowServerDatabase } from './server-database.ts'

const COMMANDS = ['select', 'insert', 'update', 'delete'] as const
export type MatrixCommand = (typeof COMMANDS)[number]

/** One attempt: a command on a table's rows, by somebody. */
export interface MatrixCell {
  readonly table: string
  readonly command: MatrixCommand
  readonly identity: string
  readonly expected: string
  /** `denied`, or how many rows it saw or changed. */
  readonly found: string
}

const ANA = '0190163d-c1f4-7c3f-8a4a-d61a6b1f0c01'
const BIA = '0190163d-c1f4-7c3f-8a4a-d61a6b1f0c02'
const NEW = '0190163d-c1f4-7c3f-8a4a-d61a6b1f0c03'

/** Somebody who tries, and whose rows they try it on. */
interface Identity {
  readonly name: string
  readonly user: string
  readonly rowsOf: string
  /** What is said after the role was taken, before the attempt. */
  readonly way?: string
  readonly isOwn?: true
}

const IDENTITIES: readonly Identity[] = [
  { name: 'their owner', user: ANA, rowsOf: ANA, isOwn: true },
  { name: 'another user', user: BIA, rowsOf: ANA },
  { name: 'no user', user: '', rowsOf: ANA },
  { name: 'the login after `reset role`', user: ANA, rowsOf: ANA, way: 'reset role' },
  { name: 'the login after `set role none`', user: ANA, rowsOf: ANA, way: 'set role none' },
]

/**
 * Tries every command on every table of the catalogue as everybody there is, with a row of each of
 * two users in each table, and returns what came of each attempt beside what must. Everything
 * happens in one transaction, which is rolled back.
 */
export async function runRowMatrix(sources: readonly MigrationSource[]): Promise<MatrixCell[]> {
  if (process.env.PARCO_TEST_ENGINE === 'server') {
    const database = await borrowServerDatabase(sources)
    try {
      return await withOwner(database.url, async (owner) =>
        runOn(owner, (await prepareLogin(owner)).user),
      )
    } finally {
      await database.giveBack()
    }
  }
  // One of its own, never lent again: a session that has been somebody else may stay so in this engine.
  const archivePath = await prepareEmbeddedTemplate(sources)
  const engine = await openEmbeddedEngine({ place: { type: 'memory' }, archivePath })
  try {
    return await engine.withOwner((owner) => runOn(owner, undefined))
  } finally {
    await engine.close()
  }
}

async function runOn(owner: ClientBase, knownLogin: string | undefined): Promise<MatrixCell[]> {
  await owner.query('begin')
  try {
    const login = knownLogin ?? (await createLogin(owner))
    const tables = await readMatrixTables(owner)
    await loosenDomains(owner)
    for (const table of tables) {
      await loosen(owner, table)
      const users = table.owner === undefined ? [ANA] : [ANA, BIA]
      for (const user of users) await owner.query(insertOf(table, user))
    }
    const cells: MatrixCell[] = []
    for (const table of tables) {
      for (const identity of IDENTITIES) {
        for (const command of COMMANDS) {
          cells.push(...(await tryCells(owner, { table, identity, command, login })))
        }
      }
    }
    return cells
  } finally {
    await owner.query('rollback')
  }
}

/** The embedded database has no logins: this is what one would be. */
async function createLogin(owner: ClientBase): Promise<string> {
  await owner.query(`create role parco_matrix noinherit; grant ${APPLICATION_ROLE} to parco_matrix`)
  return 'parco_matrix'
}

interface Attempt {
  readonly table: MatrixTable
  readonly identity: Identity
  readonly command: MatrixCommand
  readonly login: string
}

async function tryCells(owner: ClientBase, attempt: Attempt): Promise<MatrixCell[]> {
  const { table, identity, command } = attempt
  const cells: MatrixCell[] = []
  for (const { text, expected, identity: name = identity.name, user = identity.user } of cellsOf(
    attempt,
  )) {
    const found = await tryAs(owner, { ...attempt, user, text })
    cells.push({ table: table.name, command, identity: name, expected, found })
  }
  return cells
}

interface Try {
  readonly text: string
  readonly expected: string
  readonly identity?: string
  readonly user?: string
}

function cellsOf({ table, identity, command }: Attempt): Try[] {
  const { name, owner: column, granted, namesUsers } = table
  const { rowsOf, isOwn, way } = identity
  // A table of the installation: everybody may read what names nobody, and nobody changes it.
  if (column === undefined) {
    const text = {
      select: `select from ${name} limit 1`,
      insert: insertOf(table, rowsOf),
      update: `update ${name} set ${table.firstColumn} = ${table.firstColumn}`,
      delete: `delete from ${name}`,
    }[command]
    const isOpen = command === 'select' && granted.includes('select') && !namesUsers && !way
    return [{ text, expected: isOpen ? '1' : 'denied' }]
  }
  const theirs = `from ${name} where ${column} = '${rowsOf}'`
  if (way || !granted.includes(command)) {
    const text = {
      select: `select ${theirs}`,
      insert: insertOf(table, NEW),
      update: `update ${name} set ${column} = ${column}`,
      delete: `delete from ${name}`,
    }[command]
    return [{ text, expected: 'denied' }]
  }
  const seen = isOwn ? '1' : '0'
  switch (command) {
    case 'select':
      return [
        { text: `select ${theirs}`, expected: seen },
        // Whatever it is asked for, it shows no more than one's own.
        { text: `select from ${name}`, expected: identity.user === '' ? '0' : '1' },
      ]
    case 'insert':
      return isOwn
        ? [{ text: insertOf(table, NEW), expected: '1', user: NEW }]
        : [{ text: insertOf(table, NEW), expected: 'denied' }]
    case 'update':
      return [
        {
          text: `update ${name} set ${column} = ${column} where ${column} = '${rowsOf}'`,
          expected: seen,
        },
        ...(isOwn
          ? [
              {
                text: `update ${name} set ${column} = '${NEW}' where ${column} = '${rowsOf}'`,
                expected: 'denied',
                identity: 'their owner, to give them away',
              },
            ]
          : []),
      ]
    case 'delete':
      return [{ text: `delete ${theirs}`, expected: seen }]
  }
}

/** Row-level security and missing rights are the same error to PostgreSQL. */
const DENIED = '42501'

async function tryAs(
  owner: ClientBase,
  { login, identity, user, text }: Attempt & { readonly user: string; readonly text: string },
): Promise<string> {
  await owner.query(
    `savepoint attempt;
     set local session authorization ${login};
     set local role ${APPLICATION_ROLE};
     set local parco.user_id = '${user}'`,
  )
  try {
    if (identity.way) await owner.query(identity.way)
    return String((await owner.query(text)).rowCount ?? 0)
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    return code === DENIED ? 'denied' : `${code}: ${message}`
  } finally {
    await owner.query('rollback to savepoint attempt')
  }
}
