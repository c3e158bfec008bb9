import type { JsonObject } from '@parco/protocol'
import { fold } from '@parco/router'
import type { Claim, DomainContext } from '../../domain.ts'
import { matchName } from '../../internal/match-name.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readGoals, type StandingGoal } from './read-goals.ts'
import { isMoneyUnit } from './unit-from-words.ts'

/** "mais um livro", "another book": one more of what a goal counts. */
const ONE_MORE =
  /(?<!\p{L})(?:mais (?:um|uma|1)|outr[oa]|um|uma|another|one more|1 more|one|a) (?<noun>\p{L}{3,})/giu

/** "li mais um livro" is a step of whoever has a goal that counts books. */
export const claimStep: Claim = async ({ date }, { text }, context) => {
  const nouns = [...text.matchAll(ONE_MORE)].map(({ groups }) => stemOf(groups?.noun ?? ''))
  const goal = await onlyGoal(
    ({ goal: { unit } }) => unit !== null && nouns.includes(stemOf(unit)),
    context,
  )
  return goal && { call: progressOf(goal, (goal.progress.current ?? 0) + 1, date) }
}

/** What money is for, and not where it lies. */
const FOR = /(?<!\p{L})(?:pra|pro|para|for|towards?)(?!\p{L})/iu
/** "já juntei 800", "I've saved 800" tells all there is; "guardei 500" what was added. */
const IN_ALL = /(?<!\p{L})(?:já|no total|ao todo|so far|in all|in total|i've|have)(?!\p{L})/iu

/** "guardei 500 pra viagem" is a step of whoever saves for one. */
export const claimSaved: Claim = async ({ investmentRef, amount, date }, { text }, context) => {
  if (typeof investmentRef !== 'string' || typeof amount !== 'number' || !FOR.test(text))
    return undefined
  const goal = await onlyGoal(
    ({ goal: { title, unit } }) =>
      unit !== null && isMoneyUnit(unit) && isNamed(investmentRef, title),
    context,
  )
  if (!goal) return undefined
  const before = IN_ALL.test(text) ? 0 : (goal.progress.current ?? 0)
  return { call: progressOf(goal, before + amount, date) }
}

/** "quanto falta pra viagem?" asks for the goal, where no debt is spoken of. */
export const claimLeft: Claim = async ({ debtRef }, { text }, context) => {
  const isOfDebt = /d[ií]vida|parcela|presta|debt|loan|instal|owe|dev[oe]/iu.test(text)
  if (typeof debtRef !== 'string' || isOfDebt) return undefined
  const goal = await onlyGoal(({ goal: { title } }) => isNamed(debtRef, title), context)
  return goal && { call: { intent: 'get_goals', params: { name: goal.goal.id } } }
}

function progressOf(
  { goal }: StandingGoal,
  currentValue: number,
  date: JsonObject[string] | undefined,
) {
  const params = saidSlots({ goalRef: goal.id, currentValue, date })
  return { intent: 'update_goal_progress', params }
}

/** The one goal under way that fits. */
async function onlyGoal(
  fits: (goal: StandingGoal) => boolean,
  context: DomainContext,
): Promise<StandingGoal | undefined> {
  const open = (await readGoals(context)).filter(
    (one) => ['not_started', 'in_progress'].includes(one.progress.status) && fits(one),
  )
  return open.length === 1 ? open[0] : undefined
}

const isNamed = (said: string, title: string): boolean =>
  ['same', 'part'].includes(matchName(said, title))

const stemOf = (noun: string): string => fold(noun).replace(/e?s$/u, '')
