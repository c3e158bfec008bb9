import { buildBill, buildBillPaid, buildBillUnpaid } from './calls/bill-calls.ts'
import type { BuiltCall, CallBuilder, CallInput } from './calls/call-builder.ts'
import { buildContribution } from './calls/contribution-call.ts'
import { buildContextAnalysis, buildDecision } from './calls/counsel-calls.ts'
import {
  buildDebt,
  buildDebtHistory,
  buildDebtProgress,
  buildInvestmentsRead,
  buildUpcomingInstalments,
} from './calls/debt-calls.ts'
import {
  buildPdf,
  buildReport,
  buildSummary,
  buildTranslation,
  buildWebSearch,
} from './calls/document-calls.ts'
import { buildEvent } from './calls/event-calls.ts'
import { buildAgendaRead, buildEventUpdate } from './calls/event-updates.ts'
import { buildExpenseDeletion, buildExpenseUpdate } from './calls/expense-changes.ts'
import { buildForgetting } from './calls/forgetting-calls.ts'
import {
  buildGoal,
  buildGoalDeletion,
  buildGoalProgress,
  buildGoalsRead,
  buildGoalUpdate,
} from './calls/goal-calls.ts'
import { buildHabit, buildHabitDone, buildHabitsRead } from './calls/habit-calls.ts'
import { buildIncome } from './calls/income-calls.ts'
import { buildInstalmentPaid } from './calls/instalment-calls.ts'
import { buildKnowledge } from './calls/knowledge-calls.ts'
import { buildKnowledgeSearch } from './calls/knowledge-search.ts'
import { buildMetric, buildMetricDeletion, buildMetricUpdate } from './calls/metric-calls.ts'
import { buildExpense } from './calls/money-calls.ts'
import { buildInteraction, buildPersonRead, buildPersonUpdate } from './calls/person-calls.ts'
import {
  buildBillsRead,
  buildExpensesRead,
  buildHistoryRead,
  buildIncomesRead,
  buildPendingBillsRead,
  buildSummaryRead,
} from './calls/read-calls.ts'
import {
  buildFollowup,
  buildReminder,
  buildReminderDone,
  buildRemindersRead,
} from './calls/reminder-calls.ts'
import { buildBalanceScore, buildTrends } from './calls/trend-calls.ts'
import { buildUndo } from './calls/undo-call.ts'

const BUILDERS: Readonly<Record<string, CallBuilder>> = {
  create_expense: buildExpense,
  update_expense: buildExpenseUpdate,
  delete_expense: buildExpenseDeletion,
  create_income: buildIncome,
  create_bill: buildBill,
  mark_bill_paid: buildBillPaid,
  unmark_bill_paid: buildBillUnpaid,
  record_metric: buildMetric,
  update_metric: buildMetricUpdate,
  delete_metric: buildMetricDeletion,
  undo: buildUndo,
  get_expenses: buildExpensesRead,
  get_incomes: buildIncomesRead,
  get_finance_summary: buildSummaryRead,
  get_pending_bills: buildPendingBillsRead,
  get_bills: buildBillsRead,
  get_tracking_history: buildHistoryRead,
  create_reminder: buildReminder,
  complete_reminder: buildReminderDone,
  get_reminders: buildRemindersRead,
  create_followup: buildFollowup,
  create_event: buildEvent,
  update_event: buildEventUpdate,
  get_agenda: buildAgendaRead,
  create_debt: buildDebt,
  pay_debt_installment: buildInstalmentPaid,
  get_debt_progress: buildDebtProgress,
  get_debt_payment_history: buildDebtHistory,
  get_upcoming_installments: buildUpcomingInstalments,
  add_investment_contribution: buildContribution,
  get_investments: buildInvestmentsRead,
  record_habit: buildHabitDone,
  create_habit: buildHabit,
  get_habits: buildHabitsRead,
  create_goal: buildGoal,
  update_goal: buildGoalUpdate,
  update_goal_progress: buildGoalProgress,
  delete_goal: buildGoalDeletion,
  get_goals: buildGoalsRead,
  get_trends: buildTrends,
  get_life_balance_score: buildBalanceScore,
  translate: buildTranslation,
  summarize_text: buildSummary,
  generate_pdf: buildPdf,
  analyze_and_report: buildReport,
  web_search: buildWebSearch,
  add_knowledge: buildKnowledge,
  forget_knowledge: buildForgetting,
  save_decision: buildDecision,
  search_knowledge: buildKnowledgeSearch,
  analyze_context: buildContextAnalysis,
  update_person: buildPersonUpdate,
  log_interaction: buildInteraction,
  get_person: buildPersonRead,
}

/** Turns a reading into the call it stands for. */
export function buildCall(input: CallInput): BuiltCall | undefined {
  const { intent, group } = input.reading.sentence
  if (group.set?.needsColon === true && !hasColon(input)) return undefined
  if (group.set?.needsNoColon === true && hasColon(input)) return undefined
  if (isDeniedBefore(input)) return undefined
  const build = BUILDERS[intent]
  const built = build?.(input)
  if (input.reading.sentence.isOwn && (built || !build)) return withOwnParams(input, built)
  if (built === undefined || group.missing === undefined) return built
  return { ...built, missing: [...new Set([...built.missing, ...group.missing])] }
}

/** What a user's sentence sets holds, whatever its words may also mean. */
function withOwnParams(input: CallInput, built: BuiltCall | undefined): BuiltCall {
  const { intent, definition, group } = input.reading.sentence
  const params = { ...built?.params, ...group.set }
  const missing = built?.missing ?? definition.required ?? []
  return {
    intent: built?.intent ?? intent,
    params,
    missing: missing.filter((slot) => !(slot in params)),
  }
}

/** Templates cannot name punctuation: "anota: sou alérgico" and "anota sou alérgico" differ by it alone. */
function hasColon({ message, clauseFrom, clauseTo }: CallInput): boolean {
  return message.items.slice(clauseFrom, clauseTo).some((item) => item.word === ':')
}

const DENIALS = new Set(['nao', 'nunca', 'not', 'never', "didn't", "haven't"])

/** Where dictation leaves no mark, "não decidi ainda" must not be read as "decidi ainda". */
const isDeniedBefore = ({ message, clauseFrom }: CallInput): boolean =>
  DENIALS.has(message.items[clauseFrom - 1]?.word ?? '')
