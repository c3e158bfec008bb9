import { z } from 'zod'

/** Version of the stored form of recordings. */
export const WIRE_RECORDING_VERSION = 1

/** A piece of an answer's body as it came: text, or bytes that are not whole text. */
export type WireChunk = string | { readonly base64: string }

/** One request and its answer, without secrets. */
export interface WireExchange {
  readonly request: {
    readonly method: string
    /** Path and query; the server's name is left out. */
    readonly path: string
    /** The body's JSON; text that is not JSON as it is; `null` without one. */
    readonly body: unknown
  }
  readonly response: {
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly chunks: readonly WireChunk[]
  }
}

/** Exchanges in their order, as they stand in a fixture file. */
export interface WireRecording {
  readonly version: typeof WIRE_RECORDING_VERSION
  /** Where it comes from, for people. */
  readonly note?: string
  readonly exchanges: readonly WireExchange[]
}

const recordingSchema = z.object({
  version: z.literal(WIRE_RECORDING_VERSION),
  note: z.string().optional(),
  exchanges: z.array(
    z.object({
      request: z.object({ method: z.string(), path: z.string(), body: z.unknown() }),
      response: z.object({
        status: z.number().int(),
        headers: z.record(z.string(), z.string()),
        chunks: z.array(z.union([z.string(), z.object({ base64: z.base64() })])),
      }),
    }),
  ),
})

/** Reads a recording. @throws Error naming the place, what was expected and what came. */
export function parseWireRecording(value: unknown): WireRecording {
  const parsed = recordingSchema.safeParse(value)
  if (!parsed.success) throw new Error(`No wire recording: ${z.prettifyError(parsed.error)}`)
  return parsed.data as WireRecording
}
