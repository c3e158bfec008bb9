import type { IntentCall } from '@parco/protocol'
import { fieldOf } from './changeable-slots.ts'
import { METRIC_NAMES } from './choices.ts'
import { type Lexicon, wordsOfPhrase } from './lexicon.ts'

/** By which words each pending write can be pointed at. */
export interface ItemNames {
  /** The positions a word points at; empty when it names none. */
  readonly positionsOf: (word: string) => readonly number[]
}

const NAME_SLOTS = [
  'name',
  'title',
  'billRef',
  'debtRef',
  'habitRef',
  'investmentRef',
  'personRef',
  'creditor',
  'metricRef',
]
/** Kinds of cue whose words are too common to name anything ("de" in "conta de luz"). */
const COMMON = ['article', 'link', 'filler', 'noun'] as const

/** Collects the words of each write's name, or of its metric's type. */
export function itemNames(writes: readonly IntentCall[], lexicon: Lexicon): ItemNames {
  const positions = new Map<string, number[]>()
  for (const [position, write] of writes.entries()) {
    for (const word of new Set(
      namesOf(write).flatMap((name) => wordsOfPhrase(name, lexicon.locale)),
    )) {
      if (isCommon(word, lexicon)) continue
      positions.set(word, [...(positions.get(word) ?? []), position])
    }
  }
  return { positionsOf: (word) => positions.get(word) ?? [] }
}

function namesOf({ params }: IntentCall): string[] {
  const reference = params.expenseRef ?? params.entryRef
  const own = NAME_SLOTS.map((slot) => params[slot])
  return [
    ...own,
    fieldOf(reference, 'name'),
    metricName(params.type),
    metricName(fieldOf(reference, 'type')),
  ].filter((name): name is string => typeof name === 'string')
}

/** The names of a metric's type; an unknown type, whatever it is called, has none. */
function metricName(type: unknown): string | undefined {
  return typeof type === 'string' ? METRIC_NAMES.get(type)?.join(' ') : undefined
}

function isCommon(word: string, lexicon: Lexicon): boolean {
  if (word.length < 3) return true
  const cue = lexicon.match([word], 0)
  return cue !== undefined && COMMON.some((kind) => cue.kinds.has(kind))
}
