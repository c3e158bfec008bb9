import { randomBytes } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import {
  type Configuration,
  loadConfiguration,
  openParco,
  type Parco,
  type RunningJobs,
  startJobs,
} from '@parco/assistant'
import { createIdMinter, ParcoError } from '@parco/protocol'
import {
  createJsonLog,
  createPairing,
  type HomeNetwork,
  homeAddresses,
  type Log,
  loadAccessToken,
  type RunningServer,
  removeAddressFile,
  startServer,
  toAssistantLog,
  writeAddressFile,
} from '@parco/server'
import packageJson from '../../package.json' with { type: 'json' }
import type { CommandContext } from '../command-context.ts'
import { checkModel } from '../doctor/check-model.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { letYoungObjectsGrow } from '../keep-heap-small.ts'
import { ensurePage, pageOf } from '../page/ensure-page.ts'
import { createData } from '../session/create-data.ts'
import { firstVisitOf, homePaths } from '../session/home-paths.ts'
import type { ServerSettings } from '../session/server-settings.ts'
import { whenFree } from '../session/when-free.ts'
import { toPrintable } from '../terminal/to-printable.ts'
import { tellWayIn } from './tell-way-in.ts'

/** The checkout that this command belongs to. */
const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Other processes may write to a database on a server: what they add is found this soon. */
const SHARED_MS = 15_000

/** Where the server listens, and for whom. */
export interface ServeSettings extends ServerSettings {
  /** Devices from the network at home are let in too. */
  readonly withDevices: boolean
}

/** Serves the page and the API until the process is asked to end. */
export async function serveHere(
  settings: ServeSettings,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, texts } = context
  const network = settings.withDevices ? openNetwork(context) : undefined
  const configuration = loadConfiguration(terminal.environment)
  const paths = homePaths(configuration.home)
  await createData(configuration, terminal.environment)
  const log = createLog(context)
  // A command that was faster holds the data until it ends.
  const parco = await whenFree(() => openParco({ configuration, log: toAssistantLog(log) }))
  try {
    const token = await loadAccessToken(paths.token, randomBytes)
    const staticDirectory = await findPage(context)
    const server = await listen(context, {
      settings,
      configuration,
      parco,
      log,
      token,
      staticDirectory,
      network,
    })
    letYoungObjectsGrow()
    // Until here a request to stop just ends the process, which the database survives.
    const stopped = Promise.withResolvers<void>()
    const letGo = terminal.onStop(() => {
      // Whoever asks again does not want to wait for answers under way.
      letGo()
      stopped.resolve()
    })
    let jobs: RunningJobs | undefined
    try {
      jobs = startJobs(parco, {
        now: context.now,
        log: toAssistantLog(log),
        ...(configuration.databaseUrl === undefined ? {} : { askEveryMs: SHARED_MS }),
      })
      await writeAddressFile(paths.address, server.address)
      terminal.write(`${texts.server.listening(firstVisitOf(server.address, token))}\n`)
      terminal.write(`${texts.server.private}\n`)
      if (network) tellNetwork(network, server.address, context)
      const model = await checkModel(configuration, texts)
      if (model.status === 'problem') terminal.writeError(`${model.name}: ${model.text}\n`)
      await stopped.promise
      terminal.writeError(`${texts.server.stopping}\n`)
    } finally {
      await removeAddressFile(paths.address)
      await jobs?.stop()
      await server.stop()
      letGo()
    }
    return EXIT_CODES.ok
  } finally {
    await parco.close()
  }
}

interface Parts {
  readonly settings: ServeSettings
  readonly configuration: Configuration
  readonly parco: Parco
  readonly log: Log
  readonly token: string
  readonly staticDirectory: string | undefined
  readonly network: HomeNetwork | undefined
}

/** @throws ParcoError `configuration` when this machine is in no network at home. */
function openNetwork({ terminal, texts, now }: CommandContext): HomeNetwork {
  const hosts = homeAddresses(networkInterfaces())
  if (hosts.length === 0) {
    throw new ParcoError('configuration', texts.devices.noNetwork, {
      data: { reason: 'no-network' },
    })
  }
  return {
    hosts,
    pairing: createPairing({ now, randomBytes }),
    onLetIn: ({ name }) => terminal.write(`${texts.devices.letIn(toPrintable(name))}\n`),
  }
}

/** Says what is open from now on, and how a device gets in. */
function tellNetwork(
  { hosts, pairing }: HomeNetwork,
  address: string,
  context: CommandContext,
): void {
  context.terminal.write(`\n${context.texts.devices.opens}\n`)
  const { port } = new URL(address)
  const addresses = hosts.map((host) => `http://${host}:${port}`)
  tellWayIn({ addresses, code: pairing.issue() }, context)
}

async function listen(context: CommandContext, parts: Parts): Promise<RunningServer> {
  const { parco, log, token, staticDirectory, network } = parts
  const { host, port } = parts.settings
  const { id } = await parco.localUser()
  return startServer({
    host,
    port,
    parco,
    log,
    access: { token, cookieName: `parco_${port}` },
    resolveUserId: async () => id,
    mint: createIdMinter({ now: context.now, randomBytes }),
    now: context.now,
    version: packageJson.version,
    ...(staticDirectory ? { staticDirectory } : {}),
    ...(network ? { network, randomBytes } : {}),
  })
}

function findPage({ terminal, texts }: CommandContext): Promise<string | undefined> {
  return ensurePage({
    ...pageOf(ROOT),
    skipBuild: Boolean(terminal.environment.PARCO_SKIP_PAGE_BUILD),
    onBuild: () => terminal.writeError(`${texts.server.buildingPage}\n`),
    onFailure: (complaint) => terminal.writeError(`${texts.server.pageFailed}\n${complaint}\n`),
  })
}

/** A person who watches gets what went wrong; whoever collects logs gets every request. */
function createLog({ terminal, now }: CommandContext): Log {
  const log = createJsonLog((line) => terminal.writeError(line), now)
  const isQuiet = terminal.isInteractive && !terminal.environment.PARCO_LOG
  return isQuiet ? { ...log, info: () => undefined } : log
}
