import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ParcoError } from '@parco/protocol/errors'
import type { Fetch } from '../models/transports/fetch.ts'
import {
  WIRE_RECORDING_VERSION,
  type WireChunk,
  type WireExchange,
  type WireRecording,
} from './wire-recording.ts'

/** How exchanges are recorded. */
export interface RecordWireOptions {
  /** What really makes the requests; `globalThis.fetch` by default. */
  readonly fetch?: Fetch
  /** Texts that must not be in the recording, beside those that headers carry. */
  readonly secrets?: readonly string[]
  readonly note?: string
}

/** Records what goes over the wire. */
export interface WireRecorder {
  /** Hand it to a gateway or a model. */
  readonly fetch: Fetch
  /** What was recorded so far; answers that are still coming are waited for. */
  recording(): Promise<WireRecording>
  /**
   * Writes the recording as a fixture file.
   * @throws ParcoError `configuration` when nothing went through it: a replay of that would pass for
   * any program that asks nothing.
   */
  save(path: string): Promise<void>
}

/** Headers of answers that a transport reads. No others are stored, and no header of a request. */
const KEPT_HEADERS = ['content-type', 'retry-after', 'retry-after-ms']

/** Parameters of addresses whose values are keys. */
const SECRET_PARAMETERS = /key|token|secret|signature|auth/i

/** What stands where a secret stood. */
const STRIPPED = 'stripped'

/** A header shorter than this is no key, and stripping its value everywhere would spoil the recording. */
const LEAST_SECRET_CHARACTERS = 8
const PLAIN_HEADERS = /^(content-|accept|user-agent|anthropic-(version|beta)|x-stainless)/

/**
 * Records real exchanges of models, once, for tests that replay them. Headers of requests are not
 * stored, and what they carry is stripped wherever else it stands.
 */
export function recordWire(options: RecordWireOptions = {}): WireRecorder {
  const exchanges: Promise<WireExchange>[] = []
  const { note, secrets = [] } = options

  const record: Fetch = async (input, init) => {
    const request = new Request(input, init)
    const body = await request.clone().text()
    const known = [...secrets, ...secretsOf(request.headers)]
    const response = await (options.fetch ?? globalThis.fetch)(input, init)
    const [forCaller, forRecord] = response.body?.tee() ?? [null, null]
    exchanges.push(
      toChunks(forRecord).then((chunks) => ({
        request: {
          method: request.method,
          path: strip(toPath(request.url), known),
          body: parseBody(strip(body, known)),
        },
        response: {
          status: response.status,
          headers: keptHeaders(response.headers),
          chunks: stripChunks(chunks, known),
        },
      })),
    )
    const { status, statusText, headers } = response
    return new Response(forCaller, { status, statusText, headers })
  }

  const recording = async (): Promise<WireRecording> => ({
    version: WIRE_RECORDING_VERSION,
    ...(note === undefined ? {} : { note }),
    exchanges: await Promise.all(exchanges),
  })
  return {
    fetch: record,
    recording,
    async save(path) {
      if (exchanges.length === 0) throw nothingRecorded()
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, `${JSON.stringify(await recording(), undefined, 2)}\n`)
    },
  }
}

function nothingRecorded(): ParcoError {
  return new ParcoError(
    'configuration',
    'Nothing was recorded, as no request went through the recorder. Hand its `fetch` to the gateway or the model, and look at the status of the run.',
  )
}

function secretsOf(headers: Headers): string[] {
  return [...headers]
    .filter(([name]) => !PLAIN_HEADERS.test(name))
    .flatMap(([, value]) => [value, value.replace(/^(bearer|basic) /i, '')])
    .filter((value) => value.length >= LEAST_SECRET_CHARACTERS)
}

function strip(text: string, secrets: readonly string[]): string {
  return secrets.reduce((left, secret) => left.replaceAll(secret, STRIPPED), text)
}

function toPath(address: string): string {
  const url = new URL(address)
  for (const name of url.searchParams.keys()) {
    if (SECRET_PARAMETERS.test(name)) url.searchParams.set(name, STRIPPED)
  }
  return `${url.pathname}${url.search}`
}

function parseBody(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function keptHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    KEPT_HEADERS.flatMap((name) => {
      const value = headers.get(name)
      return value === null ? [] : [[name, value]]
    }),
  )
}

/** An answer that breaks off or is aborted is recorded as far as it came. */
async function toChunks(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = []
  if (!body) return chunks
  try {
    for await (const chunk of body) chunks.push(chunk)
  } catch {
    // The caller gets the same error from its own half.
  }
  return chunks
}

function stripChunks(chunks: readonly Uint8Array[], secrets: readonly string[]): WireChunk[] {
  const whole = Buffer.concat(chunks)
  const isClean = secrets.every((secret) => !whole.includes(secret))
  // A secret may lie across two chunks, so where there is one they are joined.
  return isClean ? chunks.map(toChunk) : [strip(whole.toString('utf8'), secrets)]
}

function toChunk(bytes: Uint8Array): WireChunk {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return { base64: Buffer.from(bytes).toString('base64') }
  }
}
