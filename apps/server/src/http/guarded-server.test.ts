import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createGuardedServer, DEFAULT_PATIENCE } from './guarded-server.ts'

let server: Server
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function ask(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  await once(socket, 'connect')
  return socket
}

it('closes the connection of a client that does not read, and leaves a stream that rests', async () => {
  const answers: ServerResponse[] = []
  const answered = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  server = createGuardedServer(
    (_request, response) => {
      answers.push(response)
      answered[answers.length - 1]?.resolve()
    },
    { patience: { ...DEFAULT_PATIENCE, unreadMs: 50 }, mintRequestId: () => 'req_1' },
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const rests = await ask()
  await answered[0]?.promise
  answers[0]?.write('first')
  await once(rests, 'data')

  const unread = await ask()
  unread.pause()
  await answered[1]?.promise
  // More than the system keeps for a connection.
  answers[1]?.write(Buffer.alloc(32 * 1024 * 1024))
  await once(answers[1] as ServerResponse, 'close')

  answers[0]?.end('last')
  let text = ''
  while (!text.includes('last')) text += (await once(rests, 'data'))[0]
  expect(text).toMatch(/^4\r\nlast/)
})
