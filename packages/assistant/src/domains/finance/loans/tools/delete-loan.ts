import { type Id, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import { defineDomainWriteTool } from '../../../internal/define-domain-tool.ts'
import { holdLock } from '../../../internal/hold-lock.ts'
import { nameKey } from '../../../internal/match-name.ts'
import { refuse } from '../../../internal/preparations.ts'
import { readOnly, textField } from '../../../internal/preview-fields.ts'
import { leftWith } from '../left-with.ts'
import { readMove } from '../read-move.ts'
import { describeMove, type Move } from '../write-move.ts'

type Prepared = Move & { readonly id: Id<'lon'> }

/** Removes a loan, or money that came back, which was noted in error. */
export const deleteLoan = defineDomainWriteTool({
  name: 'delete_loan',
  description: 'Removes a loan or a repayment that was noted in error: the latest of a person.',
  input: z.object({ loanRef: z.string().optional().describe('Its id, or whose it is.') }),
  verb: 'delete',
  writes: ['loan_moves'],
  async prepare({ loanRef }, context) {
    const move = await readMove(loanRef, context)
    if (!move) return refuse(context.text('loan.notThere'))
    const { amountCents, currency, id, kind, movedOn, person } = move
    const prepared: Prepared = { id, person, kind, amountCents, currency, movedOn }
    const { text } = context
    if ((await leftWith(0, move, context)) < 0) return refuse(text('loan.moreCameBack', { person }))
    const what = move.isInvoice ? 'invoiced' : kind
    const title = text(`loan.deleteTitle.${what}`, describeMove(prepared, context))
    const field = textField({ slot: 'loanRef', label: text('loan.label.person'), value: person })
    return { status: 'ready', arguments: prepared, preview: { title, fields: [readOnly(field)] } }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    await holdLock(`loan/${nameKey(prepared.person)}`, context)
    const now = await readMove(prepared.id, context)
    if (!now || (await leftWith(0, now, context)) < 0)
      throw new ParcoError('stale', context.text('shared.stale'))
    await context.ledger.delete('loan_moves', prepared.id)
    return prepared
  },
  reply: (move, context) => context.text('loan.deleted', describeMove(move, context)),
})
