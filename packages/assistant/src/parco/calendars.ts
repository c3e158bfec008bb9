import type { CalendarFeed, FeedContent, FeedId, NewCalendarFeed, UserId } from '@parco/protocol'

/** A calendar as its address answers with it. */
export interface CalendarText {
  readonly text: string
  /** For ETag, in its quotes. */
  readonly etag: string
}

/** The agenda in other calendars. */
export interface Calendars {
  /** The private addresses at which calendars read the agenda, the newest first. */
  feeds(userId: UserId): Promise<readonly CalendarFeed[]>
  /**
   * Makes one. Its secret is told this once, and only its hash is kept.
   * @throws bad-request when nothing is chosen, or what there is not.
   */
  addFeed(userId: UserId, contents?: readonly FeedContent[]): Promise<NewCalendarFeed>
  /** Makes an address lead nowhere. @throws not-found when there is no such one. */
  removeFeed(userId: UserId, feedId: FeedId): Promise<void>
  /**
   * The agenda at the address with that secret as iCalendar (RFC 5545), with a tag that stays while the
   * text does; nothing where there is no such address. The secret says whose it is, and opens nothing else.
   */
  readFeed(secret: string): Promise<CalendarText | undefined>
  /**
   * The agenda as an iCalendar file, for calendars that read none by themselves.
   * @throws bad-request when nothing is chosen, or what there is not.
   */
  calendarFile(userId: UserId, contents?: readonly FeedContent[]): Promise<string>
}
