import type { IntentCall } from '@parco/protocol'

/** Which slot of an intent a kind of value belongs to; what is absent cannot be changed by a reply. */
export interface ChangeableSlots {
  /** Money, or the number of a metric. */
  readonly amount?: string
  readonly currency?: string
  readonly date?: string
  /** A day of the month that comes again ("dia 12"). */
  readonly dueDay?: string
  /** A calendar month, `YYYY-MM`. */
  readonly month?: string
  readonly payment?: string
  readonly installments?: string
  /** The user's own words. */
  readonly name?: string
  readonly category?: string
  /** The kind of income. */
  readonly incomeType?: string
  /** The type of a metric. */
  readonly metricType?: string
  /** How somebody was in touch. */
  readonly interactionType?: string
  /** An instant with its offset; unlike a date it lies ahead. */
  readonly moment?: string
  /** A day that lies ahead. */
  readonly deadline?: 'endDate' | 'scheduledFor'
  /** How often a habit is meant to be done. */
  readonly frequency?: 'frequency'
  /** How often a reminder comes again. */
  readonly repeat?: string
  readonly periodOfDay?: string
}

const EXPENSE: ChangeableSlots = {
  amount: 'actualAmount',
  currency: 'currency',
  date: 'date',
  payment: 'paymentMethod',
  installments: 'installments',
  name: 'name',
  category: 'category',
}

const SLOTS: ReadonlyMap<string, ChangeableSlots> = new Map(
  Object.entries({
    create_expense: EXPENSE,
    update_expense: EXPENSE,
    create_income: {
      amount: 'actualAmount',
      currency: 'currency',
      date: 'date',
      name: 'name',
      incomeType: 'type',
    },
    create_bill: {
      amount: 'amount',
      currency: 'currency',
      dueDay: 'dueDay',
      name: 'name',
      category: 'category',
    },
    mark_bill_paid: { amount: 'amount', date: 'paidDate', month: 'monthYear', name: 'billRef' },
    unmark_bill_paid: { month: 'monthYear', name: 'billRef' },
    record_metric: { amount: 'value', date: 'date', metricType: 'type' },
    update_metric: { amount: 'value' },
    record_habit: { date: 'date', name: 'habitRef' },
    log_interaction: { date: 'date', name: 'personRef', interactionType: 'type' },
    add_investment_contribution: { amount: 'amount', date: 'date', name: 'investmentRef' },
    pay_debt_installment: {
      amount: 'quantity',
      installments: 'quantity',
      date: 'paidDate',
      name: 'debtRef',
    },
    create_debt: {
      installments: 'totalInstallments',
      amount: 'totalAmount',
      dueDay: 'dueDay',
      month: 'startMonthYear',
      name: 'name',
    },
    create_goal: { amount: 'targetValue', deadline: 'endDate', name: 'title' },
    update_goal_progress: { amount: 'currentValue', name: 'goalRef' },
    create_habit: { frequency: 'frequency', periodOfDay: 'periodOfDay', name: 'name' },
    create_followup: { deadline: 'scheduledFor', name: 'topic' },
    create_reminder: { moment: 'datetime', repeat: 'repeatPattern', name: 'title' },
    create_event: { moment: 'startTime', name: 'title' },
  }),
)

/** The slots of a call that a reply may change. */
export function changeableSlots({ intent, params }: IntentCall): ChangeableSlots {
  const slots = SLOTS.get(intent) ?? {}
  if (intent === 'create_debt' && params.name === undefined) return { ...slots, name: 'creditor' }
  const isBudget =
    intent === 'create_expense' &&
    params.actualAmount === undefined &&
    params.budgetedAmount !== undefined
  return isBudget ? { ...slots, amount: 'budgetedAmount' } : slots
}

/** The metric a call is about, when it is about one. */
export function metricTypeOf({ intent, params }: IntentCall): string | undefined {
  if (intent === 'record_metric') return typeof params.type === 'string' ? params.type : 'custom'
  if (intent !== 'update_metric') return undefined
  const type = fieldOf(params.entryRef, 'type')
  return typeof type === 'string' ? type : 'custom'
}

/** A field of a value that may be an object. */
export function fieldOf(value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).find(([key]) => key === field)?.[1]
}
