import type { IntentCall } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Instead } from '../../domain-tool.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { readIncomeSeries, ruleOn } from './income-rules.ts'

/** What people call a bill may be what they are paid: "o aluguel" of whoever lets a flat. */
export async function incomeRuleInstead(
  name: string | undefined,
  context: DomainContext,
  toCall: (name: string) => IntentCall,
): Promise<Instead | undefined> {
  if (name === undefined) return undefined
  const series = await readIncomeSeries(context.today, '9999-12-31', context)
  const { candidates, match } = bestMatches(name, series, (one) => ruleOn(one, context.today).name)
  const [only] = match !== 'overlap' && candidates.length === 1 ? candidates : []
  return only && { call: toCall(ruleOn(only, context.today).name) }
}
