import type { LanguageModel } from '@parco/agent'
import type { Locale } from '@parco/protocol'
import type { Text } from '../domains/domain-context.ts'
import type { MeteredModels } from '../thinking/metered-models.ts'
import { nameFailure } from './name-failure.ts'

/** What came of asking a model for one word. */
export interface ModelTest {
  readonly isOk: boolean
  /** `provider/model`; absent when there is none to ask. */
  readonly model?: string
  /** What happened and what to do, in the user's language. */
  readonly message: string
}

/** A model that is loaded into memory first takes its time. */
const TIMEOUT_MS = 60_000

const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Some models think before they say one word, and are cut off below this. */
const MAX_OUTPUT_TOKENS = 256

/** Asks the model of conversations for one word: the call is counted as every other. Never rejects. */
export async function testModel(
  models: MeteredModels,
  { say, locale }: { readonly say: Text; readonly locale: Locale },
  aborted?: AbortSignal,
): Promise<ModelTest> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const signal = aborted ? AbortSignal.any([aborted, timeout]) : timeout
  let model: LanguageModel | undefined
  try {
    model = await (await models.gateway())?.role('chat')
    if (!model) return { isOk: false, message: say('model.none') }
    const startedMs = performance.now()
    await askForOneWord(model, signal)
    const seconds = ((performance.now() - startedMs) / 1000).toLocaleString(locale, ONE_PLACE)
    const named = nameOf(model)
    return { isOk: true, model: named, message: say('model.answers', { model: named, seconds }) }
  } catch (error) {
    const key = timeout.aborted ? 'thinking.failed.unreachable' : nameFailure(error)
    return { isOk: false, ...(model ? { model: nameOf(model) } : {}), message: say(key) }
  }
}

async function askForOneWord(model: LanguageModel, abortSignal: AbortSignal): Promise<void> {
  const content = [{ type: 'text' as const, text: 'Answer with the one word: ready' }]
  const { stream } = await model.doStream({
    prompt: [{ role: 'user', content }],
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    abortSignal,
  })
  for await (const part of stream) if (part.type === 'error') throw part.error
}

const nameOf = ({ provider, modelId }: LanguageModel): string => `${provider}/${modelId}`
