import { isParcoError, ParcoError } from '@parco/protocol'

/**
 * Reads a body whole.
 *
 * @throws ParcoError `too-large` beyond that many bytes, `bad-request` when it breaks off.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw tooLarge(maxBytes)
  const pieces: Uint8Array[] = []
  let sizeBytes = 0
  try {
    for await (const piece of request.body ?? []) {
      sizeBytes += piece.byteLength
      if (sizeBytes > maxBytes) throw tooLarge(maxBytes)
      pieces.push(piece)
    }
  } catch (cause) {
    if (isParcoError(cause)) throw cause
    throw new ParcoError('bad-request', 'The body broke off.', { cause })
  }
  return Buffer.concat(pieces)
}

/**
 * Reads a file. Its media type is one that no foreign page can send without asking first.
 * @throws ParcoError `unsupported-media-type` or `too-large`.
 */
export async function readUpload(request: Request, maxBytes: number): Promise<Uint8Array> {
  assertMediaType(request, 'application/octet-stream')
  return readBytes(request, maxBytes)
}

/** @throws ParcoError `unsupported-media-type` when a body is declared as something else. */
export function assertMediaType(request: Request, expected: string): void {
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (mediaType === expected) return
  const came = mediaType === '' ? 'none' : JSON.stringify(mediaType?.slice(0, 80))
  throw new ParcoError(
    'unsupported-media-type',
    `Expected the content type ${expected}; came ${came}.`,
  )
}

function tooLarge(maxBytes: number): ParcoError {
  return new ParcoError('too-large', `The body is larger than ${maxBytes} bytes.`)
}
