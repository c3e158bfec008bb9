import type { ReadingInput } from '../clauses/clause-reading.ts'
import type { Reading } from '../grammar/grammar.ts'
import type { Sentence } from '../grammar/sentence.ts'
import { intentNamed } from '../intents/intent-table.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import { buildCall } from './build-calls.ts'
import { completeCall } from './complete-call.ts'
import type { FoundParams } from './fill/param-finder.ts'
import type { FilledCall } from './intent-reader.ts'

/** An intent that no sentence explains, in the words that are to be filled. */
export interface AskedIntent {
  readonly intent: string
  readonly definition: Sentence['definition']
  readonly input: ReadingInput
}

/** What the intent's own builder makes of what was found; nothing when it is of another opinion. */
export function filledCall(
  { intent, definition, input }: AskedIntent,
  found: FoundParams,
  floats: readonly SlotSpan[],
): FilledCall | undefined {
  const { message, today, vocabulary } = input
  const built = buildCall({
    message,
    reading: toReading(intent, definition, found, floats),
    clauseFrom: found.from,
    clauseTo: found.to,
    hasVerb: found.hasVerb ?? true,
    previous: undefined,
    today,
    vocabulary,
  })
  if (!built || built.intent !== intent) return undefined
  const { params } = completeCall(
    { intent, params: built.params as never },
    message.locale,
    vocabulary,
  )
  // A blood pressure has two values.
  const isMissing = (slot: string) =>
    params[slot] === undefined && !(slot === 'value' && params.values !== undefined)
  const named = intentNamed(intent)?.neverEverything
  const required = [...(definition.required ?? []), ...(named ? [named] : [])].filter(isMissing)
  return { params, missing: [...new Set([...built.missing, ...required])] }
}

/** A reading that no template made. */
function toReading(
  intent: string,
  definition: Sentence['definition'],
  { bindings, set = {} }: FoundParams,
  floats: readonly SlotSpan[],
): Reading {
  const sentence: Sentence = {
    intent,
    definition,
    group: { set },
    domain: '',
    source: '',
    isOwn: false,
    template: '',
    order: 0,
    needs: [],
    node: -1,
  }
  return { sentence, match: { bindings, floats, literalCount: 0, freeCount: 0 }, score: 0 }
}
