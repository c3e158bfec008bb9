import { type Id, isId, ParcoError } from '@parco/protocol'
import type { DomainContext, DomainWriteContext } from '../../domain-context.ts'
import type { Instead, Resolution } from '../../domain-tool.ts'
import { cleanName, quoteText } from '../../internal/clean-text.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { askWhich } from '../../internal/preparations.ts'
import { readInvestments } from './read-investments.ts'
import { type InvestmentSeries, standingOf } from './standing.ts'

/** More choices than this are no help. */
const MAX_NAMES = 8

/** The investments that a reference may mean. */
export const investmentsNamed = (reference: string, all: readonly InvestmentSeries[]) =>
  bestMatches(reference, all, ({ investment }) => investment.name)

/** Finds the investment that the user means; without any words, the only one there is. */
export async function resolveInvestment(
  reference: string | undefined,
  context: DomainContext,
): Promise<Resolution<InvestmentSeries>> {
  const all = await readInvestments(context)
  if (reference !== undefined && isId('inv', reference)) {
    const chosen = all.find(({ investment }) => investment.id === reference)
    if (chosen) return { status: 'found', row: chosen }
    return { status: 'refused', explanation: context.text('investment.gone') }
  }
  if (all.length === 0) return { status: 'refused', explanation: context.text('investment.none') }
  if (reference === undefined) return choose(all, true, context)
  const { match, candidates } = investmentsNamed(reference, all)
  if (candidates.length > 0) return choose(candidates, match !== 'overlap', context)
  const explanation = context.text('investment.notFound', {
    wanted: quoteText(reference),
    existing: listInvestments(all, context),
  })
  return { status: 'refused', explanation }
}

function choose(
  candidates: readonly InvestmentSeries[],
  isSure: boolean,
  context: DomainContext,
): Resolution<InvestmentSeries> {
  const [only] = candidates
  if (only && isSure && candidates.length === 1) return { status: 'found', row: only }
  return askWhich(
    'investmentRef',
    context.text('investment.askWhich'),
    candidates
      .slice(0, MAX_NAMES)
      .map((series) => ({ label: describeShort(series, context), value: series.investment.id })),
  )
}

/** `Poupança, R$ 1.200,00`: enough to tell investments apart. */
export function describeShort(series: InvestmentSeries, context: DomainContext): string {
  const { name, currentCents, currency } = standingOf(series)
  return `${name}, ${context.format.money(currentCents, currency)}`
}

/** The names of investments in a row, as they are repeated where none was found. */
export const listInvestments = (all: readonly InvestmentSeries[], context: DomainContext): string =>
  context.format.list(all.slice(0, MAX_NAMES).map(({ investment }) => investment.name))

/** A name that is not kept is offered as a new investment, with what was said of it. */
export async function newInvestmentInstead(
  reference: string | undefined,
  amount: { readonly currentAmount?: number | undefined; readonly date?: string | undefined },
  context: DomainContext,
): Promise<Instead | undefined> {
  if (reference === undefined || isId('inv', reference)) return undefined
  const name = cleanName(reference)
  const all = await readInvestments(context)
  if (name === '' || investmentsNamed(reference, all).candidates.length > 0) return undefined
  const existing = listInvestments(all, context)
  const key = existing === '' ? 'investment.offerFirst' : 'investment.offerNew'
  const { currentAmount, date } = amount
  return {
    call: {
      intent: 'create_investment',
      params: {
        name,
        ...(currentAmount === undefined ? {} : { currentAmount }),
        ...(date === undefined ? {} : { date }),
      },
    },
    remark: context.text(key, { name: quoteText(name), existing }),
  }
}

/** What a card showed of an investment. */
export type ShownInvestment = {
  readonly investmentId: Id<'inv'>
  readonly name: string
  readonly currency: string
  readonly currentCents: number
  readonly moveCount: number
}

/** What a card shows of an investment. */
export function toShownInvestment(series: InvestmentSeries): ShownInvestment {
  const { investment, moves } = series
  const { id: investmentId, name, currency } = investment
  const { currentCents } = standingOf(series)
  return { investmentId, name, currency, currentCents, moveCount: moves.length }
}

/**
 * Holds an investment and makes sure that it is still what the user saw on the card.
 * @throws ParcoError `not-found` when it is gone, `stale` when it is different.
 */
export async function assertInvestmentUnchanged(
  shown: ShownInvestment,
  context: DomainWriteContext,
): Promise<void> {
  await holdLock(`investment/${shown.investmentId}`, context)
  const series = (await readInvestments(context)).find(
    ({ investment }) => investment.id === shown.investmentId,
  )
  if (!series) throw new ParcoError('not-found', context.text('investment.gone'))
  const now = toShownInvestment(series)
  const isSame = (Object.keys(now) as (keyof ShownInvestment)[]).every(
    (key) => now[key] === shown[key],
  )
  if (!isSame) throw new ParcoError('stale', context.text('shared.stale'))
}
