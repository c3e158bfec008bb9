import { fold } from '@parco/router'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { type AskedPeriod, describePeriod, wholeMonthsOf } from '../../internal/asked-period.ts'
import { daysBetween, isCalendarDay } from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { type UpcomingBirthday, upcomingBirthday } from '../birthdays/birthday.ts'
import { type ContactRhythm, contactRhythm } from '../contacts/contact-rhythm.ts'
import { describeAgo } from '../contacts/describe-contact.ts'
import { birthdayOf } from '../persons/describe-changes.ts'
import { describeBirthday } from '../persons/describe-person.ts'
import { readLastContacts, readPeople } from '../persons/read-people.ts'
import { isSameRelationship, relationshipOf } from '../relationships.ts'

const ORDERS = ['name', 'birthday', 'contact'] as const
type Order = (typeof ORDERS)[number]

type Listed = {
  readonly id: string
  readonly name: string
  readonly relationship: string | null
  readonly birthday: UpcomingBirthday | null
  readonly lastContactOn: string | null
  readonly daysSince: number | null
  readonly rhythm: ContactRhythm | null
}

type Output = {
  readonly order: Order
  readonly month: number | null
  /** Days that are no month. */
  readonly days: AskedPeriod | null
  readonly relationship: string | null
  readonly people: readonly Listed[]
  readonly total: number
}

/** What a model and a list can take, and what a page can. */
const MAX_LISTED = 60
const MAX_PAGE = 1000

/** Lists the people the user keeps, by name, by the next birthday, or by who is to be heard from. */
export const listPeople = defineDomainReadTool({
  name: 'list_people',
  description:
    'The people the user keeps: by name; by the next birthday, all or those of a month; or by contact, whose contact is overdue or longest ago first.',
  input: z.object({
    order: z.enum(ORDERS).optional(),
    month: z.number().int().min(1).max(12).optional().describe('Only birthdays of this month.'),
    /** How the words of a message give a month or other days. */
    startDate: z.string().optional().describe('YYYY-MM-DD; only birthdays from this day on.'),
    endDate: z.string().optional(),
    date: z.string().optional().describe('YYYY-MM-DD; only birthdays of this day.'),
    relationship: z.string().optional().describe('Only who is this to the user: "cousin".'),
    text: z.string().max(100).optional().describe('Only whose name holds this.'),
    limit: z.number().int().min(1).max(MAX_PAGE).optional(),
  }),
  codeSlots: ['limit', 'date'],
  async execute(slots, context): Promise<Output> {
    const order = slots.order ?? (slots.month === undefined ? 'name' : 'birthday')
    const { limit = MAX_LISTED, relationship = null } = slots
    const part = fold(slots.text ?? '').trim()
    const days = daysAsked(slots)
    const month = slots.month ?? (days && monthOf(days))
    const contacts = await readLastContacts(context)
    const known = await readPeople(context)
    const all = known
      .filter((one) => relationship === null || isOf(one.relationship, relationship))
      .filter(({ name, aliases }) => part === '' || [name, ...aliases].some(holds(part)))
      .map((one): Listed => {
        const birthday = birthdayOf(one)
        const lastContactOn = contacts.get(one.id) ?? null
        return {
          id: one.id,
          name: one.name,
          relationship: one.relationship,
          birthday: birthday === null ? null : upcomingBirthday(birthday, context.today),
          lastContactOn,
          daysSince: lastContactOn === null ? null : daysBetween(lastContactOn, context.today),
          rhythm: contactRhythm(one.contactEveryDays, lastContactOn, context.today),
        }
      })
    const people = sorted(order, all).filter(
      ({ birthday }) => order !== 'birthday' || isAsked(birthday, month, days),
    )
    return {
      order,
      month,
      days: month === null ? days : null,
      relationship,
      people: people.slice(0, limit),
      total: known.length,
    }
  },
  reply({ order, month, days, relationship, people, total }, context) {
    const { text } = context
    if (total === 0) return text('person.none')
    const named =
      month !== null
        ? context.text('people.inMonth', { month: monthName(month, context) })
        : days === null
          ? ''
          : describePeriod(days, context)
    const values = {
      count: people.length,
      month: named,
      relationship: quoteText(relationship ?? ''),
    }
    const asked = relationship !== null ? 'of' : named !== '' ? 'month' : 'all'
    if (people.length === 0) return text(`people.empty.${order}.${asked}`, values)
    const lines = people.map((one) => `- ${describeListed(one, order, context)}`)
    return joinList(text(`people.heading.${order}.${asked}`, values), lines, context)
  },
})

const isOf = (kept: string | null, asked: string): boolean =>
  kept !== null && isSameRelationship(kept, singular(asked))

const holds =
  (part: string) =>
  (name: string): boolean =>
    fold(name).includes(part)

/** "primos" are asked for, and each is a "primo". */
const singular = (words: string): string =>
  relationshipOf(words) === undefined ? words.replace(/s$/i, '') : words

/** The days that were asked about, where they are said: one, or those from a first to a last. */
function daysAsked(slots: {
  readonly date?: string | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
}): AskedPeriod | null {
  const { date, startDate = date, endDate = date } = slots
  const isPeriod = startDate !== undefined && endDate !== undefined
  if (!isPeriod || !isCalendarDay(startDate) || !isCalendarDay(endDate)) return null
  return startDate <= endDate ? { startDate, endDate } : null
}

/** A whole month is asked about whether its days have gone by or not. */
function monthOf(days: AskedPeriod): number | null {
  const months = wholeMonthsOf(days)
  return months && months[0] === months[1] ? Number(months[0].slice(5)) : null
}

function isAsked(
  birthday: UpcomingBirthday | null,
  month: number | null,
  days: AskedPeriod | null,
): boolean {
  if (month !== null) return birthday?.month === month
  if (days === null) return true
  return birthday !== null && birthday.next >= days.startDate && birthday.next <= days.endDate
}

function sorted(order: Order, people: readonly Listed[]): readonly Listed[] {
  if (order === 'birthday') {
    return people
      .filter(({ birthday }) => birthday !== null)
      .sort((one, other) => (one.birthday?.daysUntil ?? 0) - (other.birthday?.daysUntil ?? 0))
  }
  if (order === 'name') return people
  // Who is overdue first, then by how long ago; who was never in touch is no neglect.
  const weight = ({ rhythm, daysSince }: Listed) =>
    (rhythm?.overdueDays ?? 0) * 10_000 + (daysSince ?? 0)
  return people
    .filter(({ daysSince, rhythm }) => daysSince !== null || rhythm !== null)
    .sort((one, other) => weight(other) - weight(one))
}

function describeListed(one: Listed, order: Order, context: DomainContext): string {
  const { text, format } = context
  const { name, relationship, birthday, daysSince, rhythm } = one
  const isRole = relationshipOf(name) !== undefined
  const who = relationship === null || isRole ? name : `${name} (${relationship})`
  if (order === 'birthday' && birthday) {
    const age =
      birthday.turns === null ? [] : [text('birthday.turnsShort', { count: birthday.turns })]
    const day = describeBirthday({ ...birthday, year: null }, context)
    const near = birthday.daysUntil <= 1 ? [format.day(birthday.next)] : [day]
    return [who, ...near, ...age].join(', ')
  }
  if (order === 'contact') {
    const ago = daysSince === null ? text('contact.never') : describeAgo(daysSince, context)
    const overdue = rhythm !== null && rhythm.overdueDays > 0
    const due = overdue
      ? [text('rhythm.wanted', { rhythm: text('rhythm.every', { count: rhythm.everyDays }) })]
      : []
    return [who, ago, ...due].join(', ')
  }
  return who
}

function monthName(month: number, { locale }: DomainContext): string {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return format.format(new Date(Date.UTC(2000, month - 1, 1)))
}
