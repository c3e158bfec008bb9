import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { nameKey } from '../../internal/match-name.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readDebtSaid } from './claim-by-month.ts'
import { readDebts } from './read-debts.ts'
import { isOpen, remainingOf } from './standing.ts'

/** What gives money to somebody; "gastei 100 com o João" spends it. */
const GIVES =
  /(?<!\p{L})(?:pag(?:uei|amos|o)|dei|demos|mandei|transferi|pix|paid|gave|sent|transferred|venmoed|zelled)(?!\p{L})/iu

/** "paguei 100 pro João", who is owed 300: that is of the debt. */
export const claimPayment: Claim = async ({ name, actualAmount, date }, { text }, context) => {
  if (typeof name !== 'string' || typeof actualAmount !== 'number') return undefined
  if (!GIVES.test(text)) return undefined
  const owed = await owedTo(name, context)
  if (!owed || remainingOf(owed) < Math.round(actualAmount * 100)) return undefined
  const params: JsonObject = saidSlots({
    debtRef: owed.debt.id,
    amount: actualAmount,
    paidDate: date,
  })
  const { format } = context
  const left = format.money(remainingOf(owed), owed.debt.currency)
  const remark = context.text('debt.takenAsPayment', {
    name: owed.debt.name,
    left,
    amount: format.number(actualAmount),
  })
  return { call: { intent: 'pay_debt_installment', params }, remark }
}

/** "paguei o Caio", who is owed, is all that is left of it: the card shows how much, to be corrected. */
export const claimPaidOff: Claim = async (_slots, { text }, context) => {
  const said = readDebtSaid(text, context)
  if (said?.intent !== 'paid_somebody') return undefined
  const { date: paidDate, isPart, who } = said.params
  const owed = await owedTo(String(who), context)
  if (!owed) return undefined
  const isWhole = isPart === true ? undefined : true
  const params = saidSlots({ debtRef: owed.debt.id, isWhole, paidDate })
  return { call: { intent: 'pay_debt_installment', params } }
}

/** The debt on no terms to somebody of that name. */
async function owedTo(name: string, context: DomainContext) {
  const all = (await readDebts(context)).filter(
    ({ debt }) =>
      debt.installments === null && isOpen(debt) && nameKey(debt.name) === nameKey(name),
  )
  return all.length === 1 ? all[0] : undefined
}
