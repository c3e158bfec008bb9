import type { JsonObject } from '@parco/protocol'
import { fold } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim, Instead } from '../../domain-tool.ts'
import { addDays } from '../../internal/calendar.ts'
import { asOpening, withoutStop } from '../../internal/clean-text.ts'
import { instantOf, localOf, movedTo, plusMinutes } from '../../internal/local-time.ts'
import { soonestOf } from '../events/event-occurrence.ts'
import { eventsNamed } from '../events/known-event.ts'
import { hourIn } from '../series/days-said.ts'
import { rhythmIn } from '../series/rhythm-in-words.ts'
import { hoursListedIn, partOfDayIn, type SaidWhen, soonIn, withoutHours } from './said-when.ts'
import { said } from './words.ts'

const REMIND = new RegExp(`^(?:${said('polite')},? )*${said('remind')}(?<rest> .+)$`, 'iu')
/** What leads to what is to be done, and is no part of it. */
const LINK = new RegExp(`^(?:,|:|${said('link')})\\s+`, 'iu')
const LINK_BEHIND = new RegExp(`(?:[ ,]+${said('linkBehind')})+$`, 'iu')

/**
 * What no rule reads of an order to remind: "me lembra daqui a pouco de responder o Carlos", "remind me
 * every other week to water the plants", "me avisa uma hora antes do dentista".
 */
export const claimReminder: Claim = async (_slots, { text }, context) => {
  const rest = REMIND.exec(withoutStop(text))?.groups?.rest?.trim()
  if (rest === undefined) return undefined
  const before = await beforeEvent(rest, context)
  if (before) return { call: { intent: 'create_reminder', params: before } }
  const when = soonIn(rest, context) ?? partOfDayIn(rest, undefined, context)
  const phrase = when?.said ?? rhythmIn(rest, context.locale)?.said
  if (phrase === undefined) return undefined
  const title = titleOf(rest, phrase)
  if (title === '') return undefined
  const params = { title, ...(when === undefined ? {} : { datetime: when.local }) }
  return { call: { intent: 'create_reminder', params } }
}

/** What an understood reminder leaves open: its second hour, or when "later" and "after work" are. */
export const claimReminderTime: Claim = async (slots, { text }, context) => {
  const { datetime, title } = slots
  const named = typeof title === 'string' ? title : ''
  const before = await beforeEvent(REMIND.exec(text.trim())?.groups?.rest?.trim() ?? '', context)
  if (before) return { call: { intent: 'create_reminder', params: before } }
  const known =
    typeof datetime === 'string' ? localOf(new Date(datetime), context.timeZone) : undefined
  const several = hoursListedIn(text)
  if (several.length > 1)
    return eachHour({ ...slots, title: withoutHours(named) }, several, known, context)
  const deeds = known === undefined ? undefined : eachDeed(slots, named, known, context)
  if (deeds) return deeds
  const when =
    (known === undefined ? soonIn(text, context) : undefined) ??
    partOfDayIn(text, known?.slice(0, 10), context)
  if (when === undefined) {
    const isRhythm = known === undefined && rhythmIn(text, context.locale) !== undefined
    return isRhythm ? { call: { intent: 'create_reminder', params: slots } } : undefined
  }
  const params = { ...slots, title: titleOf(named, when.said), datetime: when.local }
  return { call: { intent: 'create_reminder', params } }
}

const HOUR = `\\d{1,2}(?:[:h]\\d{2}|h|hs| ${said('hours')})?(?:\\s?[ap]\\.?m\\.?)?`
const NEXT_DEED = new RegExp(
  `,?\\s+${said('and')}\\s+(?<hour>${said('atHour')}\\s+(?:${said('noon')}|${HOUR}))[,:]?\\s+(?:${said('link')}\\s+)?(?=\\p{L})`,
  'iu',
)

/** "às 10 de ligar pro banco e às 11 de pagar a luz": a reminder for each deed, on the day that was understood. */
function eachDeed(
  slots: JsonObject,
  title: string,
  known: string,
  { now, timeZone }: DomainContext,
): Instead | undefined {
  const [first = '', ...rest] = title.split(NEXT_DEED)
  if (first === '' || rest.length === 0) return undefined
  const calls = [{ intent: 'create_reminder', params: { ...slots, title: first, datetime: known } }]
  let last = known
  for (let at = 0; at + 1 < rest.length; at += 2) {
    const [hour, deed] = [hourIn(rest[at] ?? ''), rest[at + 1] ?? '']
    if (hour === undefined) return undefined
    last = notBefore(last, `${known.slice(0, 10)}T${hour}`)
    // Of a day that is today, an hour that is over is of the next one.
    if (instantOf(last, timeZone) <= now) last = `${addDays(last.slice(0, 10), 1)}${last.slice(10)}`
    const params = { ...slots, title: asOpening(deed), datetime: last }
    calls.push({ intent: 'create_reminder', params })
  }
  const [call, ...also] = calls
  return call && { call, also }
}

/** "at 10 … and at 2": an hour that goes on from the morning is of the afternoon. */
function notBefore(last: string, next: string): string {
  const hour = Number(next.slice(11, 13))
  return next < last && hour < 12 ? `${next.slice(0, 11)}${hour + 12}${next.slice(13)}` : next
}

/** One reminder for each of several hours, from the day that was understood on. */
function eachHour(
  slots: JsonObject,
  hours: readonly string[],
  known: string | undefined,
  { now, timeZone, today }: DomainContext,
): Instead | undefined {
  const day = known?.slice(0, 10) ?? today
  // Hours apart with no day at all are of every day.
  const repeats = known === undefined ? { repeatPattern: 'daily' } : {}
  const comesAgain = known === undefined || slots.repeatPattern !== undefined
  const moments = hours.flatMap((hour) => {
    const local = `${day}T${hour}`
    if (instantOf(local, timeZone) > now) return [local]
    // Of one day alone, an hour that is over is asked for by nobody.
    return comesAgain ? [`${addDays(day, 1)}T${hour}`] : []
  })
  const calls = moments.map((datetime) => ({
    intent: 'create_reminder',
    params: { ...slots, ...repeats, datetime },
  }))
  const [call, ...also] = calls
  return call && { call, also }
}

const UNIT_MINUTES: readonly (readonly [RegExp, number])[] = (
  [
    ['minutes', 1],
    ['hours', 60],
    ['days', 24 * 60],
    ['weeks', 7 * 24 * 60],
  ] as const
).map(([unit, minutes]) => [new RegExp(`^${said(unit)}$`, 'iu'), minutes])
const COUNTS: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  a: 1,
  an: 1,
  meia: 0.5,
  'half an': 0.5,
  dois: 2,
  duas: 2,
  tres: 3,
  two: 2,
  three: 3,
}
const COUNT = `\\d{1,3}|${Object.keys(COUNTS).join('|')}`
const BEFORE = new RegExp(
  `^(?:(?:${said('link')} )?(?<what>.+?) )?(?:(?<count>${COUNT}) ?(?<unit>${said('minutes')}|${said('hours')}|${said('days')}|${said('weeks')}) ${said('before')}|(?<eve>${said('eve')}))(?: ${said('ofEvent')})? (?<event>.+)$`,
  'u',
)
const MORNING = '09:00'
const NIGHT = '20:00'
const AT_NIGHT = new RegExp(`^${said('night')}$`, 'u')

/** "uma hora antes do dentista": from when the one event of that name is next. */
async function beforeEvent(rest: string, context: DomainContext): Promise<JsonObject | undefined> {
  const groups = BEFORE.exec(fold(rest))?.groups
  if (!groups) return undefined
  const { count = '1', event = '', eve, unit = 'dia', what } = groups
  const { timeZone, today } = context
  const kept = await eventsNamed(event, context)
  if (new Set(kept.map((one) => one.event.title)).size !== 1) return undefined
  const next = soonestOf(kept, today, timeZone, 2).find(
    ({ startsLocal, event: { zone } }) => instantOf(startsLocal, zone) > context.now,
  )
  if (!next) return undefined
  const starts = movedTo(next.startsLocal, next.event.zone, timeZone)
  const minutes = UNIT_MINUTES.find(([pattern]) => pattern.test(unit))?.[1] ?? 0
  const amount = COUNTS[count] ?? Number(count)
  const isDays = eve !== undefined || minutes >= 24 * 60
  const daysBefore = eve === undefined ? (amount * minutes) / (24 * 60) : 1
  const day = addDays(starts.slice(0, 10), -Math.round(daysBefore))
  const hour = eve !== undefined && AT_NIGHT.test(eve) ? NIGHT : MORNING
  const datetime = isDays ? `${day}T${hour}` : plusMinutes(starts, -Math.round(amount * minutes))
  const title =
    what === undefined
      ? next.event.title
      : titleOf(rest.slice(0, rest.length), fold(rest).slice(what.length + leadOf(rest)))
  return { title, datetime }
}

const LEAD = new RegExp(`^${said('link')} `, 'u')
const leadOf = (rest: string): number => LEAD.exec(fold(rest))?.[0].length ?? 0

/** What is to be done, without the words that say when. */
function titleOf(words: string, phrase: SaidWhen['said']): string {
  const at = fold(words).indexOf(phrase)
  const whole = at < 0 ? words : `${words.slice(0, at)} ${words.slice(at + phrase.length)}`
  const bare = whole.replaceAll(/\s+/gu, ' ').trim().replace(LINK, '').replace(LINK_BEHIND, '')
  return asOpening(bare)
}
