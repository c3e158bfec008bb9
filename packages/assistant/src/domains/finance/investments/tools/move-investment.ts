import { defineMoveTool } from '../define-move-tool.ts'

/** Notes money put into an investment. */
export const addInvestmentContribution = defineMoveTool({
  name: 'add_investment_contribution',
  description: 'Notes money that was put into savings or an investment. It moves no money.',
  kind: 'deposit',
})

/** Notes money taken out of an investment. */
export const withdrawInvestment = defineMoveTool({
  name: 'withdraw_investment',
  description: 'Notes money that was taken out of savings or an investment. It moves no money.',
  kind: 'withdrawal',
})

/** Notes what an investment is worth. */
export const setInvestmentValue = defineMoveTool({
  name: 'set_investment_value',
  description:
    'Notes what savings or an investment are worth in all on a day, from which their return follows.',
  kind: 'value',
})
