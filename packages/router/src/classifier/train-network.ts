import type { ClassifierOptions } from './classifier-types.ts'
import type { CountedMessage } from './count-features.ts'
import { trainEmbedding } from './embedding-model.ts'
import { inverseFrequencies, weighFeatures } from './feature-weights.ts'
import { type NetworkWeights, toNetworkWeights } from './intent-network.ts'
import { trainLinear } from './linear-model.ts'
import { addSeen, createSeen, type SeenFeatures } from './seen-features.ts'

/** A network with what it needs to see a message as it saw its examples. */
export interface TrainedNetwork {
  readonly documents: number
  /** In how many examples each bucket occurs. */
  readonly documentCounts: Uint16Array
  readonly weights: NetworkWeights
  readonly seen: SeenFeatures
}

/** Counted examples with their classes. */
export interface LabelledRows {
  readonly messages: readonly CountedMessage[]
  readonly labels: Int32Array
  readonly classes: number
}

/** Trains both models on the given rows. */
export function trainNetwork(
  { messages, labels, classes }: LabelledRows,
  options: ClassifierOptions,
): TrainedNetwork {
  const buckets = 1 << options.bucketBits
  const documentCounts = new Uint16Array(buckets)
  const seen = createSeen(classes)
  messages.forEach((message, row) => {
    for (let at = 0; at < message.size; at += 1) {
      const bucket = message.buckets[at]!
      if (documentCounts[bucket]! < 65535) documentCounts[bucket] = documentCounts[bucket]! + 1
    }
    addSeen(seen, labels[row]!, message.lexical)
  })
  const documents = messages.length
  const frequencies = inverseFrequencies(documentCounts, documents)
  const vectors = messages.map((message) =>
    weighFeatures(message, frequencies, new Float32Array(message.size)),
  )
  const rows = { vectors, labels, classes, buckets }
  const linear = trainLinear(rows, options.linear)
  const embeddings = Array.from({ length: options.members }, (_, member) =>
    trainEmbedding(rows, { ...options.embedding, seed: options.embedding.seed + member }),
  )
  return { documents, documentCounts, weights: toNetworkWeights(linear, embeddings), seen }
}
