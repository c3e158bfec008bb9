import type { JsonObject } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import { checkAmount, checkName } from '../../../internal/check-slots.ts'
import { cleanText } from '../../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../../internal/define-domain-tool.ts'
import { ask, isNotReady, type NotReady, refuse } from '../../../internal/preparations.ts'
import { choiceField } from '../../../internal/preview-fields.ts'
import { DEBT_STATUSES, type DebtStatus } from '../../enums.ts'
import { assertDebtUnchanged, type ShownDebt, toShownDebt } from '../assert-debt-unchanged.ts'
import { checkTerms } from '../check-terms.ts'
import { debtFields } from '../debt-fields.ts'
import {
  type DebtFacts,
  debtTitle,
  describeDebtShort,
  describeTerms,
  toDebtFacts,
} from '../describe-debt.ts'
import { resolveDebt } from '../resolve-debt.ts'
import type { DebtSeries } from '../schedule.ts'

const MAX_NOTES = 500

const input = z.object({
  debtRef: z.string().optional().describe('The debt as the user names it.'),
  name: z.string().optional(),
  creditor: z.string().optional(),
  totalAmount: z.number().optional(),
  totalInstallments: z.number().optional(),
  installmentAmount: z.number().optional(),
  dueDay: z.union([z.number(), z.string()]).optional().describe('Day of the month, 1 to 31.'),
  startMonthYear: z.string().optional().describe('YYYY-MM of the first instalment.'),
  status: z
    .enum(['active', 'settled', 'defaulted'])
    .optional()
    .describe('settled: over, however it ended; defaulted: not being paid.'),
  notes: z.string().optional(),
})
type Input = z.output<typeof input>

type Values = DebtFacts & { readonly status: DebtStatus; readonly notes: string | null }
type Prepared = { readonly shown: ShownDebt; readonly before: Values; readonly after: Values }

/** Changes what is noted of a debt: its name, its terms, or that it is settled. */
export const updateDebt = defineDomainWriteTool({
  name: 'update_debt',
  description:
    'Changes a debt that is kept: name, creditor, total, instalments, due day, first month, or that it is settled. Not for a payment.',
  input,
  verb: 'change',
  writes: ['debts'],
  async prepare(slots, context) {
    const resolution = await resolveDebt(slots.debtRef, () => true, context)
    if (resolution.status !== 'found') return resolution
    const series = resolution.row
    const checked = checkChanges(slots, series, context)
    if (isNotReady(checked)) return checked
    const before = valuesOf(series)
    const prepared: Prepared = { shown: toShownDebt(series), before, after: checked.values }
    if (changesOf(prepared, context).length === 0) {
      return ask(
        'installmentAmount',
        context.text('debt.askChange', { debt: describeDebtShort(series, context) }),
      )
    }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('debt.updateTitle', { change: describe(prepared, context) }),
        fields: fieldsOf(prepared, context),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { shown, after } = prepared
    await assertDebtUnchanged(shown, context)
    const { agreement } = after
    const changes: JsonObject = {
      name: after.name,
      creditor: after.creditor,
      total_cents: after.totalCents,
      installments: agreement?.count ?? null,
      installment_cents: agreement?.eachCents ?? null,
      due_day: agreement?.dueDay ?? null,
      start_month: agreement?.startMonth ?? null,
      status: after.status,
      notes: after.notes,
    }
    await context.ledger.update('debts', shown.debtId, changes)
    return prepared
  },
  reply: (prepared, context) =>
    context.text('debt.updated', { change: describe(prepared, context) }),
})

const valuesOf = (series: DebtSeries): Values => ({
  ...toDebtFacts(series),
  status: series.debt.status,
  notes: series.debt.notes,
})

type Changed = { readonly status: 'changed'; readonly values: Values }

function checkChanges(
  slots: Input,
  series: DebtSeries,
  context: DomainContext,
): Changed | NotReady {
  const before = valuesOf(series)
  const name = checkName('name', slots.name ?? before.name, context)
  if (isNotReady(name)) return name
  const lender = slots.creditor ?? before.creditor
  const creditor = lender === null ? undefined : checkName('creditor', lender, context)
  if (creditor && isNotReady(creditor)) return creditor
  const terms = checkNewTerms(slots, series, context)
  if (isNotReady(terms)) return terms
  const notes = [...cleanText(slots.notes ?? before.notes ?? '')].slice(0, MAX_NOTES).join('')
  return {
    status: 'changed',
    values: {
      ...before,
      ...terms.values,
      name: name.value,
      creditor: creditor?.value ?? null,
      notes: notes === '' ? null : notes,
      status: statusAfter(slots.status, terms.isPaid, before.status),
    },
  }
}

/** New terms decide whether it is paid off; else what was said, or what it was. */
function statusAfter(
  said: DebtStatus | undefined,
  isPaid: boolean | undefined,
  before: DebtStatus,
): DebtStatus {
  if (isPaid === true) return 'paid_off'
  if (said !== undefined) return said
  return isPaid === false && before === 'paid_off' ? 'active' : before
}

interface NewTerms {
  readonly status: 'terms'
  readonly values: Pick<DebtFacts, 'totalCents' | 'agreement'>
  /** Whether nothing is left by the new terms; nothing where they stay as they were. */
  readonly isPaid: boolean | undefined
}

function checkNewTerms(
  slots: Input,
  series: DebtSeries,
  context: DomainContext,
): NewTerms | NotReady {
  const { text } = context
  const { agreement, totalCents, name } = valuesOf(series)
  const paidCount = series.payments.length
  const paidCents = series.payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const { totalAmount, totalInstallments, installmentAmount, startMonthYear } = slots
  const dueDay = typeof slots.dueDay === 'string' ? Number(slots.dueDay.slice(-2)) : slots.dueDay
  const said = [totalAmount, totalInstallments, installmentAmount, dueDay, startMonthYear]
  if (said.every((one) => one === undefined))
    return { status: 'terms', values: { agreement, totalCents }, isPaid: undefined }
  if (agreement === null && said.slice(1).every((one) => one === undefined)) {
    const total = checkAmount('totalAmount', totalAmount, context)
    if (isNotReady(total)) return total
    if (total.value < paidCents) return refuse(text('debt.belowPaid', paidValues(series, context)))
    return {
      status: 'terms',
      values: { agreement: null, totalCents: total.value },
      isPaid: total.value === paidCents,
    }
  }
  if (agreement === null && paidCount > 0) return refuse(text('debt.hasLoosePayments', { name }))
  // What was not said follows from the rest: of the total and what each costs, the one that was not said.
  const kept =
    totalAmount === undefined && installmentAmount !== undefined
      ? {}
      : { totalAmount: totalCents / 100 }
  const checked = checkTerms(
    {
      totalAmount: totalAmount ?? kept.totalAmount,
      totalInstallments: totalInstallments ?? agreement?.count,
      installmentAmount,
      dueDay: dueDay ?? agreement?.dueDay,
      startMonthYear: startMonthYear ?? agreement?.startMonth,
    },
    name,
    context,
  )
  if (isNotReady(checked)) return checked
  const isSameTerms = [totalAmount, totalInstallments, installmentAmount].every(
    (one) => one === undefined,
  )
  const next =
    isSameTerms && agreement
      ? { ...checked.agreement, eachCents: agreement.eachCents }
      : checked.agreement
  if (next.count < paidCount) return refuse(text('debt.belowPaid', paidValues(series, context)))
  return {
    status: 'terms',
    values: { agreement: next, totalCents: next.totalCents },
    isPaid: next.count === paidCount,
  }
}

function paidValues({ debt, payments }: DebtSeries, { format }: DomainContext) {
  const paidCents = payments.reduce((sum, { amountCents }) => sum + amountCents, 0)
  return { name: debt.name, count: payments.length, paid: format.money(paidCents, debt.currency) }
}

/** Each thing that changes, as it was and as it will be. */
function changesOf({ before, after }: Prepared, context: DomainContext): string[] {
  const { format, text } = context
  const of = (values: Values) => {
    const { agreement, currency, totalCents } = values
    return [
      values.name,
      values.creditor,
      agreement === null
        ? format.money(totalCents, currency)
        : describeTerms(agreement, currency, context),
      agreement && text('bill.dueOnDay', { day: agreement.dueDay }),
      agreement && text('debt.from', { month: format.month(agreement.startMonth) }),
      text(`debt.state.${values.status}`),
      values.notes,
    ]
  }
  const [was, is] = [of(before), of(after)]
  return is.flatMap((value, index) => {
    if (value === was[index]) return []
    const nothing = text('shared.nothing')
    return [text('shared.fromTo', { from: was[index] ?? nothing, to: value ?? nothing })]
  })
}

/** `Moto, R$ 12.000,00 em 12x de R$ 1.000,00 → R$ 13.200,00 em 12x de R$ 1.100,00`. */
const describe = (prepared: Prepared, context: DomainContext): string =>
  `${debtTitle(prepared.before)}, ${changesOf(prepared, context).join('; ')}`

function fieldsOf({ after }: Prepared, context: DomainContext) {
  const options = DEBT_STATUSES.filter((one) => one !== 'paid_off').map((value) => ({
    value: value as string,
    label: context.text(`debt.state.${value}`),
  }))
  const state = choiceField({
    slot: 'status',
    label: context.text('debt.label.status'),
    value: after.status,
    options,
  })
  const isOver = after.status === 'paid_off'
  return [
    ...debtFields(after, context),
    isOver ? { ...state, display: context.text('debt.state.paid_off'), editable: false } : state,
  ]
}
