import { z } from 'zod'
import { daysInput, describePeriod, toAskedPeriod } from '../../internal/asked-period.ts'
import { addDays, daysBetween } from '../../internal/calendar.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { byMoment, describeItem, sayItem } from '../../internal/describe-agenda-item.ts'
import { joinList } from '../../internal/join-list.ts'
import { bestMatches } from '../../internal/match-name.ts'
import type { AgendaItem } from '../../life-view.ts'
import { foldSeries } from '../fold-series.ts'

/** What is looked for by its name lies within so many days. */
const AHEAD_DAYS = 366
/** Lists of more days than these tell what comes again once. */
const WEEK_DAYS = 7
/** What comes next is told when it lies within so many days. */
const NEXT_DAYS = 31
/** No stretch that is asked about is longer. */
const MAX_DAYS = 366

const input = z.object({
  ...daysInput,
  title: z.string().optional().describe('What is looked for, to know when it is.'),
})

type Output = {
  readonly startDate: string
  readonly endDate: string
  /** What was looked for. */
  readonly title: string | null
  readonly items: readonly AgendaItem[]
  /** What is found has only some of the words that were looked for. */
  readonly isAlike: boolean
  /** What comes first after days on which nothing is planned. */
  readonly next: AgendaItem | null
}

/** Everything that has its day: events, reminders, bills, incomes and more, of all areas. */
export const getAgenda = defineDomainReadTool({
  name: 'get_agenda',
  looksAhead: true,
  description:
    'What lies ahead on days, today when none is said: events, reminders, follow-ups, bills due, incomes expected. With a title, when that is.',
  input,
  async execute(slots, context): Promise<Output> {
    const { today } = context
    const { title = null } = slots
    const period =
      slots.startDate === undefined && slots.endDate === undefined
        ? { startDate: today, endDate: title === null ? today : addDays(today, AHEAD_DAYS) }
        : toAskedPeriod(slots, context)
    const { startDate } = period
    const isLong = daysBetween(startDate, period.endDate) > MAX_DAYS
    const endDate = isLong ? addDays(startDate, MAX_DAYS) : period.endDate
    const found = await context.life.agenda(startDate, endDate)
    const { candidates: items, match } =
      title === null
        ? { candidates: found, match: 'same' as const }
        : bestMatches(title, found, (one) => one.title)
    const [next = null] =
      title === null && items.length === 0 && endDate >= today
        ? (await context.life.agenda(addDays(endDate, 1), addDays(endDate, NEXT_DAYS))).toSorted(
            byMoment,
          )
        : []
    const isAlike = match === 'overlap'
    return { startDate, endDate, title, items: [...items].sort(byMoment), isAlike, next }
  },
  reply({ isAlike, items, next, title, ...period }, context) {
    const { text } = context
    if (title !== null) {
      const [first, ...rest] = items
      if (!first) return text('agenda.notFound', { title })
      const soon = [first, ...rest.slice(0, 2)].filter((one) => one.title === first.title)
      return joinList(
        isAlike ? text('agenda.foundAlike', { title }) : text('agenda.found'),
        soon.map((one) => describeItem(one, false, context)),
        context,
      )
    }
    const isOneDay = period.startDate === period.endDate
    const values = {
      period: describePeriod(period, context),
      day: context.format.day(period.startDate),
    }
    if (items.length === 0) {
      const none = text(isOneDay ? 'agenda.noneDay' : 'agenda.none', values)
      if (!next) return none
      return `${none} ${text('agenda.next', { item: sayItem(next, false, context) })}`
    }
    const isLong = daysBetween(period.startDate, period.endDate) >= WEEK_DAYS
    const told = isLong ? [...foldSeries(items, context.today)].sort(byMoment) : items
    const lines = told.map((one) => describeItem(one, isOneDay, context))
    return joinList(text(isOneDay ? 'agenda.headingDay' : 'agenda.heading', values), lines, context)
  },
})
