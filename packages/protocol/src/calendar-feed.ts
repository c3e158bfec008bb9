import { z } from 'zod'
import { idSchema } from './ids.ts'

/** What of an agenda a calendar may be given. */
export const FEED_CONTENTS = ['events', 'reminders', 'birthdays', 'bills'] as const
export type FeedContent = (typeof FEED_CONTENTS)[number]

/** What a feed holds when nothing is chosen: no money. */
export const DEFAULT_FEED_CONTENTS: readonly FeedContent[] = ['events', 'reminders', 'birthdays']

/** What is chosen for a feed: at least something, each once. */
export const feedContentsSchema = z
  .array(z.enum(FEED_CONTENTS))
  .min(1)
  .refine((contents) => new Set(contents).size === contents.length, 'expected each once')

/** A private address at which calendars read an agenda; the address itself is told once, when it is made. */
export const calendarFeedSchema = z.object({
  id: idSchema('feed'),
  contents: z.array(z.enum(FEED_CONTENTS)),
  createdAt: z.iso.datetime(),
  /** When a calendar last read it, to within the hour; absent while none did. */
  readAt: z.iso.datetime().optional(),
})
export type CalendarFeed = z.output<typeof calendarFeedSchema>

/** A feed as it was just made. */
export const newCalendarFeedSchema = calendarFeedSchema.extend({
  /** Where it is read, behind the address of the server: `/api/feed/….ics`. It is not told again. */
  path: z.string(),
})
export type NewCalendarFeed = z.output<typeof newCalendarFeedSchema>
