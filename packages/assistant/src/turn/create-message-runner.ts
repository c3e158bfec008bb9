import type { Router, UserVocabulary } from '@parco/router'
import { type IntentAction, listIntentActions } from '@parco/store'
import { createActionRegistry } from '../actions/create-action-registry.ts'
import { createExamplesOf } from '../actions/nearest-examples.ts'
import type { Learning } from '../learning/create-learning.ts'
import type { ThinkingAction } from '../thinking/thinking-action.ts'
import { explainerOf, isOnlyRemarks } from '../understanding/left-out.ts'
import type { Understanding } from '../understanding/message-thought.ts'
import { readSureParts } from '../understanding/sure-parts.ts'
import { routerContextOf } from './decide-message.ts'
import { KeptForAWhile } from './kept-for-a-while.ts'
import { type MessageRunner, runAction } from './run-message.ts'
import type { Turn } from './turn.ts'

export interface MessageRunnerParts {
  readonly router: Router
  readonly understanding: Understanding
  readonly learning: Pick<Learning, 'ownOf'>
  readonly toolNames: Iterable<string>
  /** Actions that think, by name. */
  readonly thinking: ReadonlyMap<string, ThinkingAction>
  /** Kept by whoever knows when a user's names change. */
  readonly vocabularies: KeptForAWhile<UserVocabulary>
  readonly now: () => Date
}

const OVERRIDES_LIFETIME_MS = 30_000

/** Puts together what decides and executes messages. */
export function createMessageRunner(parts: MessageRunnerParts): MessageRunner {
  const { router, understanding, learning, vocabularies, now } = parts
  const overrides = new KeptForAWhile<ReadonlyMap<string, IntentAction>>(OVERRIDES_LIFETIME_MS, now)
  const contextOf = async (turn: Turn) => routerContextOf(turn, await runner.knownOf(turn))
  const runner: MessageRunner = {
    router,
    understanding,
    explain: explainerOf(router),
    registry: createActionRegistry({
      toolNames: parts.toolNames,
      thinking: parts.thinking,
      likelyIntents: async (turn) => router.candidates(turn.text, await contextOf(turn)),
      runOne: (call, turn) => runAction(runner, call, turn),
      boundIn: async (turn) => {
        const explanation = runner.explain(turn.text, await contextOf(turn))
        const readings = explanation?.clauses.flatMap((clause) => clause.readings) ?? []
        return readings.find(({ isChosen }) => isChosen)?.bound ?? {}
      },
      isRemark: async (turn) => {
        const explanation = runner.explain(turn.text, await contextOf(turn))
        return explanation !== undefined && isOnlyRemarks(explanation)
      },
      partsOf: async (turn) =>
        readSureParts(turn.text, await contextOf(turn), {
          decide: router.decide,
          explain: explainerOf(router),
          isBuilt: (intent) => turn.services.tools.has(intent),
          joints: turn.say('leftOut.joints').split('|'),
        }),
      decideWords: async (turn, words) => router.decide(words, await contextOf(turn)),
      examplesOf: createExamplesOf({
        reader: router,
        contextOf,
      }),
    }),
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
  const works = turn.services.domains.map(
    (domain) => async () => domain.vocabulary?.(turn.contextOf(domain)),
  )
  return Object.assign({}, ...(await turn.sql.together(...works)))
}
