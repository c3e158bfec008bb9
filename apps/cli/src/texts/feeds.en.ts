import type { FeedContent } from '@parco/protocol'

/** What is said of the agenda in other calendars, in English. */
export const FEEDS_EN = {
  help: {
    feed: 'shows your agenda in other calendars: private addresses that they read, or a file',
    list: 'lists the addresses',
    add: 'makes an address, and prints it this once',
    with: 'what it holds: events, reminders, birthdays, bills (the first three, unless told)',
    revoke: 'makes an address lead nowhere',
    id: 'id of the address, as the list shows it',
    save: 'writes the agenda as a file, for calendars that take one in, such as Google Calendar',
    file: 'where to; it is replaced when it exists',
  },
  contents: {
    events: 'events',
    reminders: 'reminders',
    birthdays: 'birthdays',
    bills: 'bills',
  } satisfies Record<FeedContent, string>,
  address:
    'The address of your agenda, printed this once. Whoever has it reads it, and nothing else:',
  subscribe:
    'In the calendar choose "subscribe by address" (Apple Calendar, Outlook, Thunderbird, most on a phone). It asks again each hour or so, and is answered while parco serve runs.',
  thisMachine: (lan: string) =>
    `This address answers this machine alone. For phones at home: ${lan}. Google Calendar reads addresses of the internet alone; give it a file: parco feed save agenda.ics`,
  none: 'No calendar reads your agenda. To make an address: parco feed new',
  made: (when: string) => `made ${when}`,
  read: (when: string) => `read ${when}`,
  unread: 'not read yet',
  revoked: 'The address leads nowhere any more.',
  notFound: (id: string) => `There is no address ${id}. parco feed lists them.`,
  saved: (path: string) => `Written: ${path}`,
  badContents: 'Expected what it holds, such as events,birthdays,bills.',
  badId: 'Expected the id of an address, as parco feed shows it.',
}
