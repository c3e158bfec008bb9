import type { JsonObject } from '@parco/protocol'
import { readFacts } from '@parco/router'
import { z } from 'zod'
import type { DomainContext, DomainWriteContext } from '../../../domain-context.ts'
import type { WordsRead } from '../../../domain-tool.ts'
import { addMonths, dayInMonth, monthOf, monthsBetween } from '../../../internal/calendar.ts'
import { checkAmount, checkCurrency, checkName } from '../../../internal/check-slots.ts'
import { cleanText, quoteText } from '../../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../../internal/define-domain-tool.ts'
import { nameKey } from '../../../internal/match-name.ts'
import { ask, isNotReady, type NotReady } from '../../../internal/preparations.ts'
import { numberField } from '../../../internal/preview-fields.ts'
import { checkTerms, optionalAmount } from '../check-terms.ts'
import { debtFields } from '../debt-fields.ts'
import { type DebtFacts, describeDebt, describeDebtShort } from '../describe-debt.ts'
import { readDebts } from '../read-debts.ts'
import type { Agreement } from '../schedule.ts'
import { partCents } from '../terms.ts'

const MAX_NOTES = 500

const input = z.object({
  name: z.string().optional().describe('What it is for or what kind of loan; the creditor, else.'),
  creditor: z.string().optional().describe('To whom it is owed.'),
  totalAmount: z.number().optional(),
  isNegotiated: z.boolean().optional().describe('False where it is owed on no terms.'),
  totalInstallments: z.number().optional(),
  installmentAmount: z.number().optional().describe('Of these three, two give the third.'),
  dueDay: z.number().optional().describe('Day of the month, 1 to 31; ask when not said.'),
  startMonthYear: z.string().optional().describe('YYYY-MM of the first instalment; ask.'),
  paidInstallments: z.number().optional().describe('How many were paid before.'),
  currency: z.string().optional(),
  notes: z.string().optional(),
  besides: z
    .string()
    .optional()
    .describe('Another debt said in the same breath, which this card does not hold.'),
})
type Input = z.output<typeof input>

type Prepared = DebtFacts & {
  readonly notes: string | null
  readonly paidBefore: number
}
type Output = Prepared & { readonly debtId: string; readonly overdue: number }

/** Notes a debt: in instalments, or owed to somebody on no terms. */
export const createDebt = defineDomainWriteTool({
  name: 'create_debt',
  description:
    'Notes a loan, a financing or money owed. Not for a purchase on a card, and not for what others owe the user.',
  input,
  verb: 'record',
  writes: ['debts', 'debt_payments'],
  fromWords: (slots, words, context) => ({
    ...withoutWorkedOut(slots, words, context),
    ...besidesIn(words),
  }),
  async prepare(slots, context) {
    if (slots.name === undefined && slots.creditor === undefined)
      return ask('creditor', context.text('debt.askCreditor'))
    const name = checkName('name', slots.name ?? slots.creditor, context)
    if (isNotReady(name)) return name
    const creditor =
      slots.creditor === undefined ? undefined : checkName('creditor', slots.creditor, context)
    if (creditor && isNotReady(creditor)) return creditor
    const currency = checkCurrency('currency', slots.currency, context)
    if (isNotReady(currency)) return currency
    const terms = termsOf(slots, name.value, context)
    if (isNotReady(terms)) return terms
    const { extraCents, totalCents } = terms
    const paidBefore = checkPaid(slots.paidInstallments, terms.agreement, context)
    if (isNotReady(paidBefore)) return paidBefore
    const agreement = begun(terms.agreement, paidBefore.value, context)
    const notes = [...cleanText(slots.notes ?? '')].slice(0, MAX_NOTES).join('')
    const prepared: Prepared = {
      name: name.value,
      creditor: creditor?.value ?? null,
      totalCents,
      currency: currency.value,
      agreement,
      notes: notes === '' ? null : notes,
      paidBefore: paidBefore.value,
    }
    const warning = await warn(prepared, { extraCents, besides: slots.besides }, context)
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('debt.title', { debt: describe(prepared, context) }),
        fields: fieldsOf(prepared, context),
        ...(warning === undefined ? {} : { warning }),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Output> {
    const { agreement, paidBefore } = prepared
    const debtId = context.mint('deb')
    const isPaidOff = agreement !== null && paidBefore === agreement.count
    await context.ledger.insert('debts', {
      id: debtId,
      name: prepared.name,
      creditor: prepared.creditor,
      total_cents: prepared.totalCents,
      currency: prepared.currency,
      installments: agreement?.count ?? null,
      installment_cents: agreement?.eachCents ?? null,
      due_day: agreement?.dueDay ?? null,
      start_month: agreement?.startMonth ?? null,
      status: isPaidOff ? 'paid_off' : 'active',
      notes: prepared.notes,
      created_on: context.today,
      created_at: context.now.toISOString(),
    })
    if (agreement) await insertPaid({ debtId, agreement, paidBefore }, context)
    return {
      ...prepared,
      debtId,
      overdue: agreement ? overdueOf(agreement, paidBefore, context) : 0,
    }
  },
  reply(debt, context) {
    const { text } = context
    const created = text('debt.created', { debt: describe(debt, context) })
    if (debt.overdue === 0) return created
    // Who notes a debt that has run for months has mostly paid for them: say how to tell, and leave it there.
    const values = { count: debt.overdue, name: debt.name }
    return `${created}\n${text('debt.alreadyDue', values)}`
  },
})

/** The router works out what each costs, or all, where one was said: what was not is free to change with the rest. */
function withoutWorkedOut(
  slots: JsonObject,
  { text }: WordsRead,
  context: DomainContext,
): JsonObject {
  const { totalAmount, installmentAmount, totalInstallments, ...rest } = slots
  if (totalAmount === undefined || installmentAmount === undefined) return slots
  const { numbers } = readFacts(text, context)
  const isSaid = (value: unknown) => typeof value === 'number' && numbers.has(value)
  return {
    ...rest,
    ...(totalInstallments === undefined ? {} : { totalInstallments }),
    ...(isSaid(totalAmount) || !isSaid(installmentAmount) ? { totalAmount } : {}),
    ...(isSaid(installmentAmount) || !isSaid(totalAmount) ? { installmentAmount } : {}),
  }
}

interface FoundTerms {
  readonly status: 'terms'
  readonly agreement: Agreement | null
  readonly totalCents: number
  readonly extraCents: number
}

function termsOf(slots: Input, name: string, context: DomainContext): FoundTerms | NotReady {
  const { text } = context
  const isInParts =
    slots.totalInstallments !== undefined ||
    slots.installmentAmount !== undefined ||
    (slots.isNegotiated ?? false)
  if (isInParts) {
    if (
      slots.totalAmount !== undefined &&
      slots.totalInstallments === undefined &&
      slots.installmentAmount === undefined
    ) {
      const amount = optionalAmount('totalAmount', slots.totalAmount, context)
      if (isNotReady(amount)) return amount
      return ask('totalInstallments', text('debt.askCount', { name }), [
        { label: text('debt.noInstallments'), slots: { isNegotiated: false } },
      ])
    }
    const checked = checkTerms(slots, name, context)
    if (isNotReady(checked)) return checked
    const { agreement, extraCents } = checked
    return { status: 'terms', agreement, totalCents: agreement.totalCents, extraCents }
  }
  if (slots.totalAmount === undefined) return ask('totalAmount', text('debt.askTotal', { name }))
  const total = checkAmount('totalAmount', slots.totalAmount, context)
  if (isNotReady(total)) return total
  return { status: 'terms', agreement: null, totalCents: total.value, extraCents: 0 }
}

function checkPaid(
  paid: number | undefined,
  agreement: Agreement | null,
  context: DomainContext,
): { readonly status: 'checked'; readonly value: number } | NotReady {
  if (paid === undefined || agreement === null) return { status: 'checked', value: 0 }
  if (Number.isInteger(paid) && paid >= 0 && paid <= agreement.count)
    return { status: 'checked', value: paid }
  return ask('paidInstallments', context.text('debt.askPaid', { count: agreement.count }))
}

/** "outubro" of what is being paid by now is the October behind. */
function begun(
  agreement: Agreement | null,
  paidBefore: number,
  { today }: DomainContext,
): Agreement | null {
  if (agreement === null || paidBefore === 0) return agreement
  const ahead = monthsBetween(monthOf(today), agreement.startMonth)
  if (ahead <= 0) return agreement
  return { ...agreement, startMonth: addMonths(agreement.startMonth, -12 * Math.ceil(ahead / 12)) }
}

const dueOn = (agreement: Agreement, number: number): string =>
  dayInMonth(addMonths(agreement.startMonth, number - 1), agreement.dueDay)

/** What was paid before it was noted: each on its day, as far as that has come. */
async function insertPaid(
  { debtId, agreement, paidBefore }: { debtId: string; agreement: Agreement; paidBefore: number },
  context: DomainWriteContext,
): Promise<void> {
  for (let number = 1; number <= paidBefore; number++) {
    const day = dueOn(agreement, number)
    await context.ledger.insert('debt_payments', {
      id: context.mint('dpm'),
      debt_id: debtId,
      installment: number,
      month: addMonths(agreement.startMonth, number - 1),
      amount_cents: partCents(agreement, number),
      paid_on: day < context.today ? day : context.today,
      created_at: context.now.toISOString(),
    })
  }
}

function overdueOf(agreement: Agreement, paid: number, { today }: DomainContext): number {
  let count = 0
  for (let number = paid + 1; number <= agreement.count; number++) {
    if (dueOn(agreement, number) < today) count += 1
  }
  return count
}

function describe(debt: Prepared, context: DomainContext): string {
  const described = describeDebt(debt, context)
  if (debt.paidBefore === 0) return described
  return `${described}, ${context.text('debt.paidBefore', { count: debt.paidBefore })}`
}

function fieldsOf(debt: Prepared, context: DomainContext) {
  const fields = debtFields(debt, context)
  if (debt.agreement === null || debt.paidBefore === 0) return fields
  const label = context.text('debt.label.paid')
  const { count } = debt.agreement
  return [
    ...fields,
    numberField(
      { slot: 'paidInstallments', label, value: debt.paidBefore, minimum: 0, maximum: count },
      context,
    ),
  ]
}

/** "devo 100 pra Bia e 50 pro João": a card holds one debt, and says so of the other. */
const BESIDES =
  /\s(?:e|and)\s+((?:R\$|US\$|\$|£|€)?\s*\d[\d.,]*\s*(?:reais|conto|contos|dollars|bucks)?\s+(?:pro|pra|para|ao|à|to)\s.{1,40})$/iu

function besidesIn({ text, into }: WordsRead): { readonly besides?: string } {
  const besides = into === undefined ? BESIDES.exec(text.trim())?.[1] : undefined
  return besides === undefined ? {} : { besides }
}

async function warn(
  debt: Prepared,
  { extraCents, besides }: { readonly extraCents: number; readonly besides: string | undefined },
  context: DomainContext,
): Promise<string | undefined> {
  const { format, text } = context
  const namesake = (await readDebts(context)).find(
    (other) => nameKey(other.debt.name) === nameKey(debt.name),
  )
  const warnings = [
    namesake && text('debt.duplicate', { debt: describeDebtShort(namesake, context) }),
    extraCents > 0 &&
      text('debt.interest', {
        extra: format.money(extraCents, debt.currency),
        total: format.money(debt.totalCents - extraCents, debt.currency),
      }),
    besides !== undefined && text('debt.besides', { besides: quoteText(besides) }),
    debt.currency !== context.currency &&
      text('shared.foreignCurrency', { currency: debt.currency, own: context.currency }),
  ]
  const said = warnings.filter((warning) => typeof warning === 'string')
  return said.length === 0 ? undefined : said.join(' ')
}
