import type { Id } from '@parco/protocol'
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
  moveRef: z.string().optional().describe('The move whose amount this puts right.'),
})

type Prepared = {
  readonly shown: ShownInvestment
  readonly kind: MoveKind
  readonly cents: number
  readonly movedOn: string
  /** The move that is put right, and what it said. */
  readonly righted: { readonly id: Id<'ivm'>; readonly cents: number } | null
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
    codeSlots: ['moveRef'],
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
      const move = resolution.row.moves.find(({ id }) => id === slots.moveRef)
      const prepared: Prepared = {
        shown,
        kind,
        cents: amount.value,
        movedOn: move && slots.date === undefined ? move.movedOn : day.value,
        righted: move ? { id: move.id, cents: move.amountCents } : null,
      }
      return {
        status: 'ready',
        arguments: prepared,
        preview: {
          title: context.text(
            prepared.righted ? 'move.righted' : `move.${kind}.title`,
            valuesOf(prepared, context),
          ),
          fields: await fieldsOf(prepared, context),
        },
      }
    },
    async execute(prepared: Prepared, context): Promise<Output> {
      const { shown, cents, movedOn, righted } = prepared
      await assertInvestmentUnchanged(shown, context)
      const moved = { amount_cents: cents, moved_on: movedOn }
      if (righted) await context.ledger.update('investment_moves', righted.id, moved)
      else
        await context.ledger.insert('investment_moves', {
          id: context.mint('ivm'),
          investment_id: shown.investmentId,
          kind: prepared.kind,
          ...moved,
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

function valuesOf({ righted, shown, cents, movedOn }: Prepared, context: DomainContext) {
  return {
    before: righted ? moneyOf(righted.cents, shown, context) : '',
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
