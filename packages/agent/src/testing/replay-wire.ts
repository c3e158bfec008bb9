import { readFile } from 'node:fs/promises'
import type { Fetch } from '../models/transports/fetch.ts'
import { describeDifference } from './describe-difference.ts'
import {
  parseWireRecording,
  type WireChunk,
  type WireExchange,
  type WireRecording,
} from './wire-recording.ts'

/** Answers from a recording. */
export interface WireReplay {
  /** Hand it to a gateway or a model. */
  readonly fetch: Fetch
  /** @throws Error for requests that were not as recorded, and for exchanges that were not asked for. */
  assertDone(): void
}

/**
 * Replays a recording, byte for byte and chunk by chunk, without a network. Requests must come in
 * the recorded order with the recorded bodies: any other is answered with status 400 and the
 * difference, which `assertDone` throws again.
 */
export async function replayWire(source: WireRecording | string | URL): Promise<WireReplay> {
  const { exchanges } =
    typeof source === 'string' || source instanceof URL
      ? parseWireRecording(JSON.parse(await readFile(source, 'utf8')))
      : parseWireRecording(source)
  const problems: string[] = []
  let asked = 0

  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      const exchange = exchanges[asked]
      asked += 1
      const problem = await compare(request, exchange, asked, exchanges.length)
      if (exchange && problem === undefined) return toResponse(exchange.response, init?.signal)
      problems.push(problem ?? '')
      const body = JSON.stringify({ error: { message: problem } })
      return new Response(body, { status: 400, headers: { 'content-type': 'application/json' } })
    },
    assertDone() {
      if (problems.length > 0) throw new Error(problems.join('\n\n'))
      const unused = exchanges.length - asked
      if (unused > 0) {
        throw new Error(`${unused} of ${exchanges.length} recorded exchanges were not asked for.`)
      }
    },
  }
}

async function compare(
  request: Request,
  exchange: WireExchange | undefined,
  number: number,
  count: number,
): Promise<string | undefined> {
  const { pathname, search } = new URL(request.url)
  const text = await request.text()
  const came = { method: request.method, path: pathname + search, body: parse(text) }
  if (!exchange) {
    return `The recording has ${count} exchanges, and request ${number} came: ${JSON.stringify(came).slice(0, 2_000)}`
  }
  const difference = describeDifference(exchange.request, came)
  return difference && `Request ${number} is not as recorded (- recorded, + came):\n${difference}`
}

function parse(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function toResponse(
  { status, headers, chunks }: WireExchange['response'],
  signal: AbortSignal | null | undefined,
): Response {
  const left = [...chunks]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (signal?.aborted) return controller.error(signal.reason)
      const chunk = left.shift()
      if (chunk === undefined) controller.close()
      else controller.enqueue(toBytes(chunk))
    },
  })
  return new Response(body, { status, headers: { ...headers } })
}

function toBytes(chunk: WireChunk): Uint8Array {
  return typeof chunk === 'string'
    ? new TextEncoder().encode(chunk)
    : Uint8Array.from(Buffer.from(chunk.base64, 'base64'))
}
