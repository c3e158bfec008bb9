import type { JsonObject } from '@parco/protocol'
import { localOf, plusMinutes } from '../../internal/local-time.ts'
import { said } from './words.ts'

/** How long something is, said behind its name. */
export const LENGTH = new RegExp(
  `(?:[,;]\\s*(?:(?:e |and )?${said('lasts')} )?|\\s*(?:e |and )?${said('lasts')} )(?:(?<count>\\d{1,3}(?:[.,]\\d)?)|(?<half>${said('halfOf')})|(?<one>${said('oneOf')})) ?(?:(?<hours>${said('hours')})|${said('minutes')})(?!\\p{L})(?! ${said('untilHour')}(?!\\p{L}))`,
  'iu',
)

/** "1 hora de natação", "2h of yoga": how long it is, before its name. */
const LENGTH_BEFORE = new RegExp(
  `^(?<length>(?:\\d{1,3}|${said('halfOf')}|${said('oneOf')}) ?(?:${said('hours')}|${said('minutes')})) ${said('ofLength')} (?=\\p{L})`,
  'iu',
)

/** Words with how long it is behind the name, where it stood before it. */
export const lengthBehind = (words: string): string => {
  const length = LENGTH_BEFORE.exec(words)
  return length === null
    ? words
    : `${words.slice(length[0].length)}, ${length.groups?.length ?? ''}`
}

/** "encontro no parque sábado 15h, leva 2 horas": its length is its end, and no part of its name. */
export function lengthFromWords(slots: JsonObject, timeZone: string): JsonObject {
  const { endTime, startTime, title } = slots
  const groups = typeof title === 'string' ? LENGTH.exec(title)?.groups : undefined
  if (typeof title !== 'string' || !groups) return slots
  const named = { ...slots, title: title.replace(LENGTH, '').trim() }
  if (typeof startTime !== 'string' || endTime !== undefined || startTime.length < MOMENT_LENGTH)
    return named
  const count = groups.half ? 0.5 : groups.one ? 1 : Number((groups.count ?? '').replace(',', '.'))
  const minutes = count * (groups.hours ? 60 : 1)
  const hasOffset = startTime.length > MOMENT_LENGTH
  const local = hasOffset ? localOf(new Date(startTime), timeZone) : startTime
  return { ...named, startTime: local, endTime: plusMinutes(local, Math.round(minutes)) }
}

/** `YYYY-MM-DDTHH:MM`; a day alone has no hour to count from. */
const MOMENT_LENGTH = 16
