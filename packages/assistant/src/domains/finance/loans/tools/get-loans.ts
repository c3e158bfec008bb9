import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import { quoteText } from '../../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../../internal/define-domain-tool.ts'
import type { ExpectedIncome } from '../../incomes/income-rule.ts'
import { expectedLines, nextIncomes } from '../../incomes/next-incomes.ts'
import { describeTotals, type Totals, totalOf } from '../../totals.ts'
import { type Loan, loansTo, readLoans } from '../read-loans.ts'

type Output = {
  readonly asked: string | null
  readonly loans: readonly Loan[]
  readonly total: Totals
  /** Only those whose day is over were asked for. */
  readonly isLate: boolean
  /** What regular incomes bring next, where all that is to come was asked for. */
  readonly incomes: readonly ExpectedIncome[]
}

/** Tells who owes the user money, and how much. */
export const getLoans = defineDomainReadTool({
  name: 'get_loans',
  description: 'Who owes the user money, and how much: what they lent and did not get back yet.',
  input: z.object({
    personRef: z.string().optional().describe('One person, as the user calls them.'),
    isLate: z.boolean().optional().describe('Only what should have been paid by now.'),
    withIncomes: z.boolean().optional().describe('Also what regular incomes bring next.'),
  }),
  async execute({ isLate = false, personRef, withIncomes }, context): Promise<Output> {
    const all = await readLoans(context)
    const loans =
      personRef === undefined
        ? all.filter(
            ({ dueOn, leftCents }) =>
              leftCents > 0 && (!isLate || (dueOn !== null && dueOn < context.today)),
          )
        : loansTo(personRef, all)
    const open = loans.map(({ currency, leftCents: cents }) => ({ cents, currency }))
    const asked = personRef === undefined ? null : quoteText(personRef)
    const incomes = withIncomes === true ? await nextIncomes(null, context) : []
    return { asked, incomes, isLate, loans, total: totalOf(open, context) }
  },
  reply({ asked, incomes, isLate, loans, total }, context) {
    const { text } = context
    const coming = expectedLines('incomes.next', incomes, context)
    if (loans.length === 0 && coming.length > 0) return coming.join('\n')
    if (loans.length === 0 && isLate) return text('loan.noneLate')
    if (loans.length === 0)
      return asked === null ? text('loan.none') : text('loan.owesNothing', { person: asked })
    const lines = loans.map((loan) =>
      loan.leftCents === 0
        ? text('loan.isSquare', { person: loan.person })
        : describeOwed(loan, context),
    )
    if (lines.length === 1) return [...lines, ...repaidOf(loans, context), ...coming].join('\n')
    const sum = text('loan.total', { total: describeTotals(total, context) })
    return [sum, ...lines.map((line) => `- ${line}`), ...coming].join('\n')
  },
})

/** `Ana te deve R$ 50,00, último empréstimo 18/11.`, or since when it is invoiced and by when it is due. */
function describeOwed(loan: Loan, { format, text, today }: DomainContext): string {
  const { dueOn, invoicedCents, lastLentOn, leftCents, person } = loan
  const byDay = dueOn !== null && dueOn < today ? 'owesLate' : 'owesByDay'
  const key = dueOn !== null ? byDay : invoicedCents === 0 ? 'owes' : 'owesInvoice'
  return text(`loan.${key}`, {
    person,
    left: format.money(leftCents, loan.currency),
    day: format.day(dueOn ?? lastLentOn),
  })
}

/** What came back of the one loan that is told, beside what was lent in all. */
function repaidOf(loans: readonly Loan[], { format, text }: DomainContext): readonly string[] {
  return loans
    .filter(({ repaidCents }) => repaidCents > 0)
    .map(({ currency, lentCents, repaidCents }) =>
      text('loan.repaidSoFar', {
        lent: format.money(lentCents, currency),
        repaid: format.money(repaidCents, currency),
      }),
    )
}
