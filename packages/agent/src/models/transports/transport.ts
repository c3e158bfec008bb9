import type { ModelCall, ModelStreamPart, ModelUsage } from '../language-model.ts'

/** Turns the events of one streamed answer into the parts of the contract; holds the state of that answer alone. */
export interface AnswerReader {
  /** One event's data. Must not throw for what it does not know. @throws ModelError when the provider reports a failure. */
  read(event: string): readonly ModelStreamPart[]
  /** What is left when the stream ends; always ends with a `finish` part. @throws ModelError when the answer was cut off. */
  end(): readonly ModelStreamPart[]
  /** What the provider has counted until now; `undefined` before it said anything. */
  usage(): ModelUsage | undefined
}

/** One wire protocol, bound to one model: what is sent, and how the answer is read. */
export interface Transport {
  readonly provider: string
  readonly modelId: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** How events are framed in the answer's body. */
  readonly framing: 'server-sent-events' | 'lines'
  /** Media types whose URLs the provider fetches itself. */
  readonly supportedUrls: Record<string, RegExp[]>
  /** The request's body, serialised. @throws ModelError `bad-request` for content that the protocol cannot carry. */
  toBody(call: ModelCall): string
  createReader(call: ModelCall): AnswerReader
}
