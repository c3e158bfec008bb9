import type { JsonObject } from '@parco/protocol'
import type { WordsRead } from '../../domain-tool.ts'
import { addDays } from '../../internal/calendar.ts'
import { hourIn } from '../series/days-said.ts'
import { said } from './words.ts'

const BEFORE_AT_END = new RegExp(`[ ,]+${said('before')}$`, 'iu')

/**
 * "me lembra de comprar pão antes de sexta": what is to be done before a day is remembered on the one
 * before it, and "antes" is no part of it. With an hour, that is what was asked for.
 */
export function beforeDay(slots: JsonObject, { into, text }: WordsRead): JsonObject {
  const { datetime, title } = slots
  if (into !== undefined || typeof title !== 'string' || typeof datetime !== 'string') return slots
  if (!BEFORE_AT_END.test(title) || hourIn(text) !== undefined) return slots
  const day = addDays(datetime.slice(0, 10), -1)
  const moment = `${day}${datetime.slice(10)}`
  return { ...slots, title: title.replace(BEFORE_AT_END, ''), datetime: moment }
}
