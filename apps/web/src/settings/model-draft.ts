import type { ModelChoice, ModelStatus } from './model-status.ts'

/** The provider of a server that is not known by name. */
export const OTHER_PROVIDER = 'other'

/** What stands in the fields while a model is chosen. */
export interface ModelDraft {
  readonly provider: string
  readonly model: string
  readonly apiKey: string
  readonly baseUrl: string
}

/** The fields as they are before anybody touches them: what was chosen, without its key. */
export function toDraft({
  model = '',
  baseUrl = '',
  chosenBy,
  providers,
}: ModelStatus): ModelDraft {
  const [first = ''] = model.split(',')
  const slash = first.indexOf('/')
  const isChosen = chosenBy === 'settings' && slash > 0
  const provider = isChosen ? first.slice(0, slash) : (providers[0]?.name ?? OTHER_PROVIDER)
  const isKnown = providers.some(({ name }) => name === provider)
  return {
    provider: isKnown ? provider : OTHER_PROVIDER,
    model: isChosen ? first.slice(slash + 1) : '',
    apiKey: '',
    baseUrl: isKnown ? '' : baseUrl,
  }
}

/** The choice that the fields make; a key that is left out stays as it was. */
export function toChoice({ provider, model, apiKey, baseUrl }: ModelDraft): ModelChoice {
  const key = apiKey.trim()
  return {
    model: `${provider}/${model.trim()}`,
    ...(key === '' ? {} : { apiKey: key }),
    ...(provider === OTHER_PROVIDER ? { baseUrl: baseUrl.trim() } : {}),
  }
}

/** Whether a provider is asked with a key; one that is not known by name may want one. */
export function takesKey({ providers }: ModelStatus, provider: string): boolean {
  return providers.find(({ name }) => name === provider)?.needsKey ?? true
}

/** Whether the key of that provider is there already. */
export function hasKeyOf({ model = '', hasKey }: ModelStatus, provider: string): boolean {
  return hasKey && model.startsWith(`${provider}/`)
}

/** US dollars from a field: nothing for no limit, `undefined` for what is no amount. */
export function parseLimit(text: string): number | null | undefined {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return null
  return /^\d{1,6}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined
}
