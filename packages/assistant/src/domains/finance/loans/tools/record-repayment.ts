import { ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import type { Resolution } from '../../../domain-tool.ts'
import { checkAmount, checkDay } from '../../../internal/check-slots.ts'
import { quoteText } from '../../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../../internal/define-domain-tool.ts'
import { holdLock } from '../../../internal/hold-lock.ts'
import { nameKey } from '../../../internal/match-name.ts'
import { askWhich, isNotReady, refuse } from '../../../internal/preparations.ts'
import { choiceField, dayField, moneyField } from '../../../internal/preview-fields.ts'
import { describeLoan, type Loan, loansTo, openLoans } from '../read-loans.ts'
import { describeMove, insertMove, type Move } from '../write-move.ts'

const input = z.object({
  personRef: z.string().optional().describe('Who paid back, as the user calls them.'),
  amount: z.number().optional().describe('All that is owed when not said.'),
  date: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
})

type Prepared = Move & {
  /** What was owed when the card was shown. */
  readonly owedCents: number
  /** What of it was invoiced, and is an income now. */
  readonly incomeCents?: number
}

/** Notes that somebody paid back what they had borrowed. */
export const recordRepayment = defineDomainWriteTool({
  name: 'record_repayment',
  description: 'Notes that somebody paid the user back what they were lent, whole or in part.',
  input,
  verb: 'record',
  writes: ['loan_moves', 'incomes'],
  async prepare(slots, context) {
    const day = checkDay('date', slots.date, context)
    if (isNotReady(day)) return day
    const resolution = await resolveLoan(slots.personRef, context)
    if (resolution.status !== 'found') return resolution
    const { currency, invoicedCents, leftCents, person } = resolution.row
    const amount = checkAmount('amount', slots.amount ?? leftCents / 100, context)
    if (isNotReady(amount)) return amount
    if (amount.value > leftCents) {
      const left = context.format.money(leftCents, currency)
      return refuse(context.text('loan.moreThanOwed', { person, left }))
    }
    const prepared: Prepared = {
      person,
      kind: 'repaid',
      amountCents: amount.value,
      currency,
      movedOn: day.value,
      owedCents: leftCents,
      incomeCents: Math.min(amount.value, invoicedCents),
    }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text(
          prepared.incomeCents ? 'loan.paidTitle' : 'loan.repaidTitle',
          describeMove(prepared, context),
        ),
        fields: await fieldsOf(prepared, context),
        ...noteOnIncome(prepared, context),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    await holdLock(`loan/${nameKey(prepared.person)}`, context)
    const now = (await openLoans(context)).find(
      (loan) => loan.person === prepared.person && loan.currency === prepared.currency,
    )
    if (now?.leftCents !== prepared.owedCents)
      throw new ParcoError('stale', context.text('shared.stale'))
    await insertMove(prepared, context)
    if (prepared.incomeCents)
      await context.ledger.insert('incomes', {
        id: context.mint('inc'),
        name: prepared.person,
        type: 'freelance',
        amount_cents: prepared.incomeCents,
        currency: prepared.currency,
        received_on: prepared.movedOn,
        created_at: context.now.toISOString(),
      })
    return prepared
  },
  reply(move: Prepared, context) {
    const { format, text } = context
    const noted = text(move.incomeCents ? 'loan.paid' : 'loan.repaid', describeMove(move, context))
    const income = move.incomeCents ? `\n${sayIncome(move, context)}` : ''
    const leftCents = move.owedCents - move.amountCents
    const values = { person: move.person, left: format.money(leftCents, move.currency) }
    const rest = text(leftCents === 0 ? 'loan.isSquare' : 'loan.owesStill', values)
    return `${noted}${income}\n${rest}`
  },
})

/** An invoice that is paid is an income, as a whole or in part, which whoever approves should know. */
function sayIncome(
  { amountCents, currency, incomeCents = 0 }: Prepared,
  { format, text }: DomainContext,
): string {
  const part = incomeCents === amountCents ? 'whole' : 'part'
  return text(`loan.asIncome.${part}`, { income: format.money(incomeCents, currency) })
}

const noteOnIncome = (move: Prepared, context: DomainContext) =>
  move.incomeCents ? { warning: sayIncome(move, context) } : {}

async function resolveLoan(
  personRef: string | undefined,
  context: DomainContext,
): Promise<Resolution<Loan>> {
  const open = await openLoans(context)
  if (open.length === 0) return { status: 'refused', explanation: context.text('loan.none') }
  const fitting = personRef === undefined ? open : loansTo(personRef, open)
  const [only] = fitting
  if (only && fitting.length === 1) return { status: 'found', row: only }
  if (!only) {
    const existing = context.format.list(open.map(({ person }) => person))
    const values = { wanted: quoteText(personRef ?? ''), existing }
    return { status: 'refused', explanation: context.text('loan.notFound', values) }
  }
  return askWhich(
    'personRef',
    context.text('loan.askWhich'),
    fitting.map((loan) => ({ label: describeLoan(loan, context), value: loan.person })),
  )
}

async function fieldsOf(move: Prepared, context: DomainContext) {
  const { text } = context
  const open = await openLoans(context)
  return [
    {
      ...choiceField({
        slot: 'personRef',
        label: text('loan.label.person'),
        value: move.person,
        options: open.map((loan) => ({ value: loan.person, label: describeLoan(loan, context) })),
      }),
      display: move.person,
    },
    moneyField(
      {
        slot: 'amount',
        label: text('shared.label.amount'),
        value: move.amountCents,
        currency: move.currency,
      },
      context,
    ),
    dayField({ slot: 'date', label: text('shared.label.day'), value: move.movedOn }, context),
  ]
}
