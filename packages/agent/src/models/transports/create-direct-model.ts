import type { LanguageModel } from '../language-model.ts'
import { collectAnswer } from './collect-answer.ts'
import type { BodyMembers } from './extend-body.ts'
import type { Fetch } from './fetch.ts'
import { postJson } from './post-json.ts'
import { streamAnswer } from './stream-answer.ts'
import type { Transport } from './transport.ts'

/** What every model over one of our own transports can be given. */
export interface DirectModelOptions {
  /** Requests go through `node:http`, or through this. */
  readonly fetch?: Fetch
  /**
   * Members that go with the body of every request, as the provider's API names them, where the run
   * says nothing else. `providerOptions` of a run's settings do the same for one run, and win.
   */
  readonly body?: BodyMembers
  /**
   * Whether the model is shown images that tools answer with; by default where all models of the
   * provider see. Otherwise it reads in their place that there was one.
   */
  readonly images?: boolean
}

/** A model over one of our own transports, with nothing between it and the wire. */
export function createDirectModel(
  transport: Transport,
  options: DirectModelOptions = {},
): LanguageModel {
  const doStream: LanguageModel['doStream'] = async (call) => {
    const body = await postJson({
      provider: transport.provider,
      model: transport.modelId,
      url: transport.url,
      headers: call.headers
        ? { ...transport.headers, ...definedHeaders(call.headers) }
        : transport.headers,
      body: transport.toBody(call),
      signal: call.abortSignal,
      fetch: options.fetch,
    })
    return { stream: streamAnswer(transport, body, transport.createReader(call), call.abortSignal) }
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

function definedHeaders(headers: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
