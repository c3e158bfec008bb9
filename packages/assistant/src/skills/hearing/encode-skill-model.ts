import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { SkillModel } from './skill-model.ts'

/** Everything but the weights, in the first line of the file, with a hash of what it was trained from. */
interface Header extends Pick<SkillModel, 'names' | 'bits' | 'bias' | 'scales'> {
  readonly version: typeof VERSION
  readonly hash: string
}

const VERSION = 2
const LINE_FEED = 10

/** A line of JSON, then the weights and the weights of words, a byte each, deflated: most are none. */
export function encodeSkillModel(model: SkillModel, hash: string): Uint8Array {
  const { names, bits, bias, scales, weights, wordWeights } = model
  const header: Header = { version: VERSION, hash, names, bits, bias, scales }
  const line = new TextEncoder().encode(`${JSON.stringify(header)}\n`)
  const all = new Uint8Array(weights.length + wordWeights.length)
  all.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length))
  all.set(wordWeights, weights.length)
  return Buffer.concat([line, deflateRawSync(all, { level: 9 })])
}

/** What a stored model was trained from; nothing for one of another version. */
export function readSkillModelHash(bytes: Uint8Array): string | undefined {
  const { version, hash } = readHeader(bytes)
  return version === VERSION ? hash : undefined
}

const readHeader = (bytes: Uint8Array): Header =>
  JSON.parse(new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(LINE_FEED)))) as Header

/** @throws Error when the bytes are no model of this version. */
export function decodeSkillModel(bytes: Uint8Array): SkillModel & Pick<Header, 'hash'> {
  const { version, ...header } = readHeader(bytes)
  const size = header.names.length << header.bits
  const length = size + (1 << header.bits)
  const all =
    version === VERSION ? inflate(bytes.subarray(bytes.indexOf(LINE_FEED) + 1), length) : undefined
  if (all?.length !== length)
    throw new Error('The skill model is of another version, or cut: run `npm run train`.')
  const weights = new Int8Array(all.buffer, all.byteOffset, size)
  const wordWeights = new Uint8Array(all.buffer, all.byteOffset + size, 1 << header.bits)
  return { ...header, weights, wordWeights }
}

/** In one piece of its length: of many, each would be copied, and half of what that takes would stay. */
function inflate(bytes: Uint8Array, length: number): Uint8Array | undefined {
  try {
    return inflateRawSync(bytes, { chunkSize: Math.max(64, length + 1) })
  } catch {
    return undefined
  }
}
