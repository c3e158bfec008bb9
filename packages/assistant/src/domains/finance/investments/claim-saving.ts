import type { Claim } from '../../domain-tool.ts'
import { saidSlots } from '../../internal/said-slots.ts'

/** "coloquei na poupança", said of what 50 were spent on. */
const PUT_ASIDE =
  /^(?:eu )?(?:coloquei|guardei|botei|pus|depositei|apliquei|investi|i put|put|i saved|saved|deposited|invested)(?: it| tudo| all of it)? (?:na|no|em|in|into|to)(?: minha| meu| my| the)? (?<where>\p{L}[\p{L} ]{2,40})$/iu

/** What was put aside is no expense, whatever was asked before. */
export const claimSaving: Claim = async ({ actualAmount, date }, { text }) => {
  const where = PUT_ASIDE.exec(text.trim())?.groups?.where
  if (where === undefined || typeof actualAmount !== 'number') return undefined
  const params = saidSlots({ investmentRef: where, amount: actualAmount, date })
  return { call: { intent: 'add_investment_contribution', params } }
}
