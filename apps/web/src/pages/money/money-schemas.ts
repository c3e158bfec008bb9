import { z } from 'zod'

/** A sum in the user's currency, with those of others beside it. */
export const totalsSchema = z.object({
  cents: z.number(),
  foreign: z.array(z.object({ currency: z.string(), cents: z.number() })),
})
export type Totals = z.infer<typeof totalsSchema>

/** The kinds of what moves money, in the order of the filter. */
export const TRANSACTION_KINDS = ['expense', 'income', 'bill-payment', 'debt-payment'] as const

const transactionSchema = z.object({
  id: z.string(),
  kind: z.enum(TRANSACTION_KINDS),
  name: z.string(),
  category: z.string().nullable(),
  type: z.string().nullable(),
  date: z.string(),
  currency: z.string(),
  cents: z.number(),
  totalCents: z.number(),
  installment: z.number(),
  installments: z.number(),
  paymentMethod: z.string().nullable(),
  cardId: z.string().nullable(),
  month: z.string().nullable(),
})
/** Money that came in or went out. */
export type Transaction = z.infer<typeof transactionSchema>

/** `get_transactions`. */
export const transactionsSchema = z.object({
  items: z.array(transactionSchema),
  sums: z
    .object({
      count: z.number(),
      spent: totalsSchema,
      received: totalsSchema,
    })
    .nullable(),
})

/** `get_finance_summary`. */
export const summarySchema = z.object({
  firstMonth: z.string(),
  incomeCents: z.number(),
  spentCents: z.number(),
  balanceCents: z.number(),
  bills: z.object({
    totalCents: z.number(),
    paidCents: z.number(),
    pendingCents: z.number(),
    overdueCents: z.number(),
    pendingCount: z.number(),
    overdueCount: z.number(),
    paidCount: z.number(),
  }),
  expenses: z.object({
    spentCents: z.number(),
    byCategory: z.array(z.object({ category: z.string(), cents: z.number() })),
  }),
})
/** How the money of a month stands. */
export type MoneySummary = z.infer<typeof summarySchema>

/** `get_budgets`. */
export const budgetsSchema = z.object({
  plans: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      category: z.string(),
      currency: z.string(),
      plannedCents: z.number(),
      spentCents: z.number(),
    }),
  ),
})

const billSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  month: z.string(),
  amountCents: z.number(),
  currency: z.string(),
  dueDay: z.number(),
  dueOn: z.string(),
  daysUntilDue: z.number(),
  status: z.enum(['pending', 'paid', 'overdue', 'canceled']),
  paidOn: z.string().nullable(),
  paidCents: z.number().nullable(),
  isRecurring: z.boolean(),
})
/** A bill in a month. */
export type Bill = z.infer<typeof billSchema>

/** `get_bills`. */
export const billsSchema = z.object({
  bills: z.array(billSchema),
  earlier: z.array(billSchema),
  hasBills: z.boolean(),
  summary: z.object({ total: totalsSchema, paid: totalsSchema }),
})

const expectedSchema = z.object({
  ruleId: z.string(),
  name: z.string(),
  amountCents: z.number(),
  currency: z.string(),
  expectedOn: z.string(),
  dueOn: z.string(),
})
/** What a regular income brings on a day. */
export type ExpectedIncome = z.infer<typeof expectedSchema>

/** `get_incomes`. */
export const incomesSchema = z.object({
  expected: z.array(expectedSchema),
  /** The next time of each regular income, where that was asked for. */
  next: z.array(expectedSchema),
})

const debtSchema = z.object({
  debtId: z.string(),
  name: z.string(),
  creditor: z.string().nullable(),
  /** `overdue` while it is active and an instalment is late. */
  status: z.enum(['active', 'overdue', 'paid_off', 'settled', 'defaulted']),
  currency: z.string(),
  totalCents: z.number(),
  paidCents: z.number(),
  remainingCents: z.number(),
  paidShare: z.number(),
  installments: z
    .object({
      total: z.number(),
      paid: z.number(),
      overdue: z.number(),
      overdueCents: z.number(),
      next: z.object({ dueOn: z.string(), amountCents: z.number() }).nullable(),
    })
    .nullable(),
  projection: z.object({ payoffMonth: z.string() }).nullable(),
})
/** How a debt stands. */
export type Debt = z.infer<typeof debtSchema>

const owedSchema = z.object({
  id: z.string(),
  amountCents: z.number(),
  leftCents: z.number(),
  movedOn: z.string(),
  isInvoice: z.boolean(),
  dueOn: z.string().nullable(),
})
/** Something that was lent or invoiced, of which some is still to come. */
export type Owed = z.infer<typeof owedSchema>

const loanSchema = z.object({
  person: z.string(),
  currency: z.string(),
  leftCents: z.number(),
  open: z.array(owedSchema),
})
/** What somebody owes the user. */
export type Loan = z.infer<typeof loanSchema>

/** `get_loans`. */
export const loansSchema = z.object({ loans: z.array(loanSchema), total: totalsSchema })

/** `get_debt_progress`. */
export const debtsSchema = z.object({ debts: z.array(debtSchema), remaining: totalsSchema })

/** `get_upcoming_installments`. */
export const installmentsSchema = z.object({
  installments: z.array(
    z.object({
      debtId: z.string(),
      title: z.string(),
      number: z.number(),
      total: z.number(),
      amountCents: z.number(),
      currency: z.string(),
      dueOn: z.string(),
      status: z.enum(['pending', 'paid', 'paid-early', 'overdue']),
    }),
  ),
})

const invoiceSchema = z.object({
  cardId: z.string(),
  card: z.string(),
  month: z.string(),
  closesOn: z.string(),
  dueOn: z.string(),
  isOpen: z.boolean(),
  isClosed: z.boolean(),
  total: totalsSchema,
  purchases: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      spentOn: z.string(),
      cents: z.number(),
      currency: z.string(),
      installment: z.number(),
      installments: z.number(),
    }),
  ),
  following: totalsSchema,
})
/** An invoice of a card. */
export type Invoice = z.infer<typeof invoiceSchema>

/** `get_invoice`. */
export const invoicesSchema = z.object({ invoices: z.array(invoiceSchema) })

const investmentSchema = z.object({
  investmentId: z.string(),
  name: z.string(),
  type: z.string(),
  currency: z.string(),
  currentCents: z.number(),
  valuedOn: z.string().nullable(),
  gainCents: z.number().nullable(),
  returnRatio: z.number().nullable(),
  goal: z
    .object({
      goalCents: z.number(),
      remainingCents: z.number(),
      progress: z.number(),
      months: z.number().nullable(),
    })
    .nullable(),
  monthlyCents: z.number().nullable(),
  deadline: z.string().nullable(),
})
/** How something put aside stands. */
export type Investment = z.infer<typeof investmentSchema>

/** `get_investments`. */
export const investmentsSchema = z.object({
  investments: z.array(investmentSchema),
  total: totalsSchema,
})
