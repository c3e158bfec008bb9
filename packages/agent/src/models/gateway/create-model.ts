import { ParcoError } from '@parco/protocol'
import type { LanguageModel } from '../language-model.ts'
import { recoverToolCalls } from '../recover-tool-calls.ts'
import { createAnthropicModel } from '../transports/anthropic/create-anthropic-model.ts'
import { createChatCompletionsModel } from '../transports/chat-completions/create-chat-completions-model.ts'
import { createOllamaModel } from '../transports/ollama/create-ollama-model.ts'
import type { Fetch } from '../transports/post-json.ts'
import { loadPackageModel } from './load-package-model.ts'
import type { Environment, ModelReference, ProviderSettings } from './model-configuration.ts'
import { PROVIDERS, type ProviderEntry } from './providers.ts'

export interface CreateModelOptions {
  readonly settings?: ProviderSettings
  readonly environment: Environment
  readonly fetch?: Fetch
}

/** Servers of small models, which write tool calls into their text. */
const WRITES_CALLS_AS_TEXT: ReadonlySet<string> = new Set(['ollama', 'lm-studio', 'vllm'])

/**
 * Creates the model that a reference names: over our own transport, or from its AI SDK package.
 * @throws ParcoError `configuration` when its key is missing, or nothing knows the provider.
 */
export async function createModel(
  reference: ModelReference,
  options: CreateModelOptions,
): Promise<LanguageModel> {
  const { provider } = reference
  const settings = options.settings ?? {}
  const entry = chooseEntry(PROVIDERS[provider], settings)
  if (!entry) return loadPackageModel(reference, settings)
  const model = createDirect(reference, entry, settings, options)
  const small = entry.protocol === 'ollama' || WRITES_CALLS_AS_TEXT.has(provider)
  return small ? recoverToolCalls(model) : model
}

/** Settings override the built-in entry; an unknown provider with an address of its own needs no entry. */
function chooseEntry(
  known: ProviderEntry | undefined,
  settings: ProviderSettings,
): ProviderEntry | undefined {
  const { baseUrl, protocol, dialect } = settings
  if (known && protocol === undefined) {
    return {
      ...known,
      ...(baseUrl === undefined ? {} : { baseUrl }),
      ...(dialect ? { dialect } : {}),
    } as ProviderEntry
  }
  if (baseUrl === undefined) return known
  switch (protocol) {
    case 'anthropic':
      return { protocol, baseUrl, keyVariable: 'ANTHROPIC_API_KEY' }
    case 'ollama':
      return { protocol, baseUrl }
    default:
      return { protocol: 'chat-completions', baseUrl, dialect: dialect ?? 'openai-compatible' }
  }
}

function createDirect(
  { provider, model }: ModelReference,
  entry: ProviderEntry,
  settings: ProviderSettings,
  { environment, fetch }: CreateModelOptions,
): LanguageModel {
  const common = { headers: settings.headers ?? {}, ...(fetch ? { fetch } : {}) }
  if (entry.protocol === 'ollama') {
    const { contextTokens } = settings
    return createOllamaModel({
      provider,
      model,
      baseUrl: entry.baseUrl,
      ...common,
      ...(contextTokens === undefined ? {} : { contextTokens }),
    })
  }
  const apiKey = settings.apiKey ?? (entry.keyVariable ? environment[entry.keyVariable] : undefined)
  if (!apiKey && entry.keyVariable && settings.baseUrl === undefined) {
    throw new ParcoError(
      'configuration',
      `${provider}/${model} needs a key: set ${entry.keyVariable}, or \`apiKey\` of the provider "${provider}" in the models' settings.`,
    )
  }
  if (entry.protocol === 'anthropic') {
    return createAnthropicModel({
      provider,
      model,
      apiKey: apiKey ?? '',
      baseUrl: entry.baseUrl,
      ...common,
    })
  }
  return createChatCompletionsModel({
    provider,
    model,
    baseUrl: entry.baseUrl,
    dialect: entry.dialect,
    ...common,
    ...(apiKey ? { apiKey } : {}),
  })
}
