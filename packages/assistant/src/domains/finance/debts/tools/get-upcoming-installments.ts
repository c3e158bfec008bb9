import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import {
  addDays,
  daysBetween,
  firstDayOf,
  isCalendarMonth,
  monthOf,
} from '../../../internal/calendar.ts'
import { defineDomainReadTool } from '../../../internal/define-domain-tool.ts'
import { joinList } from '../../../internal/join-list.ts'
import { describeTotals, totalOf } from '../../totals.ts'
import { debtTitle } from '../describe-debt.ts'
import { type DueInstallment, dueInMonths, readDebts } from '../read-debts.ts'
import { INSTALLMENT_STATUSES, type InstallmentStatus } from '../schedule.ts'

/** No month is before this one, and none after. */
const ALL = { first: '2000-01', last: '2199-12' }

type View = {
  readonly debtId: string
  readonly title: string
  readonly number: number
  readonly total: number
  readonly amountCents: number
  readonly currency: string
  readonly dueOn: string
  readonly status: InstallmentStatus
  readonly paidOn: string | null
}
type Output = {
  readonly month: string
  readonly installments: readonly View[]
  readonly counts: Readonly<Record<InstallmentStatus, number>>
  /** Still owed from months before. */
  readonly earlier: readonly View[]
  /** The first after the month, where nothing of it is left. */
  readonly next: View | null
  readonly hasDebts: boolean
}

/** Lists the instalments of a month, and what is left of earlier ones. */
export const getUpcomingInstallments = defineDomainReadTool({
  name: 'get_upcoming_installments',
  description:
    'The instalments of all debts that fall due in a month, this one by default, and what is late.',
  input: z.object({
    monthYear: z
      .string()
      .refine(isCalendarMonth, { error: 'expected a month, as YYYY-MM' })
      .optional(),
  }),
  async execute({ monthYear }, context): Promise<Output> {
    const month = monthYear ?? monthOf(context.today)
    const debts = await readDebts(context)
    const all = dueInMonths(debts, ALL, context.today).map(toView)
    const installments = all.filter(({ dueOn }) => monthOf(dueOn) === month)
    const before = firstDayOf(month)
    const isLeft = ({ paidOn }: View) => paidOn === null
    const counts = Object.fromEntries(
      INSTALLMENT_STATUSES.map((status) => [
        status,
        installments.filter((one) => one.status === status).length,
      ]),
    ) as Output['counts']
    return {
      month,
      installments,
      counts,
      earlier: all.filter((one) => isLeft(one) && one.status === 'overdue' && one.dueOn < before),
      next: installments.some(isLeft)
        ? null
        : (all.find((one) => isLeft(one) && monthOf(one.dueOn) > month) ?? null),
      hasDebts: debts.length > 0,
    }
  },
  reply(output, context) {
    const { format, text } = context
    const { earlier, installments, next } = output
    if (!output.hasDebts) return text('debt.none')
    const month = format.month(output.month)
    const open = installments.filter(({ paidOn }) => paidOn === null)
    const total = (some: readonly View[]) =>
      describeTotals(
        totalOf(
          some.map(({ amountCents: cents, currency }) => ({ cents, currency })),
          context,
        ),
        context,
      )
    const parts = []
    if (installments.length === 0) parts.push(text('installments.none', { month }))
    else {
      const heading =
        open.length === 0
          ? text('installments.allPaid', { month })
          : text('installments.open', { month, count: open.length, total: total(open) })
      const lines = installments.map((one) => `- ${describe(one, context)}`)
      parts.push(joinList(heading, lines, context))
    }
    if (earlier.length > 0)
      parts.push(text('installments.earlier', { count: earlier.length, total: total(earlier) }))
    if (next) parts.push(text('installments.next', { installment: describe(next, context) }))
    return parts.join('\n')
  },
})

function toView({ series: { debt }, installment }: DueInstallment): View {
  const { amountCents, dueOn, number, paidOn, status } = installment
  return {
    debtId: debt.id,
    title: debtTitle(debt),
    number,
    total: debt.installments ?? 0,
    amountCents,
    currency: debt.currency,
    dueOn,
    status,
    paidOn,
  }
}

/** `Moto 5 de 12, R$ 1.000,00: vence em 10/12`. */
function describe(one: View, context: DomainContext): string {
  const { format, text, today } = context
  const isNear = Math.abs(daysBetween(one.dueOn, today)) <= 1 && one.dueOn >= addDays(today, -1)
  const states = {
    paid: text('bill.state.paid', { day: format.dayNumeric(one.paidOn ?? one.dueOn) }),
    'paid-early': text('installments.paidEarly', {
      day: format.dayNumeric(one.paidOn ?? one.dueOn),
    }),
    overdue: text('bill.state.overdue', { count: daysBetween(one.dueOn, today) }),
    pending: isNear
      ? text('bill.state.dueNear', { day: format.day(one.dueOn) })
      : text('bill.state.due', { day: format.dayNumeric(one.dueOn) }),
  }
  return text('installments.line', {
    title: one.title,
    number: one.number,
    total: one.total,
    amount: format.money(one.amountCents, one.currency),
    state: states[one.status],
  })
}
