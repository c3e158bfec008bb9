import type { SkillModel } from './skill-model.ts'

/** Everything but the weights, in the first line of the file, with a hash of what it was trained from. */
interface Header extends Pick<SkillModel, 'names' | 'bits' | 'bias' | 'scales'> {
  readonly version: typeof VERSION
  readonly hash: string
}

const VERSION = 1
const LINE_FEED = 10

/** A line of JSON, then the weights, then the weights of words: a byte each. */
export function encodeSkillModel(model: SkillModel, hash: string): Uint8Array {
  const { names, bits, bias, scales, weights, wordWeights } = model
  const header: Header = { version: VERSION, hash, names, bits, bias, scales }
  const line = new TextEncoder().encode(`${JSON.stringify(header)}\n`)
  const bytes = new Uint8Array(line.length + weights.length + wordWeights.length)
  bytes.set(line)
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), line.length)
  bytes.set(wordWeights, line.length + weights.length)
  return bytes
}

/** @throws Error when the bytes are no model of this version. */
export function decodeSkillModel(bytes: Uint8Array): SkillModel & Pick<Header, 'hash'> {
  const end = bytes.indexOf(LINE_FEED)
  const { version, ...header } = JSON.parse(
    new TextDecoder().decode(bytes.subarray(0, end)),
  ) as Header
  const size = header.names.length << header.bits
  if (version !== VERSION || bytes.length !== end + 1 + size + (1 << header.bits))
    throw new Error('The skill model is of another version, or cut: run `npm run train`.')
  const weights = new Int8Array(bytes.subarray(end + 1, end + 1 + size))
  return { ...header, weights, wordWeights: new Uint8Array(bytes.subarray(end + 1 + size)) }
}
