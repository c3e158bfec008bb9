import type { EmbeddingWeights } from './intent-network.ts'
import type { QuantisedMatrix } from './quantised-matrix.ts'
import { createSeen } from './seen-features.ts'
import type { ClassifierModel, Thresholds } from './train-classifier.ts'

/** The first bytes of a stored classifier, with the version of the format. */
const MAGIC = 'PARCOIC2'
/** Every section begins at a multiple of this, so that it can be used where it lies. */
const ALIGNMENT = 8

type Section = Int8Array | Uint16Array | Uint32Array | Float32Array

interface Header {
  readonly hash: string
  readonly bucketBits: number
  readonly documents: number
  readonly intents: readonly string[]
  readonly writes: readonly string[]
  readonly thresholds: Thresholds
  readonly vouchedThresholds: Thresholds
  readonly coverage: number
  readonly ranking: readonly number[]
  readonly confidence: {
    readonly means: readonly number[]
    readonly scales: readonly number[]
    readonly weights: readonly number[]
    readonly bias: number
  }
  /** Width and hidden units of each embedding model. */
  readonly members: readonly { readonly width: number; readonly hidden: number }[]
}

const matrixSections = ({ values, scales }: QuantisedMatrix): Section[] => [values, scales]

function sectionsOf({ documentCounts, weights, seen }: ClassifierModel): Section[] {
  return [
    documentCounts,
    seen.bits,
    ...matrixSections(weights.linear.weights),
    weights.linear.bias,
    ...weights.embeddings.flatMap((member) => [
      ...matrixSections(member.embeddings),
      ...matrixSections(member.inner),
      member.innerBias,
      ...matrixSections(member.outer),
      member.outerBias,
    ]),
  ]
}

const aligned = (size: number): number => Math.ceil(size / ALIGNMENT) * ALIGNMENT

/** Writes a classifier as bytes, with the hash of what it was trained on. */
export function encodeClassifier(model: ClassifierModel, hash: string): Uint8Array {
  const { confidence, weights, intents, writes, bucketBits, documents, coverage } = model
  const header: Header = {
    hash,
    bucketBits,
    documents,
    intents,
    writes,
    thresholds: model.thresholds,
    vouchedThresholds: model.vouchedThresholds,
    coverage,
    ranking: [...model.ranking],
    confidence: {
      means: [...confidence.means],
      scales: [...confidence.scales],
      weights: [...confidence.weights],
      bias: confidence.bias,
    },
    members: weights.embeddings.map(({ embeddings, innerBias }) => ({
      width: embeddings.columns,
      hidden: innerBias.length,
    })),
  }
  const head = new TextEncoder().encode(JSON.stringify(header))
  const sections = sectionsOf(model)
  const start = aligned(MAGIC.length + 4 + head.length)
  const size = sections.reduce((sum, section) => sum + aligned(section.byteLength), start)
  const bytes = new Uint8Array(size)
  bytes.set(new TextEncoder().encode(MAGIC))
  new DataView(bytes.buffer).setUint32(MAGIC.length, head.length, true)
  bytes.set(head, MAGIC.length + 4)
  let at = start
  for (const section of sections) {
    bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), at)
    at += aligned(section.byteLength)
  }
  return bytes
}

/** The hash that a stored classifier carries; nothing when the bytes are no classifier of this format. */
export function readContentHash(bytes: Uint8Array): string | undefined {
  return readHeader(bytes)?.header.hash
}

function readHeader(bytes: Uint8Array): { header: Header; end: number } | undefined {
  const from = MAGIC.length + 4
  if (new TextDecoder().decode(bytes.subarray(0, MAGIC.length)) !== MAGIC) return undefined
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(MAGIC.length, true)
  if (length > bytes.length - from) return undefined
  const text = new TextDecoder().decode(bytes.subarray(from, from + length))
  // The file is our own, named by its magic; what follows is as it was written.
  return { header: JSON.parse(text) as Header, end: aligned(from + length) }
}

/**
 * Reads a classifier from bytes and uses them in place, so that nothing is copied at start.
 * @throws Error when the bytes are no classifier of this format, or end too soon.
 */
export function decodeClassifier(bytes: Uint8Array): ClassifierModel {
  const found = readHeader(bytes)
  if (found === undefined) {
    throw new Error(
      `expected a classifier that begins with ${MAGIC}, but these ${bytes.length} bytes are none: run npm run train`,
    )
  }
  const { header, end } = found
  const { bucketBits, documents, intents, writes, coverage, confidence } = header
  const classes = intents.length
  const buckets = 1 << bucketBits
  const reader = new SectionReader(bytes, end)
  const documentCounts = reader.uint16(buckets)
  const seen = createSeen(classes)
  seen.bits.set(reader.uint32(seen.bits.length))
  const linear = { weights: reader.matrix(buckets, classes), bias: reader.float32(classes) }
  const embeddings = header.members.map(
    ({ width, hidden }): EmbeddingWeights => ({
      embeddings: reader.matrix(buckets, width),
      inner: reader.matrix(hidden, width),
      innerBias: reader.float32(hidden),
      outer: reader.matrix(hidden, classes),
      outerBias: reader.float32(classes),
    }),
  )
  return {
    bucketBits,
    documents,
    documentCounts,
    seen,
    weights: { linear, embeddings },
    intents,
    writes,
    thresholds: header.thresholds,
    vouchedThresholds: header.vouchedThresholds,
    coverage,
    ranking: Float64Array.from(header.ranking),
    confidence: {
      means: Float64Array.from(confidence.means),
      scales: Float64Array.from(confidence.scales),
      weights: Float64Array.from(confidence.weights),
      bias: confidence.bias,
    },
  }
}

class SectionReader {
  private readonly bytes: Uint8Array
  private at: number

  constructor(bytes: Uint8Array, at: number) {
    // Views need aligned memory, and a file's bytes may lie anywhere in a shared buffer.
    this.bytes = bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice()
    this.at = at
  }

  uint16(length: number): Uint16Array {
    return new Uint16Array(this.bytes.buffer, this.take(length * 2), length)
  }

  uint32(length: number): Uint32Array {
    return new Uint32Array(this.bytes.buffer, this.take(length * 4), length)
  }

  float32(length: number): Float32Array {
    return new Float32Array(this.bytes.buffer, this.take(length * 4), length)
  }

  matrix(rows: number, columns: number): QuantisedMatrix {
    const values = new Int8Array(this.bytes.buffer, this.take(rows * columns), rows * columns)
    return { columns, values, scales: this.float32(rows) }
  }

  private take(size: number): number {
    const from = this.at
    this.at += aligned(size)
    if (from + size > this.bytes.length) {
      throw new Error(
        `the classifier ends after ${this.bytes.length} bytes, but a part of it should reach to ${from + size}: run npm run train`,
      )
    }
    return this.bytes.byteOffset + from
  }
}
