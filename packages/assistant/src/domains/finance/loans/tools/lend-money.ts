import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import { checkAmount, checkCurrency, checkDay, checkName } from '../../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../../internal/define-domain-tool.ts'
import { nameKey } from '../../../internal/match-name.ts'
import { isNotReady } from '../../../internal/preparations.ts'
import { dayField, moneyField, textField } from '../../../internal/preview-fields.ts'
import { type Loan, loansTo, openLoans } from '../read-loans.ts'
import { describeMove, insertMove, type Move } from '../write-move.ts'

const input = z.object({
  person: z.string().optional().describe('Who got the money, as the user calls them.'),
  amount: z.number().optional(),
  date: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
  currency: z.string().optional(),
})

type Output = Move & {
  readonly leftCents: number
  /** Whether nobody else owes anything: how to end a loan is said once. */
  readonly isFirst?: boolean
}

/** Notes money that the user lent to somebody. */
export const lendMoney = defineDomainWriteTool({
  name: 'lend_money',
  description: 'Notes money that the user lent, or that somebody owes them. Not what they owe.',
  input,
  verb: 'record',
  writes: ['loan_moves'],
  async prepare(slots, context) {
    const amount = checkAmount('amount', slots.amount, context)
    if (isNotReady(amount)) return amount
    const name = checkName('person', slots.person, context)
    if (isNotReady(name)) return name
    const day = checkDay('date', slots.date, context)
    if (isNotReady(day)) return day
    const currency = checkCurrency('currency', slots.currency, context)
    if (isNotReady(currency)) return currency
    const before = await owedBy(name.value, currency.value, context)
    const prepared: Move = {
      person: before?.person ?? name.value,
      kind: 'lent',
      amountCents: amount.value,
      currency: currency.value,
      movedOn: day.value,
    }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('loan.title', describeMove(prepared, context)),
        fields: fieldsOf(prepared, context),
        ...(before ? { warning: warnOf(before, prepared, context) } : {}),
      },
    }
  },
  async execute(prepared: Move, context): Promise<Output> {
    await insertMove(prepared, context)
    const after = await owedBy(prepared.person, prepared.currency, context)
    const isFirst = (await openLoans(context)).length === 1
    return { ...prepared, leftCents: after?.leftCents ?? prepared.amountCents, isFirst }
  },
  reply(loan: Output, context) {
    const { format, text } = context
    const noted = text('loan.noted', describeMove(loan, context))
    if (loan.leftCents === loan.amountCents)
      return loan.isFirst === false ? noted : `${noted}\n${text('loan.howToEnd', loan)}`
    const left = format.money(loan.leftCents, loan.currency)
    return `${noted}\n${text('loan.owesNow', { person: loan.person, left })}`
  },
})

async function owedBy(
  person: string,
  currency: string,
  context: DomainContext,
): Promise<Loan | undefined> {
  const same = loansTo(person, await openLoans(context))
  return same.find((loan) => loan.currency === currency && nameKey(loan.person) === nameKey(person))
}

/** "o João me deve 200", who owed 200 before: the same, told again, or more. */
function warnOf({ leftCents, person }: Loan, { currency }: Move, context: DomainContext): string {
  const left = context.format.money(leftCents, currency)
  return context.text('loan.owesAlready', { person, left })
}

function fieldsOf({ amountCents: value, currency, movedOn, person }: Move, context: DomainContext) {
  const { text } = context
  const fields = [
    textField({ slot: 'person', label: text('loan.label.person'), value: person }),
    moneyField({ slot: 'amount', label: text('shared.label.amount'), value, currency }, context),
    dayField({ slot: 'date', label: text('shared.label.day'), value: movedOn }, context),
  ]
  if (currency === context.currency) return fields
  const label = text('shared.label.currency')
  return [...fields, textField({ slot: 'currency', label, value: currency })]
}
