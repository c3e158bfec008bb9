import { loadConfiguration, openParco } from '@parco/assistant'
import { readAddressFile, readToken } from '@parco/server'
import { createHttpClient, isAnswering } from './create-http-client.ts'
import { homePaths } from './home-paths.ts'
import type { OpenedClient } from './session.ts'

/** Opens the assistant: through the server that holds the data, where one runs, else in this process. */
export async function openClient(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<OpenedClient> {
  const configuration = loadConfiguration(environment)
  const { home } = configuration
  const server = await findServer(home)
  if (server) {
    const client = createHttpClient(server)
    const via = { type: 'server', address: server.address } as const
    return { client, user: await client.localUser(), home, via }
  }
  const parco = await openParco({ configuration })
  try {
    return { client: parco, user: await parco.localUser(), home, via: { type: 'process' } }
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
