import type { JsonObject } from '@parco/protocol'
import type { WordsRead } from '../../domain-tool.ts'

/** Words that name a day, or count from now. */
export const NAMES_DAY = new RegExp(
  [
    'hoje|hj|amanh[ãa]|ontem|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|seg|ter|qua|qui|sex|s[áa]b|dom',
    'semana|m[êe]s|dia|daqui|agora|feriado|natal|v[ée]spera|logo',
    'today|tonight|tomorrow|yesterday|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)(?:day)?|sat',
    'week|weekend|month|day|next|now|later|\\d+(?:st|nd|rd|th)|hours?|horas|minutes?|minutos?',
    'jan\\p{L}*|fe[bv]\\p{L}*|mar[çc]\\p{L}*|a[bp]r\\p{L}*|ma[iy]\\p{L}*|jun\\p{L}*|jul\\p{L}*|a[ug][og]\\p{L}*|se[pt]\\p{L}*|o[uc]t\\p{L}*|nov\\p{L}*|de[cz]\\p{L}*',
    '\\d{1,2}[/.-]\\d{1,2}',
  ]
    .map((words) => `(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`)
    .join('|'),
  'iu',
)

/** "muda o dentista pras 16h" says an hour alone: the day stays that of the event, and is no today. */
export function hourAlone(slots: JsonObject, { text, into }: WordsRead): JsonObject {
  const { startTime, endTime } = slots
  if (into !== undefined || typeof startTime !== 'string' || NAMES_DAY.test(text)) return slots
  const hour = startTime.slice(11, 16)
  if (hour === '') return slots
  const end = typeof endTime === 'string' ? { endTime: endTime.slice(11, 16) } : {}
  return { ...slots, startTime: hour, ...end }
}
