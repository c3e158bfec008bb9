import type { JsonObject } from '@parco/protocol'
import { z } from 'zod'
import type { WordsRead } from '../../domain.ts'
import { cleanText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { minutesBetween, plusMinutes } from '../../internal/local-time.ts'
import { ask, isNotReady } from '../../internal/preparations.ts'
import { textField } from '../../internal/preview-fields.ts'
import { checkTimes } from '../events/check-event.ts'
import { clashWarning } from '../events/clash-warning.ts'
import { describeEvent } from '../events/describe-event.ts'
import { placeFields, timeFields } from '../events/event-fields.ts'
import type { EventFacts } from '../events/event-occurrence.ts'
import { checkTitle, MAX_TITLE_CHARACTERS } from '../series/check-title.ts'
import { rhythmFromWords } from '../series/rhythm-in-words.ts'
import { firstStart, seriesFields, seriesInput, toSeries } from '../series/series-slots.ts'
import { untilFromWords } from '../series/until-in-words.ts'
import { weekdaysFromWords } from '../series/weekdays-in-words.ts'

const input = z.object({
  title: z.string().optional(),
  startTime: z
    .string()
    .optional()
    .describe(
      'YYYY-MM-DDTHH:MM in the zone of the user, or with an offset; a day alone is all day.',
    ),
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
  verb: 'record',
  writes: ['events'],
  fromWords: (slots, words, context) =>
    untilFromWords(
      weekdaysFromWords('startTime')(
        rhythmFromWords('startTime')(withoutGuess(slots, words), words, context),
        words,
        context,
      ),
      words,
      context,
    ),
  async prepare(slots, context) {
    const { text } = context
    const title = checkTitle('title', slots.title, text('event.askTitle'), context)
    if (isNotReady(title)) return title
    const times = checkTimes(slots, context)
    if (isNotReady(times)) return times
    const location = cleanText(slots.location ?? '')
    if ([...location].length > MAX_TITLE_CHARACTERS) {
      return ask('location', text('shared.ask.nameTooLong', { maximum: MAX_TITLE_CHARACTERS }))
    }
    const said = times.value
    const series = toSeries(slots, said.startsLocal.slice(0, 10))
    const startsLocal = firstStart(series, said.startsLocal)
    if (startsLocal === undefined) return ask('startTime', text('event.askWhen'))
    const shift = minutesBetween(said.startsLocal, startsLocal)
    const event: EventFacts = {
      title: title.value,
      startsLocal,
      endsLocal: said.endsLocal && plusMinutes(said.endsLocal, shift),
      allDay: said.allDay,
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

/** Words for an hour that hold no figure. */
const HOUR_WORDS =
  /meio[- ]dia|noon|midday|meia[- ]noite|midnight|manh|morning|tarde|afternoon|noit|evening|night|\d|cedo|early|hora/iu

/** "treino toda segunda" says no hour, and the one of mornings is only a guess: it is asked. */
function withoutGuess(slots: JsonObject, { into, text }: WordsRead): JsonObject {
  if (into !== undefined || slots.repeatPattern === undefined || HOUR_WORDS.test(text)) return slots
  const { startTime: _, ...rest } = slots
  return rest
}
