import type { IntentCall } from '@parco/protocol'
import { intentNamed } from '../intents/intent-table.ts'
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

/** A longer note tells a story, whose words name nothing. */
const MAX_NOTE_WORDS = 3

/** Collects the words of each write's name, or of its metric's type. */
export function itemNames(writes: readonly IntentCall[], lexicon: Lexicon): ItemNames {
  const positions = new Map<string, number[]>()
  const wordsOf = (names: readonly string[]) =>
    names.flatMap((name) => wordsOfPhrase(name, lexicon.locale))
  const noted = new Set(wordsOf(writes.flatMap(shortNote)))
  for (const [position, write] of writes.entries()) {
    const notes = shortNote(write)
    // Of a run and a swim, "a corrida" is the one noted so, though both are exercise.
    const ofType = wordsOf(typesOf(write)).filter((word) => notes.length === 0 || !noted.has(word))
    for (const word of new Set([...wordsOf([...namesOf(write), ...notes]), ...ofType])) {
      if (isCommon(word, lexicon)) continue
      positions.set(word, [...(positions.get(word) ?? []), position])
    }
  }
  return { positionsOf: (word) => positions.get(word) ?? [] }
}

function namesOf({ params }: IntentCall): string[] {
  const reference = params.expenseRef ?? params.entryRef
  const own = NAME_SLOTS.map((slot) => params[slot])
  return [...own, fieldOf(reference, 'name')].filter((name) => typeof name === 'string')
}

/** The names of a metric's type, and of what else is no spending; an unknown type has none. */
function typesOf({ intent, params }: IntentCall): string[] {
  const types = [params.type, fieldOf(params.entryRef, 'type')]
  const metrics = types.flatMap((type) =>
    typeof type === 'string' ? (METRIC_NAMES.get(type) ?? []) : [],
  )
  return [...metrics, ...(intentNamed(intent)?.called ?? [])]
}

/** What a measurement is a note of, where a word or two say it: "longão", "treino de perna". */
function shortNote({ params: { notes } }: IntentCall): string[] {
  const isShort = typeof notes === 'string' && notes.split(' ').length <= MAX_NOTE_WORDS
  return isShort ? [notes] : []
}

function isCommon(word: string, lexicon: Lexicon): boolean {
  if (word.length < 3) return true
  const cue = lexicon.match([word], 0)
  return cue !== undefined && COMMON.some((kind) => cue.kinds.has(kind))
}
