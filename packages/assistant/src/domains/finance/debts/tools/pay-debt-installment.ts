import { isId, type JsonObject, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import type { Instead, WordsRead } from '../../../domain-tool.ts'
import { monthOf } from '../../../internal/calendar.ts'
import { checkAmount, checkDay } from '../../../internal/check-slots.ts'
import { cleanName, quoteText } from '../../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../../internal/define-domain-tool.ts'
import { ask, isNotReady, type NotReady, refuse } from '../../../internal/preparations.ts'
import { choiceField, dayField, moneyField, numberField } from '../../../internal/preview-fields.ts'
import { assertDebtUnchanged, type ShownDebt, toShownDebt } from '../assert-debt-unchanged.ts'
import { debtTitle, describeDebtShort } from '../describe-debt.ts'
import { readDebts } from '../read-debts.ts'
import { debtsNamed, resolveDebt } from '../resolve-debt.ts'
import { saidAmount } from '../said-amount.ts'
import { type DebtSeries, installmentsOf, isUnpaid } from '../schedule.ts'
import { isOpen, remainingOf, standingOf } from '../standing.ts'

const input = z.object({
  debtRef: z.string().optional().describe('The debt as the user names it.'),
  quantity: z.number().optional().describe('How many instalments; one when not said.'),
  paidDate: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
  amount: z
    .number()
    .optional()
    .describe('What was paid in all, where it differs or where there are no instalments.'),
  isWhole: z.boolean().optional().describe('All that is left of it was paid; no quantity then.'),
})
type Input = z.output<typeof input>

/** What one payment covers: an instalment, or an amount where there are none. */
type Part = {
  readonly installment: number | null
  readonly month: string
  readonly cents: number
}

type Prepared = {
  readonly shown: ShownDebt
  readonly paidOn: string
  readonly parts: readonly Part[]
  readonly expectedCents: number
  readonly paidCents: number
}
type Output = Prepared & {
  readonly left: {
    readonly cents: number
    readonly count: number | null
    readonly nextDueOn: string | null
  }
}

/** Notes that instalments of a debt were paid, or an amount where it is owed on no terms. */
export const payDebtInstallment = defineDomainWriteTool({
  name: 'pay_debt_installment',
  description:
    'Notes a payment on a debt that is kept: its next instalments, or an amount. It moves no money.',
  input,
  verb: 'pay',
  writes: ['debts', 'debt_payments'],
  fromWords: (slots, words) => withAmount(asWhole(slots, words), words),
  instead: newDebtInstead,
  async prepare(slots, context) {
    const day = checkDay('paidDate', slots.paidDate, context)
    if (isNotReady(day)) return day
    const resolution = await resolveDebt(slots.debtRef, ({ debt }) => isOpen(debt), context)
    if (resolution.status !== 'found') return resolution
    const series = resolution.row
    const { debt } = series
    if (!isOpen(debt)) {
      return refuse(context.text(`debt.closed.${debt.status}`, { name: debtTitle(debt) }))
    }
    const paid = partsOf(series, slots, day.value, context)
    if (isNotReady(paid)) return paid
    const { parts, expectedCents } = paid
    const paidCents = parts.reduce((sum, { cents }) => sum + cents, 0)
    const prepared: Prepared = {
      shown: toShownDebt(series),
      paidOn: day.value,
      parts,
      expectedCents,
      paidCents,
    }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('debtPayment.title', { payment: describe(prepared, context) }),
        fields: await fieldsOf(prepared, context),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Output> {
    const { shown, parts, paidOn } = prepared
    const series = await assertDebtUnchanged(shown, context)
    if (!isOpen(series.debt)) throw new ParcoError('stale', context.text('shared.stale'))
    for (const { installment, month, cents } of parts) {
      await context.ledger.insert('debt_payments', {
        id: context.mint('dpm'),
        debt_id: shown.debtId,
        installment,
        month,
        amount_cents: cents,
        paid_on: paidOn,
        created_at: context.now.toISOString(),
      })
    }
    const after = await afterPaying(prepared, context)
    if (after.remainingCents === 0) {
      await context.ledger.update('debts', shown.debtId, { status: 'paid_off' })
    }
    const { installments } = after
    return {
      ...prepared,
      left: {
        cents: after.remainingCents,
        count: installments?.remaining ?? null,
        nextDueOn: installments?.next?.dueOn ?? null,
      },
    }
  },
  reply(payment, context) {
    const { format, text } = context
    const { left, shown } = payment
    const paid = text('debtPayment.noted', { payment: describe(payment, context) })
    if (left.cents === 0) return `${paid}\n${text('debtPayment.done', { name: shown.name })}`
    const values = {
      count: left.count ?? 0,
      left: format.money(left.cents, shown.currency),
      day: left.nextDueOn === null ? '' : format.dayNumeric(left.nextDueOn),
    }
    const key = left.count === null ? 'debtPayment.leftInAll' : 'debtPayment.left'
    return `${paid}\n${text(key, values)}`
  },
})

async function afterPaying({ shown }: Prepared, context: DomainContext) {
  const series = (await readDebts(context)).find(({ debt }) => debt.id === shown.debtId)
  if (!series) throw new ParcoError('not-found', context.text('debt.gone'))
  return standingOf(series, context.today)
}

type Parts = {
  readonly status: 'parts'
  readonly parts: readonly Part[]
  readonly expectedCents: number
}

function partsOf(
  series: DebtSeries,
  slots: Input,
  paidOn: string,
  context: DomainContext,
): Parts | NotReady {
  const { format, text } = context
  const { debt } = series
  const remaining = remainingOf(series)
  const values = { name: debtTitle(debt), left: format.money(remaining, debt.currency) }
  const said = slots.amount === undefined ? undefined : checkAmount('amount', slots.amount, context)
  if (said && isNotReady(said)) return said
  if (said && said.value > remaining) return refuse(text('debtPayment.moreThanOwed', values))
  const unpaid = installmentsOf(series, context.today).filter(isUnpaid)
  if (unpaid.length === 0) {
    if (!said && slots.isWhole !== true) {
      return ask('amount', text('debtPayment.askAmount', values), [
        { label: text('debtPayment.all', values), slots: { isWhole: true } },
      ])
    }
    const cents = said?.value ?? remaining
    const part = { installment: null, month: monthOf(paidOn), cents }
    return { status: 'parts', parts: [part], expectedCents: cents }
  }
  const quantity = slots.quantity ?? (slots.isWhole === true ? unpaid.length : 1)
  if (!Number.isInteger(quantity) || quantity < 1)
    return ask('quantity', text('debtPayment.askQuantity', values))
  if (quantity > unpaid.length) {
    return refuse(text('debtPayment.tooMany', { ...values, count: unpaid.length }))
  }
  const next = unpaid.slice(0, quantity)
  const expectedCents = next.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const paidCents = said?.value ?? expectedCents
  if (paidCents < quantity) return ask('amount', text('shared.ask.amountNotPositive'))
  const equal = Math.floor(paidCents / quantity)
  const parts = next.map(({ number, month, amountCents }, index) => ({
    installment: number,
    month,
    cents:
      paidCents === expectedCents
        ? amountCents
        : index === quantity - 1
          ? paidCents - equal * (quantity - 1)
          : equal,
  }))
  return { status: 'parts', parts, expectedCents }
}

const COUNTING = /parcel|presta[çc]|installment|instalment|payment|vez|cota/iu

/** The router reads no amount of an instalment, and one instalment where none was spoken of. */
function withAmount(slots: JsonObject, { text, into }: WordsRead): JsonObject {
  const { quantity } = slots
  if (into !== undefined || slots.amount !== undefined) return slots
  const amount = saidAmount(text)
  const counted = quantity === 1 && !COUNTING.test(text) ? without(slots, 'quantity') : slots
  // "paguei 2 da moto" counts them.
  if (amount === undefined || amount === quantity) return counted
  // "duas parcelas de 300": what stands behind "de" is of each.
  const isEach =
    typeof quantity === 'number' &&
    quantity > 1 &&
    /(?<!\p{L})(?:de|of|at)\s+\D{0,4}\d[\d.,]*/iu.test(text)
  return { ...counted, amount: isEach ? Math.round(amount * quantity * 100) / 100 : amount }
}

const PAYS_OFF =
  /(?<!\p{L})(?:quit(?:ei|amos|ad[ao])|liquid(?:ei|amos)|zer(?:ei|amos)|(?:terminei|terminamos|acabei) de (?:pagar|quitar)|o resto d[ao]|paid off|finished paying|cleared|paid in full)(?!\p{L})/iu

/** "quitei a moto": all that is left of it, unless instalments are spoken of. */
function asWhole(slots: JsonObject, { text, into }: WordsRead): JsonObject {
  const { quantity = 1 } = slots
  const isWhole = into === undefined && quantity === 1 && PAYS_OFF.test(text)
  const isAll = isWhole && !COUNTING.test(text)
  return isAll ? { ...without(slots, 'quantity'), isWhole: true } : slots
}

const without = (slots: JsonObject, slot: string): JsonObject =>
  Object.fromEntries(Object.entries(slots).filter(([name]) => name !== slot))

/** A payment on a debt that is not kept: it can be, with what was said of it. */
async function newDebtInstead(
  { debtRef, quantity, amount, paidDate, isWhole }: Input,
  context: DomainContext,
): Promise<Instead | undefined> {
  if (debtRef === undefined || isId('deb', debtRef) || cleanName(debtRef) === '') return undefined
  const known = debtsNamed(debtRef, await readDebts(context))
  if (known.candidates.length > 0) return undefined
  const name = cleanName(debtRef)
  if (amount !== undefined && quantity === undefined) {
    // "paid Tom back 60", and nothing was noted: it is spent all the same.
    const date = paidDate === undefined ? {} : { date: paidDate }
    return { call: { intent: 'create_expense', params: { name, actualAmount: amount, ...date } } }
  }
  // What is paid off needs no following.
  if (isWhole === true) return undefined
  return {
    call: {
      intent: 'create_debt',
      params: {
        name,
        isNegotiated: true,
        paidInstallments: quantity ?? 1,
        ...(amount === undefined ? {} : { installmentAmount: amount / (quantity ?? 1) }),
      },
    },
    remark: context.text('debtPayment.offerNew', { name: quoteText(name) }),
  }
}

/** `Moto, parcela 4 de 12, R$ 1.000,00, hoje (18/11)`. */
function describe(
  { shown, parts, paidOn, paidCents, expectedCents }: Prepared,
  context: DomainContext,
): string {
  const { format, text } = context
  const amount = format.money(paidCents, shown.currency)
  const numbers = parts.flatMap(({ installment }) => installment ?? [])
  const [first] = numbers
  const values = { first, last: numbers.at(-1), total: shown.count, count: numbers.length }
  const which =
    first === undefined
      ? undefined
      : text(numbers.length > 1 ? 'debtPayment.these' : 'debtPayment.this', values)
  const paid =
    paidCents === expectedCents
      ? amount
      : text('bill.unlikeExpected', {
          amount,
          expected: format.money(expectedCents, shown.currency),
        })
  return [debtTitle(shown), which, paid, format.day(paidOn)].filter(Boolean).join(', ')
}

async function fieldsOf(payment: Prepared, context: DomainContext) {
  const { text } = context
  const { shown, parts } = payment
  const open = (await readDebts(context)).filter(({ debt }) => isOpen(debt))
  const fields = [
    {
      ...choiceField({
        slot: 'debtRef',
        label: text('debt.label.debt'),
        value: shown.debtId as string,
        options: open.map((series) => ({
          value: series.debt.id,
          label: describeDebtShort(series, context),
        })),
      }),
      display: debtTitle(shown),
    },
    moneyField(
      {
        slot: 'amount',
        label: text('shared.label.amount'),
        value: payment.paidCents,
        currency: shown.currency,
      },
      context,
    ),
    dayField(
      { slot: 'paidDate', label: text('shared.label.paidOn'), value: payment.paidOn },
      context,
    ),
  ]
  if (shown.count === null) return fields
  const quantity = numberField(
    {
      slot: 'quantity',
      label: text('shared.label.installments'),
      value: parts.length,
      minimum: 1,
      maximum: shown.count,
    },
    context,
  )
  return [...fields.slice(0, 1), quantity, ...fields.slice(1)]
}
