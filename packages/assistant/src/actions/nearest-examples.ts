import type { IntentReader, RouterContext } from '@parco/router'
import { replies } from '../replies/replies.generated.ts'
import type { Turn } from '../turn/turn.ts'

/** What the user could say instead, the closest to what was said first; none where nothing comes close. */
export type ExamplesOf = (turn: Turn) => Promise<readonly string[]>

export interface NearestExamplesParts {
  readonly reader: Pick<IntentReader, 'candidates'>
  contextOf(turn: Turn): Promise<RouterContext>
}

/** More than this is a list of features, and no answer. */
const EXAMPLES = 2

/** Below this the words point to nothing, and an example would be of something else. */
const CLOSE = 0.1

/** Finds what could be said instead of words that were not understood, by the intents that they may have. */
export function createExamplesOf({ reader, contextOf }: NearestExamplesParts): ExamplesOf {
  return async (turn) => {
    const likely = reader.candidates(turn.text, await contextOf(turn))
    return likely
      .filter(({ confidence }) => confidence >= CLOSE)
      .map(({ intent }) => intent)
      .filter(
        (intent) => Object.hasOwn(replies[turn.locale].example, intent) && isBuilt(turn, intent),
      )
      .slice(0, EXAMPLES)
      .map((intent) => turn.say(`example.${intent}`))
  }
}

const isBuilt = ({ services }: Turn, intent: string): boolean =>
  intent === 'undo' || services.tools.has(intent)
