import { z } from 'zod'
import type { DomainRecord } from '../../domains/domain.ts'
import { describePeriod } from '../../domains/internal/asked-period.ts'
import { addDays, daysBetween, isCalendarDay, mondayOf } from '../../domains/internal/calendar.ts'
import { subjectOf } from '../../receipts/describe-undone.ts'
import { dayInZone } from '../../turn/day-in-zone.ts'
import type { Turn } from '../../turn/turn.ts'
import type { ActionHandler } from '../action-handler.ts'

/** A month, and as many lines as are read in a conversation. */
const MAX_DAYS = 31
const MAX_LINES = 30
/** A week that holds more is told in sums; every line of it has its own question. */
const MAX_LINES_OF_WEEK = 6

const day = z.string().refine(isCalendarDay).optional().catch(undefined)
/** "how was my week?": the one that today is in, of which no day was named. */
const span = z.literal('week').optional().catch(undefined)
const params = z.object({ date: day, startDate: day, endDate: day, span })

/** "o que eu anotei hoje?": what all areas of life hold for a day or for several. */
export const listRecords: ActionHandler = {
  name: 'list-records',
  kind: 'deterministic',
  async run(call, turn) {
    const today = dayInZone(turn.now, turn.user.timeZone)
    const said = params.parse(call.params)
    const { date = today } = said
    const { endDate = date, startDate = date } =
      said.span === 'week' && said.startDate === undefined ? weekOf(today) : said
    const last = endDate < today ? endDate : today
    const earliest = addDays(last, 1 - MAX_DAYS)
    const first = startDate > earliest ? startDate : earliest
    const days = Array.from({ length: Math.max(1, daysBetween(first, last) + 1) }, (_, index) =>
      addDays(last, -index),
    )
    const records: DomainRecord[] = []
    for (const one of days) records.push(...(await recordsOf(one, turn)))
    // A week that is not over is still called this week.
    const told = first === startDate ? endDate : last
    const period = { startDate: first, endDate: told }
    const inShort =
      said.span === 'week' && records.length > MAX_LINES_OF_WEEK
        ? await describeWeek(records.length, period, turn)
        : undefined
    turn.record.say(inShort ?? describeRecords(records, period, turn))
  },
}

function weekOf(day: string): { readonly startDate: string; readonly endDate: string } {
  const startDate = mondayOf(day)
  return { startDate, endDate: addDays(startDate, 6) }
}

/** How a week of many records went, in a line for each of what was measured, spent and done again and again. */
async function describeWeek(
  count: number,
  period: { readonly startDate: string; readonly endDate: string },
  turn: Turn,
): Promise<string | undefined> {
  for (const domain of turn.services.domains) {
    const context = turn.contextOf(domain)
    const told = (await domain.weekInShort?.(context, period.endDate)) ?? []
    if (told.length === 0) continue
    const heading = turn.say('records.heading', { period: describePeriod(period, context), count })
    return [heading, ...told.map((line) => `- ${line}`), turn.say('records.all')].join('\n')
  }
  return undefined
}

async function recordsOf(day: string, turn: Turn): Promise<readonly DomainRecord[]> {
  const records: DomainRecord[] = []
  for (const domain of turn.services.domains) {
    records.push(...((await domain.recordsOfDay?.(turn.contextOf(domain), day)) ?? []))
  }
  return records
}

function describeRecords(
  records: readonly DomainRecord[],
  period: { readonly startDate: string; readonly endDate: string },
  turn: Turn,
): string {
  const [domain] = turn.services.domains
  if (domain === undefined) return turn.say('records.nothing', { period: '' })
  const context = turn.contextOf(domain)
  const values = { period: describePeriod(period, context), count: records.length }
  if (records.length === 0) return turn.say('records.nothing', values)
  const isOneDay = period.startDate === period.endDate
  const lines = records.slice(0, MAX_LINES).map(({ date, display, title }) => {
    const parts = [title, display, ...(isOneDay ? [] : [context.format.day(date)])]
    return `- ${parts.join(', ')}`
  })
  const more = records.length - lines.length
  if (more > 0) lines.push(`- ${turn.say('records.more', { count: more })}`)
  return [turn.say('records.heading', values), ...lines].join('\n')
}

/** "o que eu acabei de anotar?": the user's last write. */
export const tellLastWrite: ActionHandler = {
  name: 'tell-last-write',
  kind: 'deterministic',
  async run(_call, turn) {
    const { lastReceipt } = turn
    const text = lastReceipt
      ? turn.say('records.last', { what: await subjectOf(turn, lastReceipt) })
      : turn.say('records.noLast')
    turn.record.say(text)
  },
}
