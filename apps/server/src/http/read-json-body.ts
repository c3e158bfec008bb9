import { ParcoError } from '@parco/protocol'
import { parseJson } from './parse-json.ts'
import { assertMediaType, readBytes } from './read-bytes.ts'

/** The largest body that is read where a route says nothing else, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024

/**
 * Reads a JSON body.
 *
 * @throws ParcoError `unsupported-media-type`, `too-large`, or `bad-request` when it is not JSON in
 * well-formed UTF-8, or is nested too deeply.
 */
export async function readJsonBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  assertMediaType(request, 'application/json')
  return parseJson(decodeUtf8(await readBytes(request, maxBytes)))
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new ParcoError('bad-request', 'The body is not well-formed UTF-8.', { cause })
  }
}
