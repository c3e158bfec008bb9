import { type Id, isId, ParcoError } from '@parco/protocol'
import { toUuid } from '@parco/store'
import { z } from 'zod'
import type { DomainContext } from '../../../domain-context.ts'
import { defineDomainWriteTool } from '../../../internal/define-domain-tool.ts'
import { bestMatches } from '../../../internal/match-name.ts'
import { refuse } from '../../../internal/preparations.ts'
import { readOnly, textField } from '../../../internal/preview-fields.ts'
import { selectRows } from '../../../internal/select-rows.ts'
import { type LoanMove, loanMoves } from '../../tables.ts'
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
    const title = text(`loan.deleteTitle.${kind}`, describeMove(prepared, context))
    const field = textField({ slot: 'loanRef', label: text('loan.label.person'), value: person })
    return { status: 'ready', arguments: prepared, preview: { title, fields: [readOnly(field)] } }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    const now = await readMove(prepared.id, context)
    if (!now) throw new ParcoError('stale', context.text('shared.stale'))
    await context.ledger.delete('loan_moves', prepared.id)
    return prepared
  },
  reply: (move, context) => context.text('loan.deleted', describeMove(move, context)),
})

async function readMove(
  id: string | undefined,
  context: DomainContext,
): Promise<LoanMove | undefined> {
  if (id === undefined) return undefined
  if (isId('lon', id)) return (await selectRows(loanMoves, 'id = $2', [toUuid(id)], context))[0]
  const all = await selectRows(loanMoves, 'true order by moved_on, id', [], context)
  return bestMatches(id, all, ({ person }) => person).candidates.at(-1)
}
