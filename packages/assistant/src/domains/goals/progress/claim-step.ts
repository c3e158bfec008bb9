import type { JsonObject, JsonValue } from '@parco/protocol'
import { fold } from '@parco/router'
import type { Claim, DomainContext } from '../../domain.ts'
import { readGoals } from './read-goals.ts'

/** "mais um livro", "another book": one more of what a goal counts. */
const ONE_MORE =
  /(?<!\p{L})(?:mais (?:um|uma|1)|outr[oa]|um|uma|another|one more|1 more|one|a) (?<noun>\p{L}{3,})/giu

/** "li mais um livro" is a step of whoever has a goal that counts books. */
export const claimStep: Claim = async (slots, { text }, context) => {
  const nouns = [...text.matchAll(ONE_MORE)].map(({ groups }) => stemOf(groups?.noun ?? ''))
  const goal = await goalCounting(nouns, context)
  if (!goal) return undefined
  const params: Record<string, JsonValue> = {
    goalRef: goal.goal.id,
    currentValue: (goal.progress.current ?? 0) + 1,
  }
  if (slots.date !== undefined) params.date = slots.date
  return { call: { intent: 'update_goal_progress', params: params satisfies JsonObject } }
}

async function goalCounting(nouns: readonly string[], context: DomainContext) {
  if (nouns.length === 0) return undefined
  const open = (await readGoals(context)).filter(
    ({ goal, progress }) =>
      goal.unit !== null &&
      nouns.includes(stemOf(goal.unit)) &&
      (progress.status === 'not_started' || progress.status === 'in_progress'),
  )
  return open.length === 1 ? open[0] : undefined
}

const stemOf = (noun: string): string => fold(noun).replace(/e?s$/u, '')
