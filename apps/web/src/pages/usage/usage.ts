import { idSchema } from '@parco/protocol'
import { z } from 'zod'

const sumShape = {
  calls: z.number(),
  failed: z.number(),
  inputTokens: z.number(),
  cachedInputTokens: z.number(),
  outputTokens: z.number(),
  costUsd: z.number(),
}

/** What some calls of models came to. */
export type UsageSum = z.infer<z.ZodObject<typeof sumShape>>

const toolShape = { name: z.string(), uses: z.number(), failed: z.number() }

/** How often something was used, and how often in vain. */
export type ToolUsage = z.infer<z.ZodObject<typeof toolShape>>

/** A month of models: how much needed none, and what the rest used. */
export const usageSchema = z.object({
  month: z.string(),
  turns: z.number(),
  thoughtTurns: z.number(),
  costUsd: z.number(),
  unpricedCalls: z.number(),
  calls: z.array(z.object({ model: z.string(), role: z.string(), route: z.string(), ...sumShape })),
  days: z.array(
    z.object({ day: z.string(), turns: z.number(), thoughtTurns: z.number(), ...sumShape }),
  ),
  skills: z.array(z.object({ skills: z.array(z.string()), ...sumShape })),
  tools: z.array(z.object(toolShape)),
  toolsOfSkills: z.array(z.object(toolShape)),
  perAnswer: z
    .object({ answers: z.number(), median: z.number(), p95: z.number(), most: z.number() })
    .optional(),
  incidents: z.array(
    z.object({
      skill: z.string(),
      began: z.iso.datetime(),
      ended: z.iso.datetime().optional(),
      uses: z.number(),
      failed: z.number(),
    }),
  ),
  hosts: z.array(z.object({ hosts: z.array(z.string()), isLocal: z.boolean(), ...sumShape })),
  limits: z.object({ dayUsd: z.number().optional(), monthUsd: z.number().optional() }),
  spentTodayUsd: z.number(),
  spentThisMonthUsd: z.number(),
})
export type Usage = z.infer<typeof usageSchema>

/** A page of the calls of a month, the newest first. */
export const callPageSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      conversationId: idSchema('conversation').optional(),
      model: z.string(),
      route: z.string(),
      hosts: z.array(z.string()),
      isLocal: z.boolean(),
      inputTokens: z.number(),
      outputTokens: z.number(),
      costUsd: z.number().optional(),
      outcome: z.enum(['started', 'completed', 'failed', 'aborted']),
    }),
  ),
  nextCursor: z.string().optional(),
})
export type CallPage = z.infer<typeof callPageSchema>
export type SentCall = CallPage['items'][number]

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
export function shareWithout({ turns, thoughtTurns }: Usage): number | undefined {
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
