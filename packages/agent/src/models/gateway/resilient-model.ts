import { isParcoError, ParcoError } from '@parco/protocol/errors'
import { contextTokensOf, listedContextTokens, type SizedModel } from '../context-tokens.ts'
import { cutOff } from '../cut-off.ts'
import type { LanguageModel, ModelCall, ModelStreamPart } from '../language-model.ts'
import { ModelError } from '../model-error.ts'
import { type ModelName, type NamedModel, toModelName } from '../model-name.ts'
import {
  NO_MORE_PARTS,
  type PartReader,
  type PartResult,
  readParts,
  streamParts,
} from '../part-reader.ts'
import type { PreparedModel } from '../prepared-model.ts'
import { noteSpent, type SpentUsage, spentOf } from '../spent-usage.ts'
import { collectAnswer } from '../transports/collect-answer.ts'
import type { CoolDowns } from './cool-down.ts'
import { type RetryOptions, withRetries } from './retry.ts'
import { toModelError } from './to-model-error.ts'

/** How failed calls are tried again. */
export interface ResilienceOptions extends RetryOptions {
  readonly coolDowns: CoolDowns
  /** Time until the first part of an answer. Local models may load for minutes, so 5 minutes by default. */
  readonly firstPartTimeoutMs?: number
  /** Time between two parts of an answer; 2 minutes by default. */
  readonly idleTimeoutMs?: number
}

/** One model behind its name; `load` runs on first use. */
export interface Candidate {
  readonly key: string
  readonly load: () => Promise<LanguageModel>
  /** Time until the first part of its answer, where the settings say so. */
  readonly timeoutMs?: number
  /** How much it holds, where the settings say so. */
  readonly contextTokens?: number
}

/**
 * One model out of several: the first that can answer does. A failure is retried where that can help
 * and nothing was shown yet, then the next model is asked; what failed a moment ago is asked last.
 */
export function createResilientModel(
  name: string,
  candidates: readonly Candidate[],
  options: ResilienceOptions,
): LanguageModel & SizedModel & NamedModel & PreparedModel {
  const doStream: LanguageModel['doStream'] = async (call) => {
    const failures: ModelError[] = []
    const spent: SpentUsage[] = []
    for (const candidate of inOrder(candidates, options.coolDowns)) {
      try {
        const stream = await tryCandidate(candidate, call, options, spent)
        options.coolDowns.noteSuccess(candidate.key)
        noteSpent(stream, spent)
        return { stream }
      } catch (error) {
        if (call.abortSignal?.aborted) throw call.abortSignal.reason
        const failure = toModelError(error, candidate.key)
        // A mistake in the call itself is not mended by another model, which it may not even concern.
        const mistake = error === failure ? failure.cause : undefined
        if (isParcoError(mistake, 'configuration')) throw mistake
        options.coolDowns.noteFailure(candidate.key, failure)
        failures.push(failure)
      }
    }
    const failure = summarise(name, failures)
    noteSpent(failure, spent)
    throw failure
  }
  return {
    specificationVersion: 'v4',
    ...nameOf(name, candidates),
    modelKeys: candidates.map(({ key }) => key),
    supportedUrls: {},
    doStream,
    doGenerate: async (call) => collectAnswer((await doStream(call)).stream),
    contextTokens: () => sizeOfFirst(candidates),
    prepare: () => loadOne(candidates),
  }
}

/** What failures are labelled with: a model's own name, or the role that several serve. */
function nameOf(name: string, [only, ...others]: readonly Candidate[]): ModelName {
  return only && others.length === 0 ? toModelName(only.key) : { provider: 'parco', modelId: name }
}

/** Without a key or a package none of them can be asked, and every call would say so. */
async function loadOne(candidates: readonly Candidate[]): Promise<void> {
  const problems: string[] = []
  for (const candidate of candidates) {
    try {
      await candidate.load()
      return
    } catch (error) {
      if (!isParcoError(error, 'configuration')) return
      problems.push(error.message)
    }
  }
  throw new ParcoError('configuration', problems.join(' '))
}

/** The first model is asked first; one with a smaller context refuses what is too long for it. */
async function sizeOfFirst([first]: readonly Candidate[]): Promise<number | undefined> {
  if (!first) return undefined
  if (first.contextTokens !== undefined) return first.contextTokens
  const listed = listedContextTokens(first.key)
  if (listed !== undefined) return listed
  try {
    return await contextTokensOf(await first.load())
  } catch {
    // Why it cannot be loaded is told when it is called.
    return undefined
  }
}

function inOrder(candidates: readonly Candidate[], coolDowns: CoolDowns): Candidate[] {
  return candidates
    .map((candidate, index) => ({ candidate, index, waitMs: coolDowns.remainingMs(candidate.key) }))
    .sort((a, b) => a.waitMs - b.waitMs || a.index - b.index)
    .map(({ candidate }) => candidate)
}

async function tryCandidate(
  candidate: Candidate,
  call: ModelCall,
  options: ResilienceOptions,
  spent: SpentUsage[],
): Promise<ReadableStream<ModelStreamPart>> {
  const model = await candidate.load()
  const { timeoutMs: firstPartTimeoutMs } = candidate
  const limits = { ...options, ...(firstPartTimeoutMs === undefined ? {} : { firstPartTimeoutMs }) }
  const start = () =>
    startStream(candidate.key, model, call, limits).catch((error: unknown) => {
      spent.push(...spentOf(error))
      throw error
    })
  return withRetries(candidate.key, start, call.abortSignal, options)
}

/** Starts an answer and reads up to its first real part, so that an early failure can still be retried. */
async function startStream(
  key: string,
  model: LanguageModel,
  call: ModelCall,
  options: ResilienceOptions,
): Promise<ReadableStream<ModelStreamPart>> {
  const { firstPartTimeoutMs = 300_000, idleTimeoutMs = 120_000 } = options
  const stop = new AbortController()
  const signals = call.abortSignal ? [call.abortSignal, stop.signal] : [stop.signal]
  const name = toModelName(key)
  const first = createWatch(stop, name, firstPartTimeoutMs)
  first.wait()
  try {
    const { stream } = await model.doStream({ ...call, abortSignal: AbortSignal.any(signals) })
    const reader = readParts(stream)
    const parts: ModelStreamPart[] = []
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw cutOff(name)
      if (value.type === 'error') throw value.error
      parts.push(value)
      if (!EARLY_PARTS.has(value.type)) break
    }
    // The name under which the answer is priced and reported.
    parts.unshift({ type: 'response-metadata', modelId: key })
    return continueStream(parts, reader, createWatch(stop, name, idleTimeoutMs))
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error
  } finally {
    first.end()
  }
}

/** Parts that show nothing: after them a failed call can still be made again. */
const EARLY_PARTS: ReadonlySet<ModelStreamPart['type']> = new Set([
  'stream-start',
  'response-metadata',
  'ping',
  'raw',
])

function continueStream(
  first: ModelStreamPart[],
  reader: PartReader,
  watch: Watch,
): ReadableStream<ModelStreamPart> {
  let isOver = false
  const close = () => {
    isOver = true
    watch.end()
  }
  const pass = (result: PartResult): PartResult => {
    watch.rest()
    if (result.done) close()
    return result
  }
  const fail = (error: unknown): PartResult => {
    close()
    return { done: false, value: { type: 'error', error } }
  }
  return streamParts({
    read() {
      if (isOver) return Promise.resolve(NO_MORE_PARTS)
      const early = first.shift()
      if (early) return Promise.resolve({ done: false, value: early })
      watch.wait()
      return reader.read().then(pass, fail)
    },
    cancel(reason) {
      close()
      return reader.cancel(reason)
    },
  })
}

/** Notices that nothing comes. One timer for a whole answer: setting one for each part would cost more than the part. */
interface Watch {
  /** Something is waited for, from now. */
  wait(): void
  /** It came; the reader may take its time. */
  rest(): void
  end(): void
}

function createWatch(stop: AbortController, name: ModelName, ms: number): Watch {
  let isWaiting = false
  const timer = setTimeout(() => {
    if (!isWaiting) return
    const { provider, modelId } = name
    const said = `nothing came for ${ms / 1000} s`
    stop.abort(new ModelError(said, { provider, model: modelId, failure: 'timeout' }))
  }, ms)
  return {
    wait() {
      isWaiting = true
      timer.refresh()
    },
    rest() {
      isWaiting = false
    },
    end: () => clearTimeout(timer),
  }
}

/** One failure is told as it is; of several, the last one's kind with all their messages. */
function summarise(name: string, failures: readonly ModelError[]): ModelError {
  const last = failures.at(-1)
  if (failures.length === 1 && last) return last
  const said = failures.map((failure) => failure.message).join(' | ')
  return new ModelError(said || 'no model is configured', {
    provider: 'parco',
    model: name,
    failure: last?.failure ?? 'model-not-found',
    ...(last?.retryAfterMs === undefined ? {} : { retryAfterMs: last.retryAfterMs }),
    cause: last,
  })
}
