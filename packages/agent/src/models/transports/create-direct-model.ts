import type { LanguageModel } from '../language-model.ts'
import { ModelError } from '../model-error.ts'
import { collectAnswer } from './collect-answer.ts'
import { type Fetch, postJson } from './post-json.ts'
import { streamAnswer } from './stream-answer.ts'
import type { Transport } from './transport.ts'

export interface DirectModelOptions {
  /** `globalThis.fetch` by default. */
  readonly fetch?: Fetch
}

/** A model over one of our own transports, with nothing between it and the wire. */
export function createDirectModel(
  transport: Transport,
  options: DirectModelOptions = {},
): LanguageModel {
  const doStream: LanguageModel['doStream'] = async (call) => {
    const response = await postJson({
      provider: transport.provider,
      model: transport.modelId,
      url: transport.url,
      headers: { ...transport.headers, ...definedHeaders(call.headers) },
      body: transport.toBody(call),
      signal: call.abortSignal,
      fetch: options.fetch ?? globalThis.fetch,
    })
    if (!response.body) throw withoutBody(transport)
    const answer = transport.createReader(call)
    return { stream: streamAnswer(transport, response.body, answer, call.abortSignal) }
  }
  return {
    specificationVersion: 'v4',
    provider: transport.provider,
    modelId: transport.modelId,
    supportedUrls: transport.supportedUrls,
    doStream,
    doGenerate: async (call) => collectAnswer((await doStream(call)).stream),
  }
}

function definedHeaders(headers: Record<string, string | undefined> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

function withoutBody(transport: Transport): ModelError {
  return new ModelError('the answer had no body', {
    provider: transport.provider,
    model: transport.modelId,
    failure: 'malformed-answer',
  })
}
