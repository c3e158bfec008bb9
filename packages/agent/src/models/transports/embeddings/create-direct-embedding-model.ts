import type { Readable } from 'node:stream'
import type { EmbeddingCall, EmbeddingModel } from '../../embedding-model.ts'
import { ModelError } from '../../model-error.ts'
import type { Fetch } from '../fetch.ts'
import { postJson } from '../post-json.ts'

/** One protocol of embeddings, bound to one model. */
export interface EmbeddingTransport {
  readonly provider: string
  readonly modelId: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly maxEmbeddingsPerCall: number
  toBody(call: EmbeddingCall): object
  /** Reads the answer's members; what is missing is `undefined`. Must not throw. */
  read(answer: object): { readonly embeddings: unknown; readonly tokens: unknown }
}

/** An embedding model over one of our own transports. */
export function createDirectEmbeddingModel(
  transport: EmbeddingTransport,
  options: { readonly fetch?: Fetch } = {},
): EmbeddingModel {
  const { provider, modelId: model } = transport
  return {
    specificationVersion: 'v4',
    provider,
    modelId: model,
    maxEmbeddingsPerCall: transport.maxEmbeddingsPerCall,
    supportsParallelCalls: true,
    async doEmbed(call) {
      if (call.values.length === 0) return { embeddings: [], warnings: [] }
      const body = await postJson({
        provider,
        model,
        url: transport.url,
        headers: { ...transport.headers, ...definedHeaders(call.headers) },
        body: JSON.stringify(transport.toBody(call)),
        signal: call.abortSignal,
        fetch: options.fetch,
      })
      const { embeddings, tokens } = transport.read(await readAnswer(body, transport))
      const problem = checkVectors(embeddings, call.values.length)
      if (problem !== undefined) throw malformed(transport, problem)
      return {
        embeddings: embeddings as number[][],
        ...(typeof tokens === 'number' ? { usage: { tokens } } : {}),
        warnings: [],
      }
    },
  }
}

function definedHeaders(headers: EmbeddingCall['headers'] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

async function readAnswer(body: Readable, transport: EmbeddingTransport): Promise<object> {
  let text = ''
  try {
    body.setEncoding('utf8')
    for await (const piece of body) text += piece
  } catch (cause) {
    const { provider, modelId: model } = transport
    throw new ModelError('the connection broke while the answer was coming', {
      provider,
      model,
      failure: 'network',
      cause,
    })
  }
  try {
    return Object(JSON.parse(text))
  } catch (cause) {
    throw malformed(transport, 'it is not JSON', cause)
  }
}

/** Says what is wrong with vectors: one for each text, and all of one length. */
function checkVectors(vectors: unknown, count: number): string | undefined {
  if (!Array.isArray(vectors)) return 'it holds no embeddings'
  if (vectors.length !== count) return `it holds ${vectors.length} embeddings for ${count} texts`
  const length = Array.isArray(vectors[0]) ? vectors[0].length : 0
  const isVector = (vector: unknown) =>
    Array.isArray(vector) &&
    vector.length === length &&
    length > 0 &&
    vector.every((number) => typeof number === 'number')
  return vectors.every(isVector)
    ? undefined
    : 'its embeddings are not lists of numbers of one length'
}

function malformed(
  { provider, modelId }: EmbeddingTransport,
  problem: string,
  cause?: unknown,
): ModelError {
  return new ModelError(`the answer is malformed: ${problem}`, {
    provider,
    model: modelId,
    failure: 'malformed-answer',
    cause,
  })
}
