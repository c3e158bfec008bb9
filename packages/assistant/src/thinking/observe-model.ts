import {
  type LanguageModel,
  ModelError,
  type ModelStreamPart,
  type ModelUsage,
  type PartResult,
  readParts,
  type SpentUsage,
  spentOf,
  streamParts,
} from '@parco/agent'

type ModelCall = Parameters<LanguageModel['doGenerate']>[0]

/** How one call ended; usage is absent where the provider told none. */
export interface ObservedEnd {
  readonly outcome: 'completed' | 'failed' | 'aborted'
  readonly usage?: ModelUsage
  /** `provider/model`, as the answer named it. */
  readonly modelKey?: string
  /** What attempts before this one used, that the gateway made for the same call. */
  readonly spent: readonly SpentUsage[]
}

/** Hears how a call ended, exactly once. Must not reject. */
export type ObserveEnd = (end: ObservedEnd) => Promise<void>

/**
 * The same model, each call of which is announced before it is made and told when it has ended.
 * `begin` may reject, and the call is then never made.
 */
export function observeModel<Model extends LanguageModel>(
  model: Model,
  begin: (call: ModelCall) => Promise<ObserveEnd>,
): Model {
  const observed: Pick<LanguageModel, 'doGenerate' | 'doStream'> = {
    async doGenerate(call) {
      const end = await begin(call)
      try {
        const result = await model.doGenerate(call)
        await end(toEnd('completed', result.usage, result.response?.modelId))
        return result
      } catch (error) {
        await end(toFailure(error, call))
        throw error
      }
    },
    async doStream(call) {
      const end = await begin(call)
      try {
        const result = await model.doStream(call)
        return { ...result, stream: observeStream(result.stream, call, end) }
      } catch (error) {
        await end(toFailure(error, call))
        throw error
      }
    },
  }
  // Whatever else the model knows, such as its context size, it still knows; some are classes with getters.
  return new Proxy(model, {
    get: (target, name) =>
      Object.hasOwn(observed, name)
        ? Reflect.get(observed, name)
        : Reflect.get(target, name, target),
  })
}

function observeStream(
  stream: ReadableStream<ModelStreamPart>,
  call: ModelCall,
  end: ObserveEnd,
): ReadableStream<ModelStreamPart> {
  const reader = readParts(stream)
  let usage: ModelUsage | undefined
  let modelKey: string | undefined
  const spent = spentOf(stream)
  let isTold = false
  const tell = async (outcome: ObservedEnd['outcome']) => {
    if (isTold) return
    isTold = true
    await end(toEnd(outcome, usage, modelKey, spent))
  }
  const hear = (result: PartResult): PartResult | Promise<PartResult> => {
    const { done, value } = result
    if (done) return tell(usage ? 'completed' : failureOf(call)).then(() => result)
    if (value.type === 'error') return tell(failureOf(call)).then(() => result)
    if (value.type === 'response-metadata') modelKey ??= value.modelId
    if (value.type === 'finish') usage = value.usage
    return result
  }
  const fail = async (error: unknown): Promise<never> => {
    await tell(failureOf(call))
    throw error
  }
  return streamParts({
    read: () => reader.read().then(hear, fail),
    async cancel(reason) {
      // A read that waits ends with it, and must not be the one that tells.
      await Promise.all([tell('aborted'), reader.cancel(reason)])
    },
  })
}

/** A call as far as its end depends on it. */
type Abortable = Pick<ModelCall, 'abortSignal'>

const failureOf = ({ abortSignal }: Abortable): 'failed' | 'aborted' =>
  abortSignal?.aborted ? 'aborted' : 'failed'

/** What a call used that only reads. */
export const toModelUsage = (inputTokens: number): ModelUsage => ({
  inputTokens: { total: inputTokens, noCache: inputTokens, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
})

const NOTHING = toModelUsage(0)

/** How a call ended before anything came: a provider that refuses it with a status has used nothing for it. */
export function toFailure(error: unknown, call: Abortable): ObservedEnd {
  const spent = spentOf(error)
  const isRefused = error instanceof ModelError && error.status !== undefined
  const outcome = failureOf(call)
  return spent.length > 0 || isRefused ? { outcome, spent, usage: NOTHING } : { outcome, spent }
}

function toEnd(
  outcome: ObservedEnd['outcome'],
  usage: ModelUsage | undefined,
  modelKey: string | undefined,
  spent: readonly SpentUsage[] = [],
): ObservedEnd {
  return {
    outcome,
    spent,
    ...(usage ? { usage } : {}),
    ...(modelKey === undefined ? {} : { modelKey }),
  }
}
