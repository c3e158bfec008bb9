import { ParcoError } from '@parco/protocol/errors'
import type { LanguageModel } from '../language-model.ts'
import { recoverToolCalls } from '../recover-tool-calls.ts'
import { createAnthropicModel } from '../transports/anthropic/create-anthropic-model.ts'
import { createChatCompletionsModel } from '../transports/chat-completions/create-chat-completions-model.ts'
import type { Fetch } from '../transports/fetch.ts'
import { createOllamaModel } from '../transports/ollama/create-ollama-model.ts'
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
  const found = resolveProvider(reference, options)
  if (!found) {
    const { loadPackageModel } = await import('./load-package-model.ts')
    return loadPackageModel(reference, options.settings ?? {})
  }
  const model = createDirect(reference, found, options)
  const small = found.entry.protocol === 'ollama' || WRITES_CALLS_AS_TEXT.has(provider)
  return small ? recoverToolCalls(model) : model
}

/** How a provider that our own transports reach is reached. */
export interface ResolvedProvider {
  readonly entry: ProviderEntry
  readonly headers: Readonly<Record<string, string>>
  readonly apiKey: string | undefined
}

/**
 * Resolves the provider of a reference from its settings, the built-in list and the environment;
 * `undefined` when our own transports do not reach it.
 * @throws ParcoError `configuration` when its key is missing.
 */
export function resolveProvider(
  { provider, model }: ModelReference,
  { settings = {}, environment }: CreateModelOptions,
): ResolvedProvider | undefined {
  const entry = chooseEntry(PROVIDERS[provider], settings)
  if (!entry) return undefined
  const { headers = {}, baseUrl } = settings
  const keyVariable = 'keyVariable' in entry ? entry.keyVariable : undefined
  const apiKey = settings.apiKey ?? (keyVariable ? environment[keyVariable] : undefined)
  if (!apiKey && keyVariable && baseUrl === undefined) {
    throw new ParcoError(
      'configuration',
      `${provider}/${model} needs a key: set ${keyVariable}, or \`apiKey\` of the provider "${provider}" in the models' settings.`,
    )
  }
  return { entry, headers, apiKey }
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
  { entry, headers, apiKey }: ResolvedProvider,
  { fetch, settings }: CreateModelOptions,
): LanguageModel {
  const { body, images } = settings ?? {}
  const common = {
    provider,
    model,
    baseUrl: entry.baseUrl,
    headers,
    ...(fetch ? { fetch } : {}),
    ...(body ? { body } : {}),
    ...(images === undefined ? {} : { images }),
  }
  switch (entry.protocol) {
    case 'ollama': {
      const contextTokens = settings?.contextTokens
      return createOllamaModel({
        ...common,
        ...(contextTokens === undefined ? {} : { contextTokens }),
      })
    }
    case 'anthropic':
      return createAnthropicModel({ ...common, apiKey: apiKey ?? '' })
    case 'chat-completions':
      return createChatCompletionsModel({
        ...common,
        dialect: entry.dialect,
        ...(apiKey ? { apiKey } : {}),
      })
  }
}
