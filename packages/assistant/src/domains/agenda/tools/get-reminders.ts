import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { movedTo } from '../../internal/local-time.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { describeReminder } from '../reminders/describe-reminder.ts'
import { type KeptReminder, readReminders } from '../reminders/read-reminders.ts'
import { openOccurrence } from '../reminders/reminder-occurrence.ts'
import { sayMoment } from '../series/said-moment.ts'

const STATES = ['pending', 'late', 'completed', 'all'] as const
const MAX_LIMIT = 200

const input = z.object({
  status: z
    .enum(STATES)
    .optional()
    .describe('pending by default; late is what came and is open still.'),
  title: z.string().optional().describe('What they are called, to know of those alone.'),
  limit: z.number().int().min(1).max(MAX_LIMIT).optional(),
})

type Line = {
  /** The id of the reminder. */
  readonly ref: string
  readonly title: string
  /** With its rhythm, or when it comes. */
  readonly described: string
  /** YYYY-MM-DDTHH:MM by the user's clock: when it comes next, or came where it is done. */
  readonly moment: string
  readonly state: 'pending' | 'late' | 'snoozed' | 'completed'
}
type Output = {
  readonly status: (typeof STATES)[number]
  /** What was looked for. */
  readonly title: string | null
  readonly reminders: readonly Line[]
}

const NONE = {
  pending: 'reminders.none',
  late: 'reminders.noneLate',
  completed: 'reminders.noneDone',
  all: 'reminders.none',
} as const

/** What the user wants to be reminded of. */
export const getReminders = defineDomainReadTool({
  name: 'get_reminders',
  looksAhead: true,
  description: 'The reminders of the user: those to come or late, those ticked off, or all.',
  input,
  codeSlots: ['limit'],
  async execute({ status = 'pending', limit = MAX_LIMIT, title = null }, context): Promise<Output> {
    const kept = await readReminders(context)
    const pending = kept.flatMap((one) => pendingLine(one, context)).sort(byMoment)
    const completed = kept
      .flatMap((one) => doneLines(one, context))
      .sort(byMoment)
      .reverse()
    const late = pending.filter(({ state }) => state === 'late')
    const chosen = { pending, late, completed, all: [...pending, ...completed] }[status]
    const named =
      title === null ? chosen : bestMatches(title, chosen, (line) => line.title).candidates
    return { status, title, reminders: named.slice(0, limit) }
  },
  reply({ status, reminders, title }, context) {
    if (reminders.length === 0) {
      return title === null
        ? context.text(NONE[status])
        : context.text('reminders.noneNamed', { name: title })
    }
    const heading = context.text(`reminders.heading.${status}`, { count: reminders.length })
    const lines = reminders.map((line) => `- ${describe(line, context)}`)
    return joinList(heading, lines, context)
  },
})

function describe({ described, moment, state, title }: Line, context: DomainContext): string {
  if (state === 'pending') return described
  return context.text(`reminders.${state}`, { title, moment: sayMoment(moment, context) })
}

const byMoment = (one: Line, other: Line): number => (one.moment < other.moment ? -1 : 1)

function pendingLine({ reminder, marks }: KeptReminder, context: DomainContext): Line[] {
  const open = openOccurrence(reminder, marks, context.now)
  if (!open) return []
  const isLate = open.dueAt <= context.now
  const isSnoozed = open.mark?.state === 'snoozed'
  return [
    {
      ref: reminder.id,
      title: reminder.title,
      described: describeReminder(reminder, context),
      moment: movedTo(open.dueLocal, reminder.zone, context.timeZone),
      state: isLate ? 'late' : isSnoozed ? 'snoozed' : 'pending',
    },
  ]
}

function doneLines({ reminder, marks }: KeptReminder, context: DomainContext): Line[] {
  return [...marks.values()]
    .filter(({ state }) => state === 'done')
    .map(({ occurrence }) => ({
      ref: reminder.id,
      title: reminder.title,
      described: describeReminder(reminder, context),
      moment: movedTo(occurrence, reminder.zone, context.timeZone),
      state: 'completed',
    }))
}
