import type { JsonObject } from '@parco/protocol'
import { toUuid } from '@parco/store'
import { z } from 'zod'
import { defineDomain } from '../define-domain.ts'
import type { DomainRecord, RowReference } from '../domain.ts'
import type { DomainContext } from '../domain-context.ts'
import type { Resolution } from '../domain-tool.ts'
import { firstClaim } from '../internal/first-claim.ts'
import { newestFirst } from '../internal/newest-first.ts'
import { saidSlots } from '../internal/said-slots.ts'
import { selectRows } from '../internal/select-rows.ts'
import { claimAbstained } from './abstaining/claim-abstained.ts'
import { habitsForms } from './forms.ts'
import { claimDeed } from './marks/claim-deed.ts'
import { claimTold } from './marks/claim-told.ts'
import { habitFiguresOfDay } from './marks/figures-of-day.ts'
import { habitNotes } from './marks/habit-notes.ts'
import { habitSeries } from './marks/habit-series.ts'
import { readHabits } from './marks/read-habits.ts'
import { findHabit } from './marks/resolve-habit.ts'
import { habitsMigrations } from './migrations.ts'
import { replies } from './replies.generated.ts'
import { habitsStanding } from './rhythm/habits-standing.ts'
import {
  claimBegun,
  claimHowOften,
  claimInterval,
  claimLastTime,
  claimMissed,
  claimTimes,
  claimWishedMore,
} from './said/claim-said.ts'
import { habitMarks, habits } from './tables.ts'
import { createHabit } from './tools/create-habit.ts'
import { deleteHabit } from './tools/delete-habit.ts'
import { getHabits } from './tools/get-habits.ts'
import { recordHabit } from './tools/record-habit.ts'
import { unmarkHabit } from './tools/unmark-habit.ts'
import { updateHabit } from './tools/update-habit.ts'

/** Habits: what the user means to do again and again, and the days on which it was done. */
export const habitsDomain = defineDomain({
  name: 'habits',
  forms: habitsForms,
  tools: [recordHabit, unmarkHabit, createHabit, updateHabit, deleteHabit, getHabits],
  migrations: habitsMigrations,
  tables: { habits: 'hab', habit_marks: 'hmk' },
  conversation: { areas: ['health', 'learning', 'spiritual'], overview: ['get_habits'] },
  dayNotes: habitNotes,
  recordKinds: ['habit'],
  replies,
  standing: habitsStanding,
  async vocabulary(context) {
    return { habits: (await readHabits(context)).map(({ name }) => name) }
  },
  recordsOfDay,
  figuresOfDay: habitFiguresOfDay,
  dailySeries: habitSeries,
  claims: {
    record_metric: firstClaim(claimAbstained, claimDeed),
    get_habits: claimAbstained,
    get_expenses: claimHowOften,
    get_tracking_history: firstClaim(claimAbstained, claimHowOften, claimLastTime),
    none: firstClaim(
      claimAbstained,
      claimTimes,
      claimWishedMore,
      claimMissed,
      claimTold,
      claimBegun,
      claimInterval,
    ),
    model: firstClaim(
      claimAbstained,
      claimTimes,
      claimWishedMore,
      claimHowOften,
      claimLastTime,
      claimMissed,
      claimTold,
      claimBegun,
      claimInterval,
    ),
    create_habit: claimInterval,
    create_goal: claimInterval,
  },
  leftOf: async ({ params: { habitRef, name } }) => ({
    intent: 'get_habits',
    params: saidSlots({ habitRef: habitRef ?? name }),
  }),
  resolveUndo,
})

/** The habits that were done on a day. */
async function recordsOfDay(context: DomainContext, day: string): Promise<readonly DomainRecord[]> {
  const marks = await selectRows(habitMarks, 'done_on = $2', [day], context)
  if (marks.length === 0) return []
  const all = await selectRows(habits, 'true', [], context)
  const names = new Map(all.map(({ id, name }) => [id, name]))
  return newestFirst(
    marks.map((mark) => ({
      id: mark.id,
      kind: 'habit',
      date: mark.doneOn,
      title: names.get(mark.habitId) ?? '',
      display: mark.note ?? context.text('habits.done'),
      edit: {
        reference: { habitRef: mark.habitId, date: mark.doneOn },
        remove: { tool: 'unmark_habit', verb: 'unmark' as const },
      },
    })),
  )
}

/** What is undone by its name alone may be a habit: then its last mark goes, or the habit that has none. */
async function resolveUndo(
  params: JsonObject,
  context: DomainContext,
): Promise<Resolution<RowReference> | undefined> {
  const { name, ...rest } = undoneSchema.safeParse(params.expenseRef).data ?? {}
  if (name === undefined || Object.keys(rest).length > 0) return undefined
  const found = await findHabit(name, context)
  if (found.status !== 'found') return undefined
  const [mark] = await selectRows(
    habitMarks,
    'habit_id = $2 order by id desc limit 1',
    [toUuid(found.row.id)],
    context,
  )
  const row = mark ? { table: 'habit_marks', id: mark.id } : { table: 'habits', id: found.row.id }
  return { status: 'found', row }
}

/** A reference with a day or an amount is of an expense. */
const undoneSchema = z.looseObject({ name: z.string().optional() })
