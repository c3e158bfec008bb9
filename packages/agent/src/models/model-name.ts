import type { LanguageModel } from './language-model.ts'

/** What a model is called in failures. */
export type ModelName = Pick<LanguageModel, 'provider' | 'modelId'>

/** Takes `provider/model` apart; the model may hold slashes itself. */
export function toModelName(key: string): ModelName {
  const slash = key.indexOf('/')
  return { provider: key.slice(0, slash), modelId: key.slice(slash + 1) }
}

/** A model as `provider/model`. */
export function toModelKey({ provider, modelId }: ModelName): string {
  return `${provider}/${modelId}`
}

/** What a model that asks others has beside the contract. */
export interface NamedModel {
  /** Every model that it may ask, as `provider/model`. */
  readonly modelKeys?: readonly string[]
}
