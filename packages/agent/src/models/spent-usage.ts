import type { ModelUsage } from './language-model.ts'

/** What an answer that came to nothing has used, and which model was asked, as `provider/model`. */
export interface SpentUsage {
  readonly modelKey: string
  readonly usage: ModelUsage
}

const spent = new WeakMap<object, readonly SpentUsage[]>()

/**
 * Notes with a failure, or with the stream of a later attempt, what was used before it: the contract
 * of models has no place for it, and a budget has to know.
 */
export function noteSpent(where: object, usages: readonly SpentUsage[]): void {
  if (usages.length > 0) spent.set(where, usages)
}

/** What was noted; nothing for anything else. */
export function spentOf(where: unknown): readonly SpentUsage[] {
  return (typeof where === 'object' && where !== null && spent.get(where)) || []
}
