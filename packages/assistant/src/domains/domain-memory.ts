import type { JsonObject, RecalledMemory } from '@parco/protocol'
import type { DomainContext } from './domain-context.ts'

/** One thing that a prompt remembers, and the card that shows its user that it does. */
export interface RecalledLine {
  readonly text: string
  readonly card: RecalledMemory
}

/** What a prompt holds of what the user told before this conversation. */
export interface Recalled {
  /** Who they are, in lines; the same for all conversations until it changes. */
  readonly profile: string
  /** What has to do with this message, the most fitting first. */
  readonly memories: readonly RecalledLine[]
}

/** A text whose meaning a domain searches by, and what it stands in. */
export interface MeantText {
  /** The domain's own name for what it is, such as `fact`. */
  readonly kind: string
  readonly ref: string
  readonly text: string
}

/** A text with the vector that an embedding model made of it. */
export interface TextVector extends MeantText {
  readonly vector: readonly number[]
}

/** How a domain comes by the vectors of its texts: they are made in the background, some at a time. */
export interface DomainVectors {
  /** Texts that have no vector of this model, at most `limit`, the most wanted first. */
  missing(context: DomainContext, model: string, limit: number): Promise<readonly MeantText[]>
  /** Keeps the vectors of those texts that still read as they did, and says how many these were. */
  keep(context: DomainContext, model: string, vectors: readonly TextVector[]): Promise<number>
}

/** Everything that a domain knows of its user, to read and to take along. */
export interface KnownDocument {
  /** In the user's language. */
  readonly markdown: string
  readonly json: JsonObject
}
