import type { ModelStatus } from '@parco/assistant'
import type { ModelTexts } from './model-texts.ts'

/** Which model answers, in one line. */
export function describeModel(
  { state, model = '', chosenBy, keyVariable = '', hasKey }: ModelStatus,
  texts: ModelTexts,
): string {
  switch (state) {
    case 'off':
      return texts.off
    case 'none':
      return texts.none
    case 'key-missing':
      return texts.keyMissing(model, keyVariable)
    case 'ready':
      if (chosenBy === 'local') return texts.local(model)
      if (chosenBy === 'environment') return texts.fromEnvironment(model)
      return hasKey ? texts.ready(model) : model
  }
}
