import type { JsonObject } from '@parco/protocol'
import { readFacts } from '@parco/router'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import type { WordsRead } from '../../domain-tool.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import { cleanText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { minutesBetween, plusMinutes } from '../../internal/local-time.ts'
import { ask, isNotReady } from '../../internal/preparations.ts'
import { textField } from '../../internal/preview-fields.ts'
import { checkTimes } from '../events/check-event.ts'
import { clashWarning } from '../events/clash-warning.ts'
import { dayInItsWeek } from '../events/day-in-its-week.ts'
import { daysOfMonth } from '../events/days-in-words.ts'
import { describeEvent } from '../events/describe-event.ts'
import { placeFields, timeFields } from '../events/event-fields.ts'
import type { EventFacts } from '../events/event-occurrence.ts'
import { lengthFromWords } from '../events/length-in-words.ts'
import { startFromWords } from '../events/start-in-words.ts'
import { anywhere, said } from '../events/words.ts'
import { checkTitle, MAX_TITLE_CHARACTERS } from '../series/check-title.ts'
import { hourIn } from '../series/days-said.ts'
import { rhythmFromWords } from '../series/rhythm-in-words.ts'
import { firstStart, seriesFields, seriesInput, toSeries } from '../series/series-slots.ts'
import { untilFromWords } from '../series/until-in-words.ts'
import { weekdaysFromWords } from '../series/weekdays-in-words.ts'
import { wholeTitle } from '../series/whole-verb.ts'
import { yearlyDayFromWords } from '../series/yearly-day.ts'
import { zoneFromWords } from '../series/zone-in-words.ts'

const input = z.object({
  title: z.string().optional(),
  startTime: z
    .string()
    .optional()
    .describe(
      'YYYY-MM-DDTHH:MM in the zone of the user, or with an offset; a day alone is all day.',
    ),
  date: z
    .string()
    .refine(isCalendarDay)
    .optional()
    .describe('YYYY-MM-DD, its day while its hour is asked; else a part of startTime.'),
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional()
    .describe('YYYY-MM, its month while its days are asked; else a part of startTime.'),
  endTime: z.string().optional(),
  isAllDay: z.boolean().optional(),
  location: z.string().optional(),
  ...seriesInput,
})

/** Puts something into the agenda. */
export const createEvent = defineDomainWriteTool({
  name: 'create_event',
  description: 'Puts an appointment or another event into the agenda, once or again and again.',
  input,
  codeSlots: ['date', 'month'],
  verb: 'record',
  writes: ['events'],
  fromAnswer: hourFromAnswer,
  fromWords(slots, words, context) {
    // What a card shows moves within its week.
    if (words.into !== undefined) return dayInItsWeek(slots, words, context)
    const placed = withoutNoPlace(withoutGuess(wholeTitle(slots, words), words))
    const here = zoneFromWords('startTime')(placed, words, context)
    const again = rhythmFromWords('startTime')(here, words, context)
    const yearly = yearlyDayFromWords('startTime')(again, words, context)
    const onDays = weekdaysFromWords('startTime')(yearly, words, context)
    const started = startFromWords(onDays, words, context)
    return untilFromWords(lengthFromWords(started, context.timeZone), words, context)
  },
  async prepare(asked, context) {
    const { text } = context
    const title = checkTitle('title', asked.title, text('event.askTitle'), context)
    if (isNotReady(title)) return title
    const slots = daysOfMonth(withDay(asked))
    if (slots.startTime === undefined && slots.date !== undefined) {
      const event = `${title.value}, ${context.format.day(slots.date)}`
      return ask('startTime', text('event.askHour', { event }))
    }
    if (slots.startTime === undefined && slots.month !== undefined) {
      const month = context.format.month(slots.month)
      return ask('startTime', text('event.askDays', { event: title.value, month }))
    }
    const times = checkTimes(slots, context)
    if (isNotReady(times)) return times
    const location = cleanText(slots.location ?? '')
    if ([...location].length > MAX_TITLE_CHARACTERS) {
      return ask('location', text('shared.ask.nameTooLong', { maximum: MAX_TITLE_CHARACTERS }))
    }
    const at = times.value
    const series = toSeries(slots, at.startsLocal.slice(0, 10))
    const startsLocal = firstStart(series, at.startsLocal)
    if (startsLocal === undefined) return ask('startTime', text('event.askWhen'))
    const shift = minutesBetween(at.startsLocal, startsLocal)
    const event: EventFacts = {
      title: title.value,
      startsLocal,
      endsLocal: at.endsLocal && plusMinutes(at.endsLocal, shift),
      allDay: at.allDay,
      zone: context.timeZone,
      location: location === '' ? null : location,
      series,
    }
    const warning = await clashWarning(event, undefined, context)
    return {
      status: 'ready',
      arguments: event,
      preview: {
        title: text('event.title', { event: describeEvent(event, context) }),
        fields: [
          textField({ slot: 'title', label: text('label.title'), value: event.title }),
          ...timeFields(event, context),
          ...placeFields(event.location, context),
          ...seriesFields(series, startsLocal.slice(0, 10), context),
        ],
        ...(warning === undefined ? {} : { warning }),
      },
    }
  },
  async execute(event: EventFacts, context): Promise<EventFacts> {
    const { title, startsLocal, endsLocal, allDay, zone, location, series } = event
    await context.ledger.insert('events', {
      id: context.mint('evt'),
      title,
      starts_local: startsLocal,
      ends_local: endsLocal,
      all_day: allDay,
      zone,
      location,
      series,
      created_at: context.now.toISOString(),
    })
    return event
  },
  reply: (event, context) =>
    context.text('event.created', { event: describeEvent(event, context) }),
})

/** The hour that an answer gave is of the day that was said before. */
function withDay<Slots extends z.output<typeof input>>(slots: Slots): Slots {
  const { date, isAllDay, startTime, title = '' } = slots
  if (date === undefined) return slots
  if (startTime === undefined) return isAllDay ? { ...slots, startTime: date } : slots
  if (!/^\d{2}:\d{2}$/.test(startTime)) return slots
  const number = Number(startTime.slice(0, 2))
  const isLate = IN_THE_EVENING.test(title) && number > 3 && number < NOON
  const hour = isLate ? `${number + NOON}${startTime.slice(2)}` : startTime
  return { ...slots, startTime: `${date}T${hour}` }
}

/** Dinner at eight is not in the morning. */
const IN_THE_EVENING = new RegExp(`^${said('inTheEvening')}(?!\\p{L})`, 'iu')

const ALL_DAY = new RegExp(anywhere('allDay'), 'iu')
/** Nobody has an appointment at these hours of the night: "às 3" is 15:00. */
const FIRST_HOUR = 7
const NOON = 12

/** "às 15h", "3pm", "o dia todo": what was asked of an event whose day is known. */
function hourFromAnswer(
  answer: string,
  missing: readonly string[],
  context: DomainContext,
): JsonObject | undefined {
  if (!missing.includes('startTime') || readFacts(answer, context).days.length > 0) return undefined
  if (ALL_DAY.test(answer)) return { isAllDay: true }
  const bare = /^\d{1,2}$/.test(answer.trim()) ? `at ${answer.trim()}` : answer
  const hour = hourIn(bare)
  if (hour === undefined) return undefined
  const isVague = !/[ap]\.?m|manh|morning|madrugada|\d[:h]\d{2}/iu.test(answer)
  const number = Number(hour.slice(0, 2))
  const isNight = isVague && number > 0 && number < FIRST_HOUR
  return { startTime: isNight ? `${number + NOON}${hour.slice(2)}` : hour }
}

/** Words for an hour that hold no figure. */
const HOUR_WORDS =
  /meio[- ]dia|noon|midday|meia[- ]noite|midnight|manh|morning|tarde|afternoon|noit|evening|night|\d|cedo|early|hora/iu

/** "treino toda segunda" says no hour, and the one of mornings is only a guess: it is asked. */
function withoutGuess(slots: JsonObject, { into, text }: WordsRead): JsonObject {
  if (into !== undefined || slots.repeatPattern === undefined || HOUR_WORDS.test(text)) return slots
  const { startTime, ...rest } = slots
  // The day stays, so that the hour alone is asked.
  return typeof startTime === 'string' ? { ...rest, date: startTime.slice(0, 10) } : rest
}

const NO_PLACE = new RegExp(`^${said('noPlace')}$`, 'iu')

/** "dinner with my mother in law" is at no place that is called so. */
function withoutNoPlace(slots: JsonObject): JsonObject {
  const { location, title, ...rest } = slots
  if (typeof location !== 'string' || !NO_PLACE.test(location)) return slots
  return { ...rest, title: `${title} in ${location}` }
}
