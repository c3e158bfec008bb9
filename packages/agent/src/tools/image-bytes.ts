/** What every provider that takes images out of tools takes; those that take fewer say so themselves. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const
/** One of `IMAGE_TYPES`. */
export type ImageType = (typeof IMAGE_TYPES)[number]

/** In base64. Anthropic refuses a larger image, and a refused request would end the run. */
export const MAX_IMAGE_CHARACTERS = 5_000_000

/** Why bytes cannot be sent as an image. */
export type ImageProblem = 'not-base64' | 'not-an-image' | 'too-large'

/** An image as a prompt holds it. */
export interface Base64Image {
  readonly mediaType: ImageType
  readonly data: string
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * Reads bytes, or base64 of them, as an image. Its kind is read from the bytes: providers refuse one
 * that is called by the wrong name, as tools often do.
 */
export function readImage(data: Uint8Array | string): Base64Image | ImageProblem {
  const base64 =
    typeof data === 'string'
      ? data.replaceAll(/\s/g, '')
      : Buffer.from(data.buffer, data.byteOffset, data.byteLength).toString('base64')
  if (base64.length > MAX_IMAGE_CHARACTERS) return 'too-large'
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) return 'not-base64'
  const mediaType = detectType(Buffer.from(base64.slice(0, 24), 'base64').toString('latin1'))
  return mediaType === undefined ? 'not-an-image' : { mediaType, data: base64 }
}

/** By the first bytes of each format. */
function detectType(start: string): ImageType | undefined {
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif'
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'image/webp'
  return undefined
}
