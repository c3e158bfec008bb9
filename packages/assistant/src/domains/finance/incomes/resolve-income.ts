import { type Id, isId, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { addDays, isCalendarDay } from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { fromCents, toCents } from '../../internal/money.ts'
import { askWhich } from '../../internal/preparations.ts'
import { incomeTypeLabel } from '../labels.ts'
import type { Income } from '../tables.ts'
import { describeIncome } from './describe-income.ts'
import { readIncomesOfDays } from './read-incomes.ts'

/** The user's own words for an income; `id` only when they chose it from a list. */
const partsSchema = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  date: z.string().optional(),
  actualAmount: z.number().optional(),
})
export type IncomeReference = z.output<typeof partsSchema>

/** Words alone are its name. */
export const incomeReferenceSchema = z.union([
  z.string().transform((name): IncomeReference => ({ name })),
  partsSchema,
])

/** Nobody corrects by word what came in longer ago. */
const KNOWN_DAYS = 400

/** More choices than this are no help. */
const MAX_OPTIONS = 6

/** Finds the income that the user means. One name that came in several times is that of the latest. */
export async function resolveIncome(
  { id, name, date, actualAmount }: IncomeReference,
  context: DomainContext,
): Promise<Resolution<Income>> {
  if (date !== undefined && !isCalendarDay(date)) {
    return askWhich(
      'incomeRef',
      context.text('shared.ask.dayInvalid', { day: quoteText(date) }),
      [],
    )
  }
  const first = addDays(context.today, -KNOWN_DAYS)
  const known = await readIncomesOfDays(first, context.today, context)
  if (id !== undefined) {
    const chosen = isId('inc', id) ? known.find((income) => income.id === id) : undefined
    if (chosen) return { status: 'found', row: chosen }
    return { status: 'refused', explanation: context.text('income.gone') }
  }
  if (known.length === 0) return { status: 'refused', explanation: context.text('income.none') }
  const cents = actualAmount === undefined ? undefined : toCents(actualAmount)
  const fitting = known.filter(
    ({ amountCents, receivedOn }) =>
      (date === undefined || receivedOn === date) && (cents === undefined || amountCents === cents),
  )
  const named =
    name === undefined
      ? { match: 'same' as const, candidates: fitting }
      : bestMatches(
          name,
          fitting,
          (income) => `${income.name} ${incomeTypeLabel(income.type, context)}`,
        )
  const [latest, ...others] = named.candidates
  if (!latest) {
    const existing = known.slice(0, 3).map((income) => `- ${describeIncome(income, context)}`)
    return {
      status: 'refused',
      explanation: `${context.text('income.notFound')}\n${existing.join('\n')}`,
    }
  }
  const isSure =
    named.match !== 'overlap' && others.every(({ name: other }) => other === latest.name)
  // Without a name there is no telling which of several is meant.
  if (isSure && (name !== undefined || others.length === 0)) return { status: 'found', row: latest }
  const shown = named.candidates.slice(0, MAX_OPTIONS)
  return askWhich(
    'incomeRef',
    context.text('income.askWhich'),
    shown.map((income) => ({
      label: describeIncome(income, context),
      value: {
        id: income.id,
        name: income.name,
        date: income.receivedOn,
        actualAmount: fromCents(income.amountCents),
      },
    })),
  )
}

/** What a card showed of an income. */
export type IncomeFacts = Pick<Income, 'name' | 'type' | 'amountCents' | 'currency' | 'receivedOn'>

export const toIncomeFacts = ({
  name,
  type,
  amountCents,
  currency,
  receivedOn,
}: Income): IncomeFacts => ({ name, type, amountCents, currency, receivedOn })

/**
 * Makes sure that an income is still what the user saw on the card.
 * @throws ParcoError `not-found` when it is gone, `stale` when it is different.
 */
export async function assertIncomeUnchanged(
  id: Id<'inc'>,
  shown: IncomeFacts,
  context: DomainContext,
): Promise<void> {
  const ofDay = await readIncomesOfDays(shown.receivedOn, shown.receivedOn, context)
  const now = ofDay.find((income) => income.id === id)
  if (!now) throw new ParcoError('stale', context.text('shared.stale'))
  const current = toIncomeFacts(now)
  const keys = Object.keys(current) as (keyof IncomeFacts)[]
  if (keys.every((key) => current[key] === shown[key])) return
  throw new ParcoError('stale', context.text('shared.stale'))
}
