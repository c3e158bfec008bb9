import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfiguration, type OpenParcoOptions, openParco } from '@parco/assistant'
import { fillLifeHome } from '@parco/assistant/testing'
import { createIdMinter } from '@parco/protocol'
import { silentLog, startServer } from '@parco/server'
import { buildPage } from './build-page.ts'

/** A running product and where to find it. */
export interface RunningParco {
  /** Where the page is, without the token. */
  readonly address: string
  /** The address as the terminal prints it. */
  readonly firstAddress: string
  /** The files of the page as they were built. */
  readonly pageDirectory: string
  /** Where all of it is kept. */
  readonly directory: string
  /** Deletes everything that its user said and has, settings too. */
  empty(): Promise<void>
  /** Delivers what is due by now. */
  deliverDue(): Promise<unknown>
  stop(): Promise<void>
}

/** Starts the whole product as a user has it: the assistant on its embedded database, the server, the page as built. */
export async function startParco(
  options: Pick<OpenParcoOptions, 'models'> & {
    readonly mayChooseModel?: boolean
    readonly now?: () => Date
  } = {},
): Promise<RunningParco> {
  const { mayChooseModel = false, models, now = () => new Date() } = options
  const directory = await mkdtemp(join(tmpdir(), 'parco-browser-'))
  const staticDirectory = process.env.PARCO_TEST_PAGE ?? (await buildPage())
  const home = join(directory, 'home')
  await fillLifeHome(home)
  const configuration = loadConfiguration({
    PARCO_HOME: home,
    PARCO_LOCALE: 'pt-BR',
    PARCO_TIME_ZONE: 'America/Sao_Paulo',
    ...(mayChooseModel ? {} : { PARCO_MODEL: 'none' }),
  })
  const parco = await openParco({ configuration, now, ...(models ? { models } : {}) })
  const token = randomBytes(16).toString('hex')
  const server = await startServer({
    parco,
    access: { token, cookieName: 'parco_test' },
    resolveUserId: async () => (await parco.localUser()).id,
    mint: createIdMinter({ now, randomBytes }),
    now,
    log: silentLog,
    version: '0.0.0',
    staticDirectory,
    host: '127.0.0.1',
    port: 0,
  })
  return {
    address: server.address,
    firstAddress: `${server.address}/?token=${token}`,
    pageDirectory: staticDirectory,
    directory,
    async empty() {
      await parco.deleteData((await parco.localUser()).id, 'apagar tudo')
    },
    deliverDue: () => parco.deliverDue(),
    async stop() {
      await server.stop()
      await parco.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
