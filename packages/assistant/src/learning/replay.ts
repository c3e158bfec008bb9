import { setImmediate } from 'node:timers/promises'
import type { IntentCatalogue, RoutedCall, Router, RouterContext } from '@parco/router'
import { isSameCall } from './propose-sentence.ts'

/** A message whose decision must stay as it is. */
export interface GuardedLine {
  readonly text: string
  readonly context: RouterContext
  /** What a model made of it, when rules did not explain it: the one thing that it may become. */
  readonly understoodAs?: RoutedCall['intent']
}

/** A message that a new sentence would decide otherwise. */
export interface ChangedLine {
  readonly text: string
  readonly before: string
  readonly after: string
}

/** How many decisions are made before others get their turn: a few milliseconds. */
const BATCH = 10

/** Decides every line with and without new sentences, and lists the first few that would change. */
export async function replay(
  router: Router,
  lines: readonly GuardedLine[],
  own: { readonly before: readonly IntentCatalogue[]; readonly after: readonly IntentCatalogue[] },
  limit = 3,
): Promise<ChangedLine[]> {
  const changed: ChangedLine[] = []
  for (const [index, { text, context, understoodAs }] of lines.entries()) {
    if (index % BATCH === BATCH - 1) await setImmediate()
    const before = router.decide(text, { ...context, own: own.before })
    const after = router.decide(text, { ...context, own: own.after })
    if (isSameCall(before, after)) continue
    if (before.intent === 'model' && after.intent === understoodAs) continue
    changed.push({ text, before: before.intent, after: after.intent })
    if (changed.length === limit) break
  }
  return changed
}
