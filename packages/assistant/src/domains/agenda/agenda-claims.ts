import type { Claim, Domain } from '../domain.ts'
import { firstClaim } from '../internal/first-claim.ts'
import { claimCalledOff } from './events/called-off-in-words.ts'
import { claimNewDay } from './events/new-day-in-words.ts'
import { claimRhythmPlan } from './events/rhythm-plan-in-words.ts'
import { claimSeriesChange } from './events/series-change-in-words.ts'
import { claimDone } from './reminders/done-in-words.ts'
import { claimReminder, claimReminderTime } from './reminders/reminder-in-words.ts'

/** What is said of the events and reminders that are kept, whatever else it might be of others. */
export const agendaClaims: NonNullable<Domain['claims']> = {
  none: firstClaim(claimRhythmPlan, claimCalledOff, claimDone),
  model: firstClaim(claimReminder, claimSeriesChange, claimRhythmPlan, claimCalledOff, claimDone),
  create_reminder: claimReminderTime,
  record_habit: claimDone,
  create_event: claimSeriesChange,
  update_event: firstClaim(claimSeriesChange, claimNewDay),
  create_expense: firstClaim(claimSeriesChange, withoutAmount(claimDone)),
}

/** "já paguei o dentista" says no amount: it ticks off what was to be remembered. */
function withoutAmount(claim: Claim): Claim {
  return async (slots, words, context) => {
    if (slots.actualAmount !== undefined) return undefined
    const claimed = await claim(slots, words, context)
    return claimed && { ...claimed, remark: context.text('reminder.amountToo') }
  }
}
