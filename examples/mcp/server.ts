/*
 * A small MCP server over stdio: one JSON-RPC message per line, specification 2025-11-25. Started by
 * main.ts; any client can use it.
 */
import { createInterface } from 'node:readline'

interface Request {
  readonly id?: number | string
  readonly method: string
  readonly params?: { readonly name?: string; readonly arguments?: Record<string, unknown> }
}

const TIDES = [
  { port: 'Esbjerg', high: '06:12', metres: 1.7 },
  { port: 'Santos', high: '03:48', metres: 1.4 },
]

function answer({ method, params }: Request): object {
  switch (method) {
    case 'initialize':
      return {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'tides', version: '1.0.0' },
      }
    case 'tools/list':
      return {
        tools: [
          {
            name: 'high_tide',
            description: 'The next high tide of a port.',
            inputSchema: {
              type: 'object',
              properties: { port: { type: 'string', enum: TIDES.map(({ port }) => port) } },
              required: ['port'],
            },
          },
        ],
      }
    case 'tools/call': {
      const tide = TIDES.find(({ port }) => port === params?.arguments?.port)
      const text = tide ? `${tide.high}, ${tide.metres} m` : 'There is no such port.'
      return { content: [{ type: 'text', text }], isError: tide === undefined }
    }
    default:
      throw new Error(`There is no ${method} here.`)
  }
}

function respond(request: Request): object {
  const { id } = request
  try {
    return { jsonrpc: '2.0', id, result: answer(request) }
  } catch (error) {
    return { jsonrpc: '2.0', id, error: { code: -32601, message: (error as Error).message } }
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line) as Request
  // A notification has no id, and gets no answer.
  if (request.id !== undefined) process.stdout.write(`${JSON.stringify(respond(request))}\n`)
}
