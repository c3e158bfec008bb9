import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import type { DomainWriteTool } from '../../domain-tool.ts'
import { checkAmount, checkDay } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { isNotReady, refuse } from '../../internal/preparations.ts'
import { choiceField, dayField, moneyField } from '../../internal/preview-fields.ts'
import type { MoveKind } from '../enums.ts'
import { readInvestments } from './read-investments.ts'
import {
  assertInvestmentUnchanged,
  describeShort,
  newInvestmentInstead,
  resolveInvestment,
  type ShownInvestment,
  toShownInvestment,
} from './resolve-investment.ts'
import { type InvestmentSeries, standingOf } from './standing.ts'

const input = z.object({
  investmentRef: z.string().optional().describe('The investment as the user names it.'),
  amount: z.number().optional(),
  date: z.string().optional().describe('YYYY-MM-DD; today when not said.'),
})

type Prepared = {
  readonly shown: ShownInvestment
  readonly kind: MoveKind
  readonly cents: number
  readonly movedOn: string
}
type Output = Prepared & { readonly nowCents: number; readonly netCents: number }

interface MoveTool {
  readonly name: string
  readonly description: string
  readonly kind: MoveKind
}

/** A tool that notes a move of an investment: they differ in what it does to it. */
export function defineMoveTool({ name, description, kind }: MoveTool): DomainWriteTool {
  return defineDomainWriteTool({
    name,
    description,
    input,
    verb: 'record',
    writes: ['investment_moves'],
    instead: ({ investmentRef, amount, date }, context) =>
      kind === 'withdrawal'
        ? Promise.resolve(undefined)
        : newInvestmentInstead(investmentRef, { currentAmount: amount, date }, context),
    async prepare(slots, context) {
      const amount = checkMoved(kind, slots.amount, context)
      if (isNotReady(amount)) return amount
      const day = checkDay('date', slots.date, context)
      if (isNotReady(day)) return day
      const resolution = await resolveInvestment(slots.investmentRef, context)
      if (resolution.status !== 'found') return resolution
      const shown = toShownInvestment(resolution.row)
      if (kind === 'withdrawal' && amount.value > shown.currentCents) {
        const values = { name: shown.name, current: moneyOf(shown.currentCents, shown, context) }
        return refuse(context.text('move.moreThanThere', values))
      }
      const prepared: Prepared = { shown, kind, cents: amount.value, movedOn: day.value }
      return {
        status: 'ready',
        arguments: prepared,
        preview: {
          title: context.text(`move.${kind}.title`, valuesOf(prepared, context)),
          fields: await fieldsOf(prepared, context),
        },
      }
    },
    async execute(prepared: Prepared, context): Promise<Output> {
      const { shown, cents, movedOn } = prepared
      await assertInvestmentUnchanged(shown, context)
      await context.ledger.insert('investment_moves', {
        id: context.mint('ivm'),
        investment_id: shown.investmentId,
        kind: prepared.kind,
        amount_cents: cents,
        moved_on: movedOn,
        created_at: context.now.toISOString(),
      })
      const after = await standingAfter(shown, context)
      return { ...prepared, nowCents: after?.currentCents ?? 0, netCents: after?.netCents ?? 0 }
    },
    reply(move: Output, context) {
      const noted = context.text(`move.${kind}.noted`, valuesOf(move, context))
      const now = moneyOf(move.nowCents, move.shown, context)
      if (kind !== 'value')
        return `${noted}\n${context.text('move.now', { name: move.shown.name, now })}`
      const gain = move.nowCents - move.netCents
      const key = gain === 0 ? 'even' : gain > 0 ? 'gain' : 'loss'
      const values = { gain: moneyOf(Math.abs(gain), move.shown, context) }
      return `${noted}\n${context.text(`move.${key}`, values)}`
    },
  })
}

/** Worth nothing is worth telling; moving nothing is not. */
function checkMoved(kind: MoveKind, amount: number | undefined, context: DomainContext) {
  return kind === 'value' && amount === 0
    ? ({ status: 'checked', value: 0 } as const)
    : checkAmount('amount', amount, context)
}

async function standingAfter({ investmentId }: ShownInvestment, context: DomainContext) {
  const series = (await readInvestments(context)).find(
    ({ investment }) => investment.id === investmentId,
  )
  return series && standingOf(series)
}

const moneyOf = (cents: number, { currency }: ShownInvestment, { format }: DomainContext) =>
  format.money(cents, currency)

function valuesOf({ shown, cents, movedOn }: Prepared, context: DomainContext) {
  return {
    name: shown.name,
    amount: moneyOf(cents, shown, context),
    day: context.format.day(movedOn),
  }
}

async function fieldsOf({ shown, cents, movedOn }: Prepared, context: DomainContext) {
  const { text } = context
  const all: readonly InvestmentSeries[] = await readInvestments(context)
  return [
    {
      ...choiceField({
        slot: 'investmentRef',
        label: text('investment.label.investment'),
        value: shown.investmentId as string,
        options: all.map((series) => ({
          value: series.investment.id,
          label: describeShort(series, context),
        })),
      }),
      display: shown.name,
    },
    moneyField(
      {
        slot: 'amount',
        label: text('shared.label.amount'),
        value: cents,
        currency: shown.currency,
      },
      context,
    ),
    dayField({ slot: 'date', label: text('shared.label.day'), value: movedOn }, context),
  ]
}
