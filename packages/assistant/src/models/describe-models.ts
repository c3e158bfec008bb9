import type { Gateway } from '@parco/agent'
import type { Environment } from '../configuration.ts'
import { embeddingModelOf } from './embedding-model-of.ts'
import type { ModelStatus } from './model-status.ts'

/** Which model of an installation answers; no model is asked, but a local one is looked for. */
export async function describeModels(
  gateway: Gateway | undefined,
  environment: Environment,
): Promise<ModelStatus> {
  const { MODEL_PROVIDERS } = await import('@parco/agent')
  const keyVariableOf = (provider: string): string | undefined => {
    const entry = Object.hasOwn(MODEL_PROVIDERS, provider) ? MODEL_PROVIDERS[provider] : undefined
    return entry && 'keyVariable' in entry ? entry.keyVariable : undefined
  }
  const isFixed = Boolean(environment.PARCO_MODEL?.trim())
  const base = {
    hasKey: false,
    isChangeable: !isFixed,
    providers: Object.keys(MODEL_PROVIDERS).map((name) => ({
      name,
      needsKey: keyVariableOf(name) !== undefined,
    })),
  }
  if (!gateway) return { ...base, state: 'off' }
  const { roles, providers } = gateway.configuration
  const embedding = embeddingModelOf(gateway)
  const known = embedding === undefined ? base : { ...base, embedding }
  const references = roles.chat ?? []
  const [first] = references
  if (!first) {
    const local = await gateway.role('chat')
    if (!local) return { ...known, state: 'none' }
    const model = `${local.provider}/${local.modelId}`
    return { ...known, state: 'ready', model, chosenBy: 'local' }
  }
  const keyVariable = keyVariableOf(first.provider)
  const { apiKey, baseUrl } = providers[first.provider] ?? {}
  const hasKey = Boolean(apiKey || (keyVariable && environment[keyVariable]))
  // A provider that was moved elsewhere, to a proxy, may need none.
  const needsKey = keyVariable !== undefined && baseUrl === undefined
  return {
    ...known,
    hasKey,
    state: needsKey && !hasKey ? 'key-missing' : 'ready',
    model: references.map(({ provider, model }) => `${provider}/${model}`).join(','),
    chosenBy: isFixed ? 'environment' : 'settings',
    ...(keyVariable === undefined ? {} : { keyVariable }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
  }
}
