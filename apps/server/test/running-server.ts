import { connect, type Socket } from 'node:net'
import { createIdMinter } from '@parco/protocol'
import { createJsonLog } from '../src/log/log.ts'
import { type RunningServer, type StartServerOptions, startServer } from '../src/start-server.ts'
import type { ParcoScript } from '../src/testing/parco-script.ts'
import { createScriptedParco, type ScriptedParco } from '../src/testing/scripted-parco.ts'
import { TOKEN, testNow } from './test-server.ts'

/** A server that listens, over a scripted assistant. */
export interface ListeningServer {
  readonly server: RunningServer
  readonly parco: ScriptedParco
  /** Its log, line by line. */
  readonly lines: readonly string[]
  /** A connection to it. */
  connect(): Socket
  /** Sends those bytes as they are, and returns all that comes until the server closes. */
  exchange(...bytes: readonly (string | Uint8Array)[]): Promise<string>
}

/** Starts one on any free port; whoever starts it stops it. */
export async function startListening(
  script: ParcoScript = {},
  changes: Partial<StartServerOptions> = {},
): Promise<ListeningServer> {
  const lines: string[] = []
  const parco = createScriptedParco(script)
  const server = await startServer({
    parco,
    access: { token: TOKEN, cookieName: 'parco_0' },
    resolveUserId: async () => (await parco.localUser()).id,
    mint: createIdMinter({ now: testNow, randomBytes: (count) => new Uint8Array(count) }),
    randomBytes: (count) => new Uint8Array(count),
    now: testNow,
    log: createJsonLog((line) => lines.push(line), testNow),
    version: '0.0.0-test',
    host: '127.0.0.1',
    port: 0,
    ...changes,
  })
  const { hostname, port } = new URL(server.address)
  const open = () => connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  return {
    server,
    parco,
    lines,
    connect: open,
    exchange: (...bytes) =>
      new Promise((resolve, reject) => {
        const socket = open()
        const pieces: Buffer[] = []
        socket.on('data', (piece: Buffer) => pieces.push(piece))
        // It may close before it has read everything: what it said until then counts.
        socket.on('error', (error: NodeJS.ErrnoException) => {
          if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
        })
        socket.on('end', () => socket.end())
        socket.on('close', () => resolve(Buffer.concat(pieces).toString('latin1')))
        for (const piece of bytes) socket.write(piece)
      }),
  }
}
