import { HANDLED_INTENTS } from './actions/handled-intents.ts'
import type { Domain } from './domains/domain.ts'
import { lifeDomains } from './domains/index-of-domains.ts'

/** Marks a clause that only comments on what the others record: it is never decided by itself. */
const COMMENT = 'comment'

/** The intents that a tool or an action carries out; what else is understood is answered as not built. */
export function carriedOutIntents(domains: readonly Domain[] = lifeDomains): ReadonlySet<string> {
  const tools = domains.flatMap((domain) => domain.tools.map(({ name }) => name))
  return new Set([...HANDLED_INTENTS, COMMENT, ...tools])
}
