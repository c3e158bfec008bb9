import { wordSet } from '../../text/word-set.ts'
import { areaIn } from './area-in.ts'
import { metricIn } from './measurements/find-entry-changes.ts'
import type { ParamFinder } from './param-finder.ts'
import { isDenied } from './status-in.ts'
import { holds, wholeOf } from './stretches.ts'

const HISTORY = wordSet(
  'historico historia history historical evolucao evolution past previous anteriores',
)
const TREND = wordSet('tendencia tendencias trend trends')

/** "quero minha nota de equilíbrio de vida com o histórico", "… just for health and finance". */
export const findBalanceScore: ParamFinder = ({ message }) => {
  const whole = wholeOf(message)
  const isWithHistory = holds(message, whole, HISTORY)
  const isOfTrend = holds(message, whole, TREND)
  // Of two things beside each other nobody knows which the denial leaves out.
  const isLess = isDenied(message)
  if (isLess && isWithHistory && isOfTrend) return undefined
  const areas = areaIn(message)
  return {
    ...whole,
    bindings: [],
    set: {
      ...(isWithHistory && !isLess ? { includeHistory: true } : {}),
      ...(isOfTrend && isLess ? { includeTrend: false } : {}),
      ...(areas.length === 0 ? {} : { areas }),
    },
  }
}

/** What is measured by words of the user's own is kept under these, and not by its type. */
const CUSTOM = wordSet(
  'glicemia glicose pressao colesterol batimentos temperatura saturacao cintura passos glucose sugar pressure cholesterol pulse temperature waist steps saturation',
)

/** Up to today, where a month said by itself ends with its last day. */
const SINCE = wordSet('desde since')

/** "exercícios de 1 a 15/11, histórico": of the one thing measured that is named. */
export const findHistory: ParamFinder = (input) => {
  const { message } = input
  const whole = wholeOf(message)
  if (holds(message, whole, CUSTOM) || holds(message, whole, SINCE)) return undefined
  const type = metricIn(input, whole)
  return type && { ...whole, bindings: [], set: { type } }
}
