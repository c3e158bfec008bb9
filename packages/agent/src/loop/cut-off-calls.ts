import { ModelError } from '../models/model-error.ts'
import { type ModelName, toModelName } from '../models/model-name.ts'
import type { StepAnswer } from './read-step.ts'

/**
 * Says to the model why the calls of an answer are not executed: one that did not end by itself may
 * have been cut in the middle of their arguments. `undefined` when it ended as it should.
 */
export function explainCutOff({ finishReason }: StepAnswer): string | undefined {
  if (finishReason === 'tool-calls' || finishReason === 'stop') return undefined
  const refusal = `Not executed: the answer ended early (${finishReason})`
  if (finishReason !== 'length') return `${refusal}.`
  return `${refusal}, as there is a limit to how long one can be. Make the call smaller: do a part with it, and the rest with further calls.`
}

/** The failure of a run whose answers are cut off again and again: each costs as much as one can. */
export function cutOffAgain(
  { calls, finishReason, modelKey }: StepAnswer,
  model: ModelName,
): ModelError {
  const { provider, modelId } = modelKey === undefined ? model : toModelName(modelKey)
  const names = [...new Set(calls.map(({ part }) => part.toolName))].join(', ')
  const advice =
    finishReason === 'length'
      ? 'allow longer answers (maxOutputTokens in settings), or ask for smaller pieces'
      : 'look at what it was asked for'
  return new ModelError(
    `two answers in a row ended early (${finishReason}) in a call of ${names}, which was not executed: ${advice}`,
    { provider, model: modelId, failure: 'malformed-answer' },
  )
}
