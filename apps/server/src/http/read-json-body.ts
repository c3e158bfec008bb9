import { ParcoError } from '@parco/protocol'

/** The largest body that is read, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024

/**
 * Reads a JSON body.
 *
 * @throws ParcoError `unsupported-media-type`, `too-large`, or `bad-request` when it is not JSON in
 * well-formed UTF-8.
 */
export async function readJsonBody(request: Request): Promise<unknown> {
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    const came = mediaType === '' ? 'none' : JSON.stringify(mediaType?.slice(0, 80))
    throw new ParcoError(
      'unsupported-media-type',
      `Expected the content type application/json; came ${came}.`,
    )
  }
  const text = decodeUtf8(await readBytes(request))
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ParcoError('bad-request', 'The body is not JSON.', { cause })
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge()
  const pieces: Uint8Array[] = []
  let sizeBytes = 0
  for await (const piece of request.body ?? []) {
    sizeBytes += piece.byteLength
    if (sizeBytes > MAX_BODY_BYTES) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function tooLarge(): ParcoError {
  return new ParcoError('too-large', `The body is larger than ${MAX_BODY_BYTES} bytes.`)
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new ParcoError('bad-request', 'The body is not well-formed UTF-8.', { cause })
  }
}
