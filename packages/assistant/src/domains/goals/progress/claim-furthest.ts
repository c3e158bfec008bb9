import { fold } from '@parco/router'
import type { Claim } from '../../domain-tool.ts'
import { readGoals, type StandingGoal } from './read-goals.ts'

/** "qual meta está mais atrasada?" names the one of which the most time has gone without progress. */
export const claimFurthest: Claim = async ({ area, status }, { text: said }, context) => {
  if (area !== undefined || status !== undefined) return undefined
  const words = context.text('goals.furthestWords').split('|')
  if (!words.some((word) => fold(said).includes(word))) return undefined
  const open = (await readGoals(context)).filter(({ progress }) =>
    ['not_started', 'in_progress'].includes(progress.status),
  )
  const [furthest] = open.sort((a, b) => lagOf(b) - lagOf(a))
  if (!furthest) return undefined
  if (lagOf(furthest) <= 0) {
    return { call: { intent: 'get_goals', params: {} }, remark: context.text('goals.noneBehind') }
  }
  const { id: name, title } = furthest.goal
  const remark = context.text('goals.furthest', { title })
  return { call: { intent: 'get_goals', params: { name } }, remark }
}

/** How much more of its time has gone than of its way, from -1 to 1. */
const lagOf = ({ progress: { elapsed, share } }: StandingGoal): number => elapsed - share
