import { type MonthUsage, modelCallSchema, type UsageSum } from '@parco/protocol'
import { z } from 'zod'

/** A page of the calls of a month, the newest first. */
export const callPageSchema = z.object({
  items: z.array(modelCallSchema),
  nextCursor: z.string().optional(),
})
export type CallPage = z.infer<typeof callPageSchema>

/** All of several sums. */
export function total(sums: readonly UsageSum[]): UsageSum {
  const add = (figure: keyof UsageSum) => sums.reduce((all, one) => all + one[figure], 0)
  return {
    calls: add('calls'),
    failed: add('failed'),
    inputTokens: add('inputTokens'),
    cachedInputTokens: add('cachedInputTokens'),
    outputTokens: add('outputTokens'),
    costUsd: add('costUsd'),
  }
}

/** Which part of the messages needed no model, from 0 to 1; `undefined` where there was none. */
export function shareWithout({ turns, thoughtTurns }: MonthUsage): number | undefined {
  return turns === 0 ? undefined : (turns - thoughtTurns) / turns
}

/** Tokens in and out. */
export const tokensOf = ({ inputTokens, outputTokens }: UsageSum): number =>
  inputTokens + outputTokens

/** Sums of the groups of one name, most tokens first. */
export function groupBy<Item extends UsageSum>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): readonly { readonly name: string; readonly sum: UsageSum }[] {
  const names = [...new Set(items.map(nameOf))]
  return names
    .map((name) => ({ name, sum: total(items.filter((item) => nameOf(item) === name)) }))
    .toSorted((a, b) => tokensOf(b.sum) - tokensOf(a.sum))
}
