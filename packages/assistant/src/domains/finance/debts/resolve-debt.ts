import { isId } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { bestMatches, type NameMatch } from '../../internal/match-name.ts'
import { askWhich } from '../../internal/preparations.ts'
import { describeDebtShort } from './describe-debt.ts'
import { readDebts } from './read-debts.ts'
import type { DebtSeries } from './schedule.ts'

/** More choices than this are no help. */
const MAX_NAMES = 8

/** The debts that a reference may mean: by what they are called, or else by whom they are owed to. */
export function debtsNamed(
  reference: string,
  all: readonly DebtSeries[],
): { readonly match: NameMatch; readonly candidates: readonly DebtSeries[] } {
  const byName = bestMatches(reference, all, ({ debt }) => debt.name)
  if (byName.candidates.length > 1) {
    // "o consignado do Itaú": who lent tells namesakes apart.
    const whole = bestMatches(
      reference,
      byName.candidates,
      ({ debt }) => `${debt.name} ${debt.creditor ?? ''}`,
    )
    return whole.match === 'same' ? whole : byName
  }
  if (byName.candidates.length > 0) return byName
  return bestMatches(reference, all, ({ debt }) => debt.creditor ?? '')
}

/** Finds the debt that the user means; without any words, the only one that fits. */
export async function resolveDebt(
  reference: string | undefined,
  fits: (series: DebtSeries) => boolean,
  context: DomainContext,
): Promise<Resolution<DebtSeries>> {
  const all = await readDebts(context)
  if (all.length === 0) return { status: 'refused', explanation: context.text('debt.none') }
  if (reference === undefined) return choose(all, true, fits, context)
  if (isId('deb', reference)) {
    const chosen = all.find(({ debt }) => debt.id === reference)
    if (chosen) return { status: 'found', row: chosen }
    return { status: 'refused', explanation: context.text('debt.gone') }
  }
  const { match, candidates } = debtsNamed(reference, all)
  if (candidates.length === 0) {
    const explanation = context.text('debt.notFound', {
      wanted: quoteText(reference),
      existing: listNames(all, context),
    })
    return { status: 'refused', explanation }
  }
  return choose(candidates, match !== 'overlap', fits, context)
}

function choose(
  candidates: readonly DebtSeries[],
  isSure: boolean,
  fits: (series: DebtSeries) => boolean,
  context: DomainContext,
): Resolution<DebtSeries> {
  const fitting = candidates.filter(fits)
  const [only] = fitting.length === 1 ? fitting : candidates
  if (only && isSure && (fitting.length === 1 || candidates.length === 1)) {
    return { status: 'found', row: only }
  }
  const shown = (fitting.length > 1 ? fitting : candidates).slice(0, MAX_NAMES)
  return askWhich(
    'debtRef',
    context.text('debt.askWhich'),
    shown.map((series) => ({ label: describeDebtShort(series, context), value: series.debt.id })),
  )
}

/** The names of debts in a row, as they are repeated where none was found. */
export function listNames(all: readonly DebtSeries[], context: DomainContext): string {
  return context.format.list(all.slice(0, MAX_NAMES).map(({ debt }) => debt.name))
}
