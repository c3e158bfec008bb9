import type { JsonObject } from '@parco/protocol'
import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readStep } from './claim-step.ts'
import { resolveGoal } from './resolve-goal.ts'
import { ASSUMED_MONEY } from './unit-from-words.ts'

/**
 * "muda o prazo da viagem pra agosto", "a meta dos livros é 24", "vou conseguir a tempo?": of whoever has
 * the one goal that is named, a change of it or how it stands.
 */
export const claimGoal: Claim = async (_slots, { text }, context) => {
  const { intent = '', params = {} } = readStep(text, context) ?? {}
  if (!ABOUT_ONE.has(intent)) return undefined
  const found = await resolveGoal(String(params.goal), context)
  if (found.status !== 'found') return undefined
  const { id } = found.row.goal
  if (intent === 'finish_goal')
    return { call: { intent: 'complete_goal', params: { goalRef: id } } }
  if (intent === 'ask_pace') return { call: { intent: 'get_goals', params: { name: id } } }
  return {
    call: { intent: 'update_goal', params: saidSlots({ goalRef: id, ...changeOf(params) }) },
  }
}

/** "quero correr uma meia maratona até abril": its distance is the target. */
export const claimRace: Claim = async (_slots, { text }, context) => {
  const said = readStep(text, context)
  if (said?.intent !== 'want_race') return undefined
  const { date, endDate = date, targetValue, title } = said.params
  const params = saidSlots({ title, targetValue, unit: 'km', endDate })
  return { call: { intent: 'create_goal', params } }
}

/** "goal: 5,000 for a trip by April" is saved for. */
export const claimSum: Claim = async (_slots, { text }, context) => {
  const said = readStep(text, context)
  if (said?.intent !== 'want_sum') return undefined
  const { amount: targetValue, currency, date, endDate = date, title } = said.params
  const name = asOpening(asTyped(String(title), text))
  const params = { title: name, targetValue, currency, unit: ASSUMED_MONEY, endDate }
  return { call: { intent: 'create_goal', params: saidSlots(params) } }
}

const ABOUT_ONE: ReadonlySet<string> = new Set([
  'change_goal_end',
  'change_goal_target',
  'ask_pace',
  'finish_goal',
])

const changeOf = ({ amount, count, date, endDate = date }: JsonObject) => ({
  endDate,
  targetValue: amount ?? count,
})
