import { ParcoError } from '@parco/protocol/errors'
import type { AgentOptions } from './agent-options.ts'

/**
 * Refuses limits that are no numbers: nothing is ever more than `NaN`, so that such a limit would
 * not hold.
 * @throws ParcoError `configuration` naming the limit.
 */
export function checkLimits({ maxSteps, maxPromptTokens, budget }: AgentOptions): void {
  const limits = { maxSteps, maxPromptTokens, ...budget }
  for (const [name, limit] of Object.entries(limits)) {
    if (limit === undefined || (typeof limit === 'number' && limit >= 0)) continue
    throw new ParcoError('configuration', `${name} must be a number from 0; it is ${limit}.`)
  }
}
