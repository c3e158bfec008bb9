import type { IntentCall, JsonValue } from '@parco/protocol'
import { hasTrait } from '../intents/intent-table.ts'
import { METRICS, type MetricType } from '../values/metrics.ts'
import { changeableSlots } from './changeable-slots.ts'
import {
  CATEGORY_NAMES,
  type ChoiceTable,
  INCOME_NAMES,
  INTERACTION_NAMES,
  METRIC_NAMES,
  onlyNewValue,
  PERIOD_NAMES,
} from './choices.ts'

const OF_BILLS = ['housing', 'utilities', 'subscription', 'insurance', 'other']
const OF_BILLS_ALONE = ['utilities', 'subscription', 'insurance']
const BILL_CATEGORIES = categories((value) => OF_BILLS.includes(value))
const EXPENSE_CATEGORIES = categories((value) => !OF_BILLS_ALONE.includes(value))

function categories(isAllowed: (value: string) => boolean): ChoiceTable {
  return new Map([...CATEGORY_NAMES].filter(([value]) => isAllowed(value)))
}

/** The words as one of the values a slot knows, leaving out the current value ("lazer, não comida"). */
export function choiceChange(
  write: IntentCall,
  words: readonly string[],
): Record<string, JsonValue> | undefined {
  const slots = changeableSlots(write)
  const isBill = hasTrait(write.intent, 'bills')
  const tables = [
    [slots.category, isBill ? BILL_CATEGORIES : EXPENSE_CATEGORIES],
    [slots.incomeType, INCOME_NAMES],
    [slots.interactionType, INTERACTION_NAMES],
    [slots.periodOfDay, PERIOD_NAMES],
  ] as const
  for (const [slot, table] of tables) {
    const value = slot && onlyNewValue(table, words, write.params[slot])
    if (slot && value) return { [slot]: value }
  }
  const value =
    slots.metricType && onlyNewValue(METRIC_NAMES, words, write.params[slots.metricType])
  const unit = value && METRICS[value as MetricType]?.unit
  if (!slots.metricType || !value || !unit) return undefined
  return { [slots.metricType]: value, ...(unit === write.params.unit ? {} : { unit }) }
}
