import { wordSet } from '../../../text/word-set.ts'
import type { FoundParams, ParamFinder } from '../param-finder.ts'
import { holds, wholeOf } from '../stretches.ts'
import { CORRECTING_WORDS } from './correcting-words.ts'
import { findScore, findWater, findWeight } from './find-body-value.ts'
import { findCustom } from './find-custom.ts'
import { findExercise } from './find-exercise.ts'
import { findSleep } from './find-sleep.ts'

const CORRECTS = wordSet(CORRECTING_WORDS)

const READERS = [findCustom, findSleep, findWeight, findWater, findExercise, findScore]

/**
 * A measurement of the speaker's own body, in any wording. Two kinds of it in one message, or a word that
 * neither a measurement nor talk explains, leave open whose it is or what was measured: then it is none.
 */
export const findMeasurement: ParamFinder = (input, { core }) => {
  // What is to be corrected is there already.
  if (holds(input.message, wholeOf(input.message), CORRECTS)) return undefined
  const found = READERS.flatMap((read): FoundParams[] => {
    const one = read(input, core)
    return one ? [one] : []
  })
  return found.length === 1 ? found[0] : undefined
}
