import { type Id, isId, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { isNotReady } from '../../internal/preparations.ts'
import { choiceField, readOnly, textField } from '../../internal/preview-fields.ts'
import { selectRows } from '../../internal/select-rows.ts'
import {
  describeOccurrence,
  describeReminder,
  type ReminderFacts,
} from '../reminders/describe-reminder.ts'
import { readReminder } from '../reminders/read-reminders.ts'
import { resolveReminder } from '../reminders/resolve-reminder.ts'
import { said } from '../reminders/words.ts'
import {
  asOccurrence,
  assertShown,
  type ShownOccurrence,
  toShown,
  writeMark,
} from '../reminders/write-mark.ts'
import { type Followup, followups } from '../tables.ts'

const SCOPES = ['this', 'all'] as const

const input = z.object({
  reminderRef: z.string().optional().describe('The reminder as the user names it.'),
  scope: z
    .enum(SCOPES)
    .optional()
    .describe('Of one that comes again: this once, or all of it, by default.'),
})

type Prepared =
  | {
      readonly kind: 'reminder'
      readonly shown: ShownOccurrence
      readonly reminder: ReminderFacts
      readonly scope: (typeof SCOPES)[number]
    }
  | { readonly kind: 'followup'; readonly id: Id<'fup'>; readonly topic: string }

const NO_MORE = new RegExp(`,? ${said('noMore')}$`, 'iu')

/** Takes a reminder or a follow-up away, or leaves out one occurrence. */
export const deleteReminder = defineDomainWriteTool({
  name: 'delete_reminder',
  description: 'Removes a reminder or a follow-up, or leaves out the next occurrence of one.',
  input,
  verb: 'delete',
  writes: ['reminders', 'reminder_marks', 'followups'],
  // "no need to remind me about the lemon tree anymore": since when is no part of its name.
  fromWords: ({ reminderRef, ...slots }) =>
    typeof reminderRef === 'string'
      ? { ...slots, reminderRef: reminderRef.replace(NO_MORE, '') }
      : slots,
  async prepare({ reminderRef, scope = 'all' }, context) {
    const found = await resolveReminder(reminderRef, context)
    if (isNotReady(found)) {
      const followup = await followupNamed(reminderRef, context)
      if (!followup) return found
      const { id, topic } = followup
      return ready({ kind: 'followup', id, topic }, context)
    }
    const { title, startsLocal, zone, series, notes } = found.row.reminder
    const reminder = { title, startsLocal, zone, series, notes }
    const isOnce = series === null
    const prepared: Prepared = {
      kind: 'reminder',
      shown: toShown(found.row),
      reminder,
      scope: isOnce ? 'all' : scope,
    }
    return ready(prepared, context)
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { ledger, text } = context
    if (prepared.kind === 'followup') {
      const topic = (await readFollowups(context)).find(({ id }) => id === prepared.id)?.topic
      if (topic !== prepared.topic) throw new ParcoError('stale', text('shared.stale'))
      await ledger.delete('followups', prepared.id)
      return prepared
    }
    const { shown, scope } = prepared
    if (scope === 'this') {
      await writeMark(shown, 'skipped', null, context)
      return prepared
    }
    await assertShown(shown, context)
    const kept = await readReminder(shown.reminderId, context)
    for (const mark of kept?.marks.values() ?? []) await ledger.delete('reminder_marks', mark.id)
    await ledger.delete('reminders', shown.reminderId)
    return prepared
  },
  reply: (prepared, context) => {
    const isSkipped = prepared.kind === 'reminder' && prepared.scope === 'this'
    const key = isSkipped ? 'reminder.skipped' : 'reminder.deleted'
    return context.text(key, { reminder: describe(prepared, context) })
  },
})

function ready(prepared: Prepared, context: DomainContext) {
  const { text } = context
  const isFollowup = prepared.kind === 'followup'
  const isSkipped = !isFollowup && prepared.scope === 'this'
  const name = isFollowup ? prepared.topic : prepared.reminder.title
  const label = text(isFollowup ? 'record.followup' : 'record.reminder')
  const isSeries = !isFollowup && prepared.reminder.series !== null
  const scope = choiceField({
    slot: 'scope',
    label: text('label.scope'),
    value: isFollowup ? 'all' : prepared.scope,
    options: SCOPES.map((value) => ({ value, label: text(`scope.${value}`) })),
  })
  return {
    status: 'ready' as const,
    arguments: prepared,
    preview: {
      title: text(isSkipped ? 'reminder.skipTitle' : 'reminder.deleteTitle', {
        reminder: describe(prepared, context),
      }),
      fields: [
        readOnly(textField({ slot: 'reminderRef', label, value: name })),
        ...(isSeries ? [scope] : []),
      ],
    },
  }
}

function describe(prepared: Prepared, context: DomainContext): string {
  if (prepared.kind === 'followup') return prepared.topic
  return prepared.scope === 'this'
    ? describeOccurrence(asOccurrence(prepared.shown), context)
    : describeReminder(prepared.reminder, context)
}

const readFollowups = (context: DomainContext): Promise<Followup[]> =>
  selectRows(followups, 'ask_on >= $2 order by ask_on', [context.today], context)

/** The follow-up to come that the words name, where they name one. */
async function followupNamed(
  reference: string | undefined,
  context: DomainContext,
): Promise<Followup | undefined> {
  if (reference === undefined) return undefined
  if (isId('fup', reference)) {
    return (await readFollowups(context)).find(({ id }) => id === reference)
  }
  const found = bestMatches(reference, await readFollowups(context), ({ topic }) => topic)
  const isSure = found.match === 'same' || found.match === 'part'
  return isSure && found.candidates.length === 1 ? found.candidates[0] : undefined
}
