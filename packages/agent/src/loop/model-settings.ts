import type { ModelCall } from '../models/language-model.ts'

/** Sampling and limits of a model call that a run passes on as they are. */
export type ModelSettings = Pick<
  ModelCall,
  | 'maxOutputTokens'
  | 'temperature'
  | 'topP'
  | 'topK'
  | 'seed'
  | 'stopSequences'
  | 'presencePenalty'
  | 'frequencyPenalty'
  | 'reasoning'
  | 'providerOptions'
>
