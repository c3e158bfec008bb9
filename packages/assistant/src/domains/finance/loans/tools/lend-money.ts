import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import { checkAmount, checkCurrency, checkDay, checkName } from '../../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../../internal/define-domain-tool.ts'
import { nameKey } from '../../../internal/match-name.ts'
import { isNotReady } from '../../../internal/preparations.ts'
import { dayField, moneyField, textField } from '../../../internal/preview-fields.ts'
import { checkDueDay } from '../check-due-day.ts'
import { type Loan, loansTo, openLoans } from '../read-loans.ts'
import { describeMove, insertMove, type Move } from '../write-move.ts'

const input = z.object({
  person: z.string().optional().describe('Who got the money, as the user calls them.'),
  amount: z.number().optional(),
  date: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
  currency: z.string().optional(),
  isInvoice: z
    .boolean()
    .optional()
    .describe('An invoice that the user sent, for work: it counts as income once it is paid.'),
  dueDate: z.string().optional().describe('YYYY-MM-DD by which it is to be paid, when said.'),
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
    const due = slots.dueDate === undefined ? undefined : checkDueDay(slots.dueDate, context)
    if (due && isNotReady(due)) return due
    const before = await owedBy(name.value, currency.value, context)
    const prepared: Move = {
      person: before?.person ?? name.value,
      kind: 'lent',
      amountCents: amount.value,
      currency: currency.value,
      movedOn: day.value,
      isInvoice: slots.isInvoice ?? false,
      dueOn: due?.value ?? null,
    }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: describeLent(prepared, 'title', context),
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
    const noted = describeLent(loan, 'noted', context)
    if (loan.leftCents === loan.amountCents) {
      const howToEnd = text(loan.isInvoice ? 'loan.howToBePaid' : 'loan.howToEnd', loan)
      return loan.isFirst === false ? noted : `${noted}\n${howToEnd}`
    }
    const left = format.money(loan.leftCents, loan.currency)
    return `${noted}\n${text('loan.owesNow', { person: loan.person, left })}`
  },
})

/** `Emprestado: Ana, R$ 50,00, hoje`, or what was invoiced, with its day where one was said. */
function describeLent(move: Move, part: 'title' | 'noted', context: DomainContext): string {
  const { format, text } = context
  const said = text(
    `loan.${move.isInvoice ? 'invoiced' : 'lent'}.${part}`,
    describeMove(move, context),
  )
  if (!move.dueOn) return said
  const due = text('loan.dueOn', { day: format.day(move.dueOn) })
  return part === 'title' ? `${said}, ${due}` : said.replace(/\.$/u, `, ${due}.`)
}

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

function fieldsOf(
  { amountCents: value, currency, dueOn, movedOn, person }: Move,
  context: DomainContext,
) {
  const { text } = context
  const fields = [
    textField({ slot: 'person', label: text('loan.label.person'), value: person }),
    moneyField({ slot: 'amount', label: text('shared.label.amount'), value, currency }, context),
    dayField({ slot: 'date', label: text('shared.label.day'), value: movedOn }, context),
    ...(dueOn
      ? [dayField({ slot: 'dueDate', label: text('loan.label.due'), value: dueOn }, context)]
      : []),
  ]
  if (currency === context.currency) return fields
  const label = text('shared.label.currency')
  return [...fields, textField({ slot: 'currency', label, value: currency })]
}
