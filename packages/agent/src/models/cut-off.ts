import { ModelError } from './model-error.ts'
import type { ModelName } from './model-name.ts'

/** The failure of an answer that began and whose end is missing. */
export function cutOff({ provider, modelId }: ModelName, cause?: unknown): ModelError {
  const message = 'the answer was cut off before its end'
  return new ModelError(message, { provider, model: modelId, failure: 'network', cause })
}
