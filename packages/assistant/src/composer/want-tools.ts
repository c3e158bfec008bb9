import { ALSO_TOOLS } from '../actions/handled-intents.ts'
import type { Domain } from '../domains/domain.ts'
import type { LifeSkill } from '../skills/life-skill.ts'
import type { ActionCall, LikelyIntent, Turn } from '../turn/turn.ts'
import { PINNED_TOOLS, TOOLS_OF_A_SKILL } from './budgets.ts'

/** How likely a message must be about a domain, all its intents together. Below it lies what is about none. */
const LEAST_LIKELY = 0.15

/** How likely a message must ask for one of several reads; what is less likely is found when it is needed. */
const LEAST_LIKELY_READ = 0.04

/**
 * The tools that an answer most likely needs, the most wanted first: the one that the call names, those
 * that a skill always carries, the reads that the message likely asks for, then what the active skills
 * look at: the first of each whose domain may be meant, and more of one that likely is. A write that is
 * not called by its name was ruled out before, unless the message is likely one after all; that and all
 * else is found with `find_tools`.
 */
export function wantTools(
  { services: { tools, domains } }: Pick<Turn, 'services'>,
  { intent, likely = [] }: ActionCall,
  active: readonly LifeSkill[],
): string[] {
  const about = domains
    .map((domain) => ({ domain, weight: weigh(domain, intent, likely) }))
    .filter(({ weight }) => weight >= LEAST_LIKELY)
    .sort((one, other) => other.weight - one.weight)
  const hasSkill = ({ name }: Domain) => active.some(({ domains: its }) => its.includes(name))
  const asked = about.flatMap(({ domain }) => readsOf(domain, likely, hasSkill(domain)))
  const isRead = (name: string) => tools.get(name)?.tool.effect === 'read'
  const isLikely = (name: string) =>
    likely.some((one) => one.intent === name && one.confidence >= LEAST_LIKELY)
  const isMeant = (skill: LifeSkill) =>
    about.some(({ domain }) => skill.domains.includes(domain.name))
  const looksAt = inTurn(
    active
      .filter((skill) => skill.domains.length > 0 || isOwn(skill))
      .map((skill) => {
        const most = isOwn(skill) || isMeant(skill) ? TOOLS_OF_A_SKILL : 1
        return skill.tools.filter(isRead).slice(0, most)
      }),
  )
  const offered = active.flatMap((skill) => skill.tools.filter((name) => tools.has(name)))
  const carried = active.flatMap(({ carries }) => carries.filter((name) => tools.has(name)))
  const called = tools.has(intent) ? [intent] : []
  return [
    ...new Set([
      ...called,
      ...carried,
      ...asked.slice(0, PINNED_TOOLS),
      ...offered.filter(isLikely),
      ...looksAt,
    ]),
  ]
}

/** Nothing but its own words calls for it, so that it is meant whatever domain a message is about. */
const isOwn = ({ domains, classes }: LifeSkill): boolean =>
  domains.length === 0 && classes.length === 0

/** The first of each list, then the second of each, and so on. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const places = Array.from({ length: TOOLS_OF_A_SKILL }, (_, place) => place)
  return places.flatMap((place) => lists.flatMap((list) => list[place] ?? []))
}

function weigh(domain: Domain, called: string, likely: readonly LikelyIntent[]): number {
  return [{ intent: called, confidence: 1 }, ...likely]
    .filter(({ intent }) => isOf(intent, domain))
    .reduce((total, { confidence }) => total + confidence, 0)
}

/** Counsel is of the areas that it is about, and not of the domain that tells how they go. */
const isOf = (intent: string, { tools, conversation }: Domain): boolean =>
  !ALSO_TOOLS.has(intent) &&
  (tools.some(({ name }) => name === intent) || conversation?.intents?.includes(intent) === true)

/** The reads of a domain that a message likely asks for; without a skill that says more, all others too. */
function readsOf(
  { tools, conversation }: Domain,
  likely: readonly LikelyIntent[],
  hasSkill: boolean,
): string[] {
  const reads = tools.filter(({ effect }) => effect === 'read').map(({ name }) => name)
  const first = likely
    .filter(({ intent, confidence }) => reads.includes(intent) && confidence >= LEAST_LIKELY_READ)
    .map(({ intent }) => intent)
  const overview = conversation?.overview ?? []
  return [...new Set(hasSkill ? first : [...first, ...overview, ...reads])]
}
