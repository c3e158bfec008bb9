import type { Domain } from '../domains/domain.ts'
import type { ActionCall, LikelyIntent, Turn } from '../turn/turn.ts'
import { PINNED_TOOLS } from './budgets.ts'

/** What a prompt carries of the tools there are. */
export interface PinnedTools {
  readonly pinned: string[]
  /** The domains they belong to, the likeliest first. */
  readonly domains: string[]
}

/** How likely a message must be about a domain, all its intents together. Below it lies what is about none. */
const LEAST_LIKELY = 0.15

/**
 * The tools that an answer most likely needs: the one that the call names, then the reads of the
 * domains that the message is likely about, and of those whose area it only touches the overview. A
 * write that is not called by its name was ruled out before; that and all else is found with
 * `find_tools`.
 */
export function pinTools(
  { services: { tools, domains } }: Pick<Turn, 'services'>,
  call: ActionCall,
): PinnedTools {
  const likely = call.likely ?? []
  const areas = Array.isArray(call.params.relatedAreas) ? call.params.relatedAreas : []
  const weigh = (domain: Domain) => {
    const sum = [{ intent: call.intent, confidence: 1 }, ...likely]
      .filter(({ intent }) => isOf(intent, domain))
      .reduce((total, { confidence }) => total + confidence, 0)
    const isTouched = domain.conversation?.areas.some((area) => areas.includes(area)) === true
    return { domain, weight: sum, isLikely: sum >= LEAST_LIKELY, isTouched }
  }
  const about = domains
    .map(weigh)
    .filter(({ isLikely, isTouched }) => isLikely || isTouched)
    .sort((one, other) => other.weight - one.weight)
  const names = about.flatMap(({ domain, isLikely }) =>
    isLikely ? readsOf(domain, likely) : (domain.conversation?.overview ?? []),
  )
  const called = tools.has(call.intent) ? [call.intent] : []
  return {
    pinned: [...new Set([...called, ...names])].slice(0, PINNED_TOOLS),
    domains: about.map(({ domain }) => domain.name),
  }
}

const isOf = (intent: string, { tools, conversation }: Domain): boolean =>
  tools.some(({ name }) => name === intent) || conversation?.intents?.includes(intent) === true

/** The reads of a domain: the likeliest, then the overview, then the others. */
function readsOf({ tools, conversation }: Domain, likely: readonly LikelyIntent[]): string[] {
  const reads = tools.filter(({ effect }) => effect === 'read').map(({ name }) => name)
  const first = [...likely.map(({ intent }) => intent), ...(conversation?.overview ?? [])]
  return [...new Set([...first.filter((name) => reads.includes(name)), ...reads])]
}
