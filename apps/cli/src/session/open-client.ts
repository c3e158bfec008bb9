import { readAddressFile, readToken } from '@parco/server/local'
import { createHttpClient, isAnswering } from './create-http-client.ts'
import { homePaths, resolveHome } from './home-paths.ts'
import type { OpenClient, OpenedClient } from './session.ts'
import { waitingFor, whenFree } from './when-free.ts'

/**
 * Opens the assistant: through the server that holds the data, where one runs, else in this process.
 * The assistant itself is loaded in the second case alone, for it takes most of a second.
 */
export const openClient: OpenClient = (environment, onStarting) =>
  whenFree(
    async () => (await openThere(environment)) ?? (await openHere(environment)),
    waitingFor(onStarting),
  )

async function openThere(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<OpenedClient | undefined> {
  const home = resolveHome(environment)
  const server = await findServer(home)
  if (!server) return undefined
  const client = createHttpClient(server)
  const via = { type: 'server', address: server.address } as const
  return { client, user: await client.localUser(), home, via }
}

async function openHere(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<OpenedClient> {
  const { loadConfiguration, openParco, startJobs } = await import('@parco/assistant')
  const parco = await openParco({ configuration: loadConfiguration(environment) })
  try {
    return {
      client: parco,
      user: await parco.localUser(),
      home: resolveHome(environment),
      via: { type: 'process' },
      startJobs: () => startJobs(parco, { now: () => new Date(), log: () => undefined }),
    }
  } catch (error) {
    await parco.close()
    throw error
  }
}

/** The running server of that folder, if there is one that answers. */
export async function findServer(
  home: string,
): Promise<{ readonly address: string; readonly token: string } | undefined> {
  const paths = homePaths(home)
  const note = await readAddressFile(paths.address)
  if (!note || !(await isAnswering(note.address))) return undefined
  const token = await readToken(paths.token)
  return token === undefined ? undefined : { address: note.address, token }
}
