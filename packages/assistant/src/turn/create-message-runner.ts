import type { Router, UserVocabulary } from '@parco/router'
import { type IntentAction, listIntentActions } from '@parco/store'
import { createActionRegistry } from '../actions/create-action-registry.ts'
import type { Learning } from '../learning/create-learning.ts'
import type { Understanding } from '../understanding/message-thought.ts'
import { KeptForAWhile } from './kept-for-a-while.ts'
import { type MessageRunner, runAction } from './run-message.ts'
import type { Turn } from './turn.ts'

export interface MessageRunnerParts {
  readonly router: Router
  readonly understanding?: Understanding
  readonly learning: Pick<Learning, 'ownOf'>
  readonly toolNames: Iterable<string>
  /** Kept by whoever knows when a user's names change. */
  readonly vocabularies: KeptForAWhile<UserVocabulary>
  readonly now: () => Date
}

const OVERRIDES_LIFETIME_MS = 30_000

/** Puts together what decides and executes messages. */
export function createMessageRunner(parts: MessageRunnerParts): MessageRunner {
  const { router, understanding, learning, vocabularies, now } = parts
  const overrides = new KeptForAWhile<ReadonlyMap<string, IntentAction>>(OVERRIDES_LIFETIME_MS, now)
  const runner: MessageRunner = {
    router,
    ...(understanding ? { understanding } : {}),
    registry: createActionRegistry(parts.toolNames, (call, turn) => runAction(runner, call, turn)),
    knownOf: async (turn) => ({
      vocabulary: await vocabularies.get(turn.user.id, () => readVocabulary(turn)),
      own: await learning.ownOf(turn.user.id, turn.sql),
    }),
    overridesOf: (turn) =>
      overrides.get('all', async () => {
        const rows = await listIntentActions(turn.sql)
        return new Map(rows.map((row) => [row.intentKey, row]))
      }),
  }
  return runner
}

async function readVocabulary(turn: Turn): Promise<UserVocabulary> {
  const names: Record<string, unknown> = {}
  for (const domain of turn.services.domains) {
    Object.assign(names, await domain.vocabulary?.(turn.contextOf(domain)))
  }
  return names
}
