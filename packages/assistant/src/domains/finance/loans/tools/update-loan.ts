import { type Id, ParcoError, type PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import { checkAmount, checkDay } from '../../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../../internal/define-domain-tool.ts'
import { holdLock } from '../../../internal/hold-lock.ts'
import { ask, isNotReady, refuse } from '../../../internal/preparations.ts'
import { dayField, moneyField, readOnly, textField } from '../../../internal/preview-fields.ts'
import type { LoanMove } from '../../tables.ts'
import { checkDueDay } from '../check-due-day.ts'
import { leftWith } from '../left-with.ts'
import { readMove } from '../read-move.ts'

const input = z.object({
  loanRef: z.string().optional().describe('Its id, or whose it is.'),
  amount: z.number().optional(),
  date: z.string().optional().describe('YYYY-MM-DD on which it was lent or invoiced.'),
  dueDate: z.string().optional().describe('YYYY-MM-DD by which it is to be paid.'),
  isDueNever: z.boolean().optional().describe('It is due on no day any more.'),
})

type Facts = {
  readonly amountCents: number
  readonly movedOn: string
  readonly dueOn: string | null
}
type Prepared = {
  readonly id: Id<'lon'>
  readonly person: string
  readonly personKey: string
  readonly currency: string
  readonly before: Facts
  readonly after: Facts
}

/** Changes what was lent or invoiced: how much, when, and by when it is due. */
export const updateLoan = defineDomainWriteTool({
  name: 'update_loan',
  description:
    'Changes a loan or an invoice that is noted: amount, day, due day. Not for what was paid of it.',
  input,
  verb: 'change',
  writes: ['loan_moves'],
  async prepare(slots, context) {
    const { text } = context
    const move = await readMove(slots.loanRef, context)
    if (!move) return refuse(text('loan.notThere'))
    if (move.kind !== 'lent') return refuse(text('loan.repaidStays'))
    const before = factsOf(move)
    const amount = checkAmount('amount', slots.amount ?? before.amountCents / 100, context)
    if (isNotReady(amount)) return amount
    const day = checkDay('date', slots.date ?? before.movedOn, context)
    if (isNotReady(day)) return day
    const due = slots.dueDate === undefined ? undefined : checkDueDay(slots.dueDate, context)
    if (due && isNotReady(due)) return due
    const after = {
      amountCents: amount.value,
      movedOn: day.value,
      dueOn: slots.isDueNever === true ? null : (due?.value ?? before.dueOn),
    }
    const { currency, id, person, personKey } = move
    const prepared: Prepared = { id, person, personKey, currency, before, after }
    if (changesOf(prepared, context).length === 0)
      return ask('amount', text('loan.askChange', { person }))
    if ((await leftWith(after.amountCents, move, context)) < 0)
      return refuse(text('loan.moreCameBack', { person }))
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: text('loan.updateTitle', { change: describe(prepared, context) }),
        fields: fieldsOf(prepared, context),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { after, before, id, personKey } = prepared
    await holdLock(`loan/${personKey}`, context)
    const now = await readMove(id, context)
    if (!now) throw new ParcoError('not-found', context.text('loan.notThere'))
    if (!isSame(factsOf(now), before) || (await leftWith(after.amountCents, now, context)) < 0)
      throw new ParcoError('stale', context.text('shared.stale'))
    await context.ledger.update('loan_moves', id, {
      amount_cents: after.amountCents,
      moved_on: after.movedOn,
      due_on: after.dueOn,
    })
    return prepared
  },
  reply: (prepared, context) =>
    context.text('loan.updated', { change: describe(prepared, context) }),
})

const factsOf = ({ amountCents, dueOn, movedOn }: LoanMove): Facts => ({
  amountCents,
  movedOn,
  dueOn,
})

const isSame = (one: Facts, other: Facts): boolean =>
  one.amountCents === other.amountCents &&
  one.movedOn === other.movedOn &&
  one.dueOn === other.dueOn

/** `Initech: R$ 1.200,00 → R$ 1.300,00; vence 10/12`. */
const describe = (prepared: Prepared, context: DomainContext): string =>
  `${prepared.person}: ${changesOf(prepared, context).join('; ')}`

function changesOf({ after, before, currency }: Prepared, { format, text }: DomainContext) {
  const due = (day: string) => text('loan.dueOn', { day: format.day(day) })
  const fromTo = (from: string, to: string) =>
    from === to ? [] : [text('shared.fromTo', { from, to })]
  return [
    ...fromTo(
      format.money(before.amountCents, currency),
      format.money(after.amountCents, currency),
    ),
    ...fromTo(format.day(before.movedOn), format.day(after.movedOn)),
    ...dueChange(before.dueOn, after.dueOn),
  ]

  function dueChange(from: string | null, to: string | null): string[] {
    if (from === to) return []
    if (to === null) return [text('loan.dueNever')]
    return from === null ? [due(to)] : fromTo(due(from), format.day(to))
  }
}

function fieldsOf({ after, currency, person }: Prepared, context: DomainContext): PreviewField[] {
  const { amountCents: value, dueOn, movedOn } = after
  const { text } = context
  return [
    readOnly(textField({ slot: 'loanRef', label: text('loan.label.person'), value: person })),
    moneyField({ slot: 'amount', label: text('shared.label.amount'), value, currency }, context),
    dayField({ slot: 'date', label: text('shared.label.day'), value: movedOn }, context),
    ...(dueOn === null
      ? []
      : [dayField({ slot: 'dueDate', label: text('loan.label.due'), value: dueOn }, context)]),
  ]
}
