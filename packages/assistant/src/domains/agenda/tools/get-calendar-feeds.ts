import type { FeedContent } from '@parco/protocol'
import { listFeeds } from '@parco/store'
import { z } from 'zod'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'

type Output = {
  readonly feeds: readonly { readonly contents: FeedContent[]; readonly createdOn: string }[]
}

/** Says how the agenda is shown in other calendars. Addresses are made elsewhere: what is said here is kept. */
export const getCalendarFeeds = defineDomainReadTool({
  name: 'get_calendar_feeds',
  description:
    'How to show the agenda in Google Calendar, Apple Calendar, Outlook or on a phone, and what shows it already.',
  input: z.object({}),
  async execute(_, { sql }): Promise<Output> {
    const feeds = await listFeeds(sql)
    return {
      feeds: feeds.map(({ contents, createdAt }) => ({
        contents: [...contents],
        createdOn: createdAt.toISOString().slice(0, 10),
      })),
    }
  },
  reply: ({ feeds }, { text }) =>
    [
      text('feeds.how'),
      text('feeds.google'),
      ...(feeds.length === 0 ? [] : [text('feeds.known', { count: feeds.length })]),
    ].join('\n\n'),
})
