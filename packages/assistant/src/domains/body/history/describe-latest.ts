import type { DomainContext } from '../../domain-context.ts'
import { describeValue } from '../entries/describe-entry.ts'
import type { EntryView, TrackingHistory } from './tracking-history.ts'

/** "quando tomei o último dorflex?": the day, and the hour where it is known. */
export function describeLatest(
  { entries, lastBefore, name, type }: TrackingHistory,
  values: { readonly metric: string },
  context: DomainContext,
): string {
  const { format, text } = context
  const [first] = entries
  const last = first === undefined ? lastBefore : latestOf(entries, first)
  if (!last) return text('history.unknown', values)
  const { metadata: _, ...plain } = last
  const said = { metric: name, value: describeValue({ ...plain, type }, context) }
  return text('history.last', { ...said, when: `${format.day(last.date)}${hourOf(last, context)}` })
}

/** Of one day the one that was taken last, where hours were said; else the one written down last. */
function latestOf(entries: readonly EntryView[], first: EntryView): EntryView {
  const hour = ({ metadata }: EntryView) => String(metadata.takenAt ?? '')
  return entries
    .filter(({ date }) => date === first.date)
    .reduce((last, other) => (hour(other) > hour(last) ? other : last), first)
}

/** `, às 15:00`; without an hour when it was written down, where that was on the same day. */
function hourOf({ date, metadata, recordedAt }: EntryView, context: DomainContext): string {
  const { format, text, timeZone } = context
  if (metadata.takenAt !== undefined)
    return `, ${text('metric.takenAt', { time: format.clockTime(String(metadata.takenAt)) })}`
  const written = new Date(recordedAt)
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(written)
  return day === date ? `, ${text('history.notedAt', { time: format.time(written) })}` : ''
}
