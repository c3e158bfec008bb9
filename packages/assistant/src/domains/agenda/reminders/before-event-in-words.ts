import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { addDays } from '../../internal/calendar.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { instantOf, localOf, plusMinutes } from '../../internal/local-time.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { type EventOccurrence, nextOccurrences } from '../events/event-occurrence.ts'
import { eventOf, lastChanges } from '../events/last-written.ts'
import { readEvents } from '../events/read-events.ts'
import { sayMoment } from '../series/said-moment.ts'
import { withParticle } from '../series/whole-verb.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))
const MORNING = '09:00'
const NIGHT = '20:00'
const WEEK_DAYS = 7
const A_YEAR = 366

/** What a reminder leans on: an event, or a birthday, which has no hour. */
interface Ahead {
  readonly title: string
  /** YYYY-MM-DD, or with HH:MM, by the user's clock. */
  readonly startsLocal: string
}

/** "me avisa 30 minutos antes": a reminder so long before what was named, or written last. */
export const claimBeforeEvent: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readSaid(text, context) ?? {}
  if (intent !== 'before_event') return undefined
  const named = await aheadMeant(params.eventRef, context)
  // "na noite anterior de fazer o bolo" says what is to be done, and no event.
  const deed = named || params.isNight !== true || params.title ? undefined : params.eventRef
  const ahead = deed === undefined ? named : await aheadMeant(undefined, context)
  const datetime = ahead && momentBefore(ahead, params)
  if (ahead === undefined || datetime === undefined) return undefined
  const said = params.title ?? deed
  const asked = typeof said === 'string' ? asTyped(said, text) : undefined
  const title = asked === undefined ? ahead.title : withParticle(asOpening(asked), text)
  const remind = (slots: JsonObject) => ({ intent: 'create_reminder', params: { title, ...slots } })
  const now = localOf(context.now, context.timeZone)
  if (datetime > now) return { call: remind({ datetime }) }
  const tonight = `${context.today}T${NIGHT}`
  if (datetime.startsWith(context.today) && now < tonight && tonight < ahead.startsLocal) {
    return { call: remind({ datetime: tonight }), remark: context.text('reminder.eveIsToday') }
  }
  const moment = sayStart(ahead, context)
  return {
    call: remind({}),
    remark: context.text('reminder.tooLate', { title: ahead.title, moment }),
  }
}

const sayStart = ({ startsLocal }: Ahead, context: DomainContext): string =>
  startsLocal.includes('T') ? sayMoment(startsLocal, context) : context.format.day(startsLocal)

async function aheadMeant(
  name: JsonObject[string] | undefined,
  context: DomainContext,
): Promise<Ahead | undefined> {
  const ahead = (await readEvents(context)).flatMap((one) =>
    nextOccurrences(one, context.today, context.timeZone),
  )
  const birthdays = await birthdaysAhead(context)
  if (typeof name === 'string') {
    const all = [...ahead.map((one) => toAhead(one, context)), ...birthdays]
    const { candidates, match } = bestMatches(name, all, ({ title }) => title)
    return candidates.length === 1 && match !== 'overlap' ? candidates[0] : undefined
  }
  for (const change of await lastChanges(context)) {
    const event = ahead.find((one) => one.event.id === eventOf(change))
    if (event) return toAhead(event, context)
    const birthday = birthdays.find(({ ref }) => change.table === 'people' && ref === change.id)
    if (birthday) return birthday
  }
  return undefined
}

/** By the user's clock; what lasts all day has no hour. */
function toAhead({ event, startsLocal }: EventOccurrence, { timeZone }: DomainContext): Ahead {
  const local = localOf(instantOf(startsLocal, event.zone), timeZone)
  return { title: event.title, startsLocal: event.allDay ? local.slice(0, 10) : local }
}

async function birthdaysAhead({ life, text, today }: DomainContext) {
  const items = await life.agenda(today, addDays(today, A_YEAR))
  return items
    .filter(({ type }) => type === 'birthday')
    .map(({ day, ref, title }) => ({
      ref,
      title: text('reminder.birthdayOf', { name: title }),
      startsLocal: day,
    }))
}

/** Days and weeks before are of the morning, unless the night is said. */
function momentBefore(
  { startsLocal }: Ahead,
  { count, duration, isNight, weeks }: JsonObject,
): string | undefined {
  const days = typeof weeks === 'number' ? weeks * WEEK_DAYS : count
  if (typeof days === 'number') {
    return `${addDays(startsLocal.slice(0, 10), -days)}T${isNight === true ? NIGHT : MORNING}`
  }
  const isAllDay = !startsLocal.includes('T')
  return typeof duration !== 'number' || isAllDay ? undefined : plusMinutes(startsLocal, -duration)
}
