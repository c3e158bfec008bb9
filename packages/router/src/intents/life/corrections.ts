import type { Intent } from '../define-intent.ts'

type Correct = NonNullable<Intent['correct']>

/** "na verdade foram 400 ml": the measurement of that day, changed. */
export const correctMetric: Correct = ({ type, date }, { value, metadata }) => {
  const changes = metadata === undefined ? { value } : { metadata }
  if (Object.values(changes)[0] === undefined) return undefined
  return { intent: 'update_metric', params: { entryRef: { type, date }, ...changes } }
}

/** "na verdade foi 60": the expense or the income that was written, found by what it was. */
const correct =
  (kind: 'expense' | 'income'): Correct =>
  ({ name, date, actualAmount }, changes) => {
    const written = Object.entries({ name, date, actualAmount }).filter(([, value]) => value)
    return {
      intent: `update_${kind}`,
      params: { [`${kind}Ref`]: Object.fromEntries(written), ...changes },
    }
  }

export const correctExpense = correct('expense')
export const correctIncome = correct('income')

/** "na verdade é às 16": what was put on the agenda, or moved on it, found by its title. */
export const correctEvent: Correct = ({ title, eventRef = title }, changes) => ({
  intent: 'update_event',
  params: { eventRef, ...changes },
})
export const correctReminder: Correct = ({ title: reminderRef }, changes) => ({
  intent: 'update_reminder',
  params: { reminderRef, ...changes },
})
