import type { Domain } from '../domain.ts'
import type { Claim } from '../domain-tool.ts'
import { firstClaim } from '../internal/first-claim.ts'
import { claimDropped } from './dropped-in-words.ts'
import { claimAway } from './events/away-in-words.ts'
import { claimCalledOff } from './events/called-off-in-words.ts'
import { claimCheckIn } from './events/check-in-in-words.ts'
import { claimDayOff } from './events/day-off-in-words.ts'
import { claimDayOfPlan, claimDayPlan } from './events/day-plan-in-words.ts'
import { claimGathering } from './events/gathering-in-words.ts'
import { claimHourAsked } from './events/hour-asked.ts'
import { claimHour } from './events/hour-in-words.ts'
import { claimNewDay } from './events/new-day-in-words.ts'
import { claimOfLast } from './events/of-last-in-words.ts'
import {
  claimKeptPlan,
  claimLongPlan,
  claimPlan,
  claimPlanBeside,
  claimPlans,
} from './events/plans-in-words.ts'
import { claimRhythmPlan, claimWeeklyPlan } from './events/rhythm-plan-in-words.ts'
import { claimSeriesChange } from './events/series-change-in-words.ts'
import { claimShift } from './events/shift-in-words.ts'
import { claimSkipped } from './events/skipped-in-words.ts'
import { claimSwapped } from './events/swapped-in-words.ts'
import { claimWhen } from './events/when-in-words.ts'
import { claimYearlyDay } from './events/yearly-in-words.ts'
import { claimReminderAsked } from './reminders/asked-in-words.ts'
import { claimBeforeEvent } from './reminders/before-event-in-words.ts'
import { claimDeadline } from './reminders/deadline-in-words.ts'
import { claimDone, claimNamedDone } from './reminders/done-in-words.ts'
import { claimMovedHour } from './reminders/move-hour-in-words.ts'
import { claimNotForgotten } from './reminders/not-forgotten.ts'
import { claimPutOff } from './reminders/put-off-in-words.ts'
import { claimReminder, claimReminderTime } from './reminders/reminder-in-words.ts'
import { claimTimer } from './timers/claim-timer.ts'

/** What is said of the events and reminders that are kept, whatever else it might be of others. */
export const agendaClaims: NonNullable<Domain['claims']> = {
  none: firstClaim(
    claimTimer,
    claimGathering,
    claimSwapped,
    claimWhen,
    claimAway,
    claimRhythmPlan,
    claimSkipped,
    claimCalledOff,
    claimDropped,
    claimDone,
    claimOfLast,
    claimPlans,
    claimPlan,
  ),
  model: firstClaim(
    claimTimer,
    claimBeforeEvent,
    claimMovedHour,
    claimReminder,
    claimDeadline,
    claimNotForgotten,
    claimDayOff,
    claimPutOff,
    claimGathering,
    claimSeriesChange,
    claimHour,
    claimShift,
    claimYearlyDay,
    claimSwapped,
    claimWhen,
    claimAway,
    claimRhythmPlan,
    claimSkipped,
    claimCalledOff,
    claimDropped,
    claimDone,
    claimOfLast,
    claimPlans,
    claimPlan,
    claimDayPlan,
  ),
  create_budget: claimGathering,
  create_bill: claimGathering,
  create_day_event: firstClaim(claimAway, claimGathering),
  create_reminder: firstClaim(claimBeforeEvent, claimMovedHour, claimReminderTime),
  snooze_reminder: claimMovedHour,
  get_reminders: claimReminderAsked,
  record_habit: claimDone,
  record_metric: claimLongPlan,
  mark_bill_paid: claimNamedDone,
  create_habit: claimWeeklyPlan,
  // "reunião com a Ana sexta" is ahead; what was is told with its verb.
  log_interaction: claimDayPlan,
  create_event: firstClaim(
    claimKeptPlan,
    claimAway,
    claimCalledOff,
    claimGathering,
    claimPlans,
    claimLongPlan,
    claimSeriesChange,
    claimDayOfPlan,
  ),
  create_followup: claimCheckIn,
  update_event: firstClaim(claimPutOff, claimShift, claimSeriesChange, claimNewDay),
  get_agenda: firstClaim(claimReminderAsked, claimHourAsked),
  // "actually the call is at 2" is of the call, and nothing to keep in mind.
  add_knowledge: firstClaim(
    claimYearlyDay,
    claimKeptPlan,
    claimGathering,
    claimSeriesChange,
    claimHour,
  ),
  update_knowledge: firstClaim(claimSeriesChange, claimHour),
  create_expense: firstClaim(
    claimGathering,
    claimSeriesChange,
    claimPlanBeside,
    withoutAmount(claimDone),
  ),
  // What is called off by its name alone may be any of what is ahead.
  cancel_event: firstClaim(claimSkipped, claimDropped),
  delete_expense: firstClaim(claimSkipped, claimDropped),
}

/** "já paguei o dentista" says no amount: it ticks off what was to be remembered. */
function withoutAmount(claim: Claim): Claim {
  return async (slots, words, context) => {
    if (slots.actualAmount !== undefined) return undefined
    const claimed = await claim(slots, words, context)
    return claimed && { ...claimed, remark: context.text('reminder.amountToo') }
  }
}
