import type { Id } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { checkAmount, checkDay, checkName } from '../../internal/check-slots.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import { INCOME_TYPES } from '../enums.ts'
import { describeIncome, incomeFields } from '../incomes/describe-income.ts'
import {
  assertIncomeUnchanged,
  type IncomeFacts,
  incomeReferenceSchema,
  resolveIncome,
  toIncomeFacts,
} from '../incomes/resolve-income.ts'

const input = z.object({
  incomeRef: incomeReferenceSchema
    .optional()
    .describe('The income as the user names it: whose or what for, when, how much.'),
  name: z.string().optional(),
  type: z.enum(INCOME_TYPES).optional(),
  actualAmount: z.number().optional().describe('What it really was.'),
  date: z.string().optional().describe('YYYY-MM-DD'),
})
type Input = z.output<typeof input>

type Prepared = {
  readonly id: Id<'inc'>
  readonly before: IncomeFacts
  readonly after: IncomeFacts
}

/** Corrects an income that is recorded. */
export const updateIncome = defineDomainWriteTool({
  name: 'update_income',
  description:
    'Corrects an income that is already recorded: incomeRef says which one, the other slots what changes. Never record it again instead.',
  input,
  verb: 'change',
  writes: ['incomes'],
  async prepare(slots, context) {
    const resolution = await resolveIncome(slots.incomeRef ?? {}, context)
    if (resolution.status !== 'found') return resolution
    const before = toIncomeFacts(resolution.row)
    const checked = changed(before, slots, context)
    if (isNotReady(checked)) return checked
    const after = checked.value
    if (
      describeIncome(before, context) === describeIncome(after, context) &&
      before.type === after.type
    ) {
      const income = describeIncome(before, context)
      return ask('actualAmount', context.text('income.askChange', { income }))
    }
    const prepared: Prepared = { id: resolution.row.id, before, after }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: context.text('income.updateTitle', changeOf(prepared, context)),
        fields: incomeFields(after, context),
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const { id, before, after } = prepared
    await assertIncomeUnchanged(id, before, context)
    await context.ledger.update('incomes', id, {
      name: after.name,
      type: after.type,
      amount_cents: after.amountCents,
      received_on: after.receivedOn,
    })
    return prepared
  },
  reply: (prepared, context) => context.text('income.updated', changeOf(prepared, context)),
})

function changed(
  before: IncomeFacts,
  slots: Input,
  context: DomainContext,
): { readonly status: 'ok'; readonly value: IncomeFacts } | NotReady {
  let after = { ...before, type: slots.type ?? before.type }
  if (slots.name !== undefined) {
    const name = checkName('name', slots.name, context)
    if (isNotReady(name)) return name
    after = { ...after, name: name.value }
  }
  if (slots.actualAmount !== undefined) {
    const amount = checkAmount('actualAmount', slots.actualAmount, context)
    if (isNotReady(amount)) return amount
    after = { ...after, amountCents: amount.value }
  }
  if (slots.date !== undefined) {
    const day = checkDay('date', slots.date, context)
    if (isNotReady(day)) return day
    after = { ...after, receivedOn: day.value }
  }
  return { status: 'ok', value: after }
}

const changeOf = ({ before, after }: Prepared, context: DomainContext) => ({
  before: describeIncome(before, context),
  after: describeIncome(after, context),
})
