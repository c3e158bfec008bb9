import { daysFromAnswer, daysFromWords } from '../events/days-in-words.ts'
import { createEvent } from './create-event.ts'

/** Puts what lasts whole days into the agenda: a holiday, a trip, a wedding whose hour nobody said. */
export const createDayEvent: typeof createEvent = {
  ...createEvent,
  name: 'create_day_event',
  description:
    'Puts something of one or more whole days into the agenda: a holiday, a trip, leave.',
  fromAnswer: daysFromAnswer,
  fromWords: daysFromWords,
}
