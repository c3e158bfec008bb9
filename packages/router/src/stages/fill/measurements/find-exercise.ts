import type { ReadingInput } from '../../../clauses/clause-reading.ts'
import { type Message, wordsOf } from '../../../clauses/message.ts'
import type { Binding } from '../../../grammar/match.ts'
import type { SlotSpan, SlotSpanOf } from '../../../slots/slot-span.ts'
import { activityLexicon } from '../../../values/lexicons.ts'
import type { Stretch } from '../../asides.ts'
import type { FoundParams } from '../param-finder.ts'
import { placeOf } from '../stretches.ts'
import { measured, measuredAlone } from './find-body-value.ts'
import { explain, isCompared, isRelative, type Own, oneQuantity } from './only-said.ts'
import { FIND_EXERCISE as WORDS } from './words.generated.ts'

/** What is said around such a deed and nothing else. */
const OF_DEED = {
  words: new Set([...WORDS.moved, ...WORDS.between, ...WORDS.before]),
  heads: WORDS.moved,
}
/** In an hour nobody moves farther by themselves; builders refuse what is faster. */
const COUNTED: readonly ('duration' | 'distance')[] = ['duration', 'distance']

/** "pedalei 18 km na orla ontem, deu 1h05", "hot yoga for an hour ten"; a film that runs two hours moves nobody. */
export function findExercise(input: ReadingInput, core: Stretch): FoundParams | undefined {
  if (isRelative(input, core)) return undefined
  const [duration, distance] = COUNTED.map((dimension) => oneQuantity(input, core, dimension))
  const time = duration ?? stretchOfTime(input, core)
  // "30m" is said of both.
  if (time === undefined || distance?.from === time.from) return undefined
  const taken = distance ? [time, distance] : [time]
  const bindings: Binding[] = taken.map((span) => ({
    type: 'span',
    name: span.type === 'quantity' ? span.value.dimension : span.type,
    span,
  }))
  const named = ownOfActivity(input, core, taken)
  if (named) return measuredAlone(input, { core, own: named, taken }, 'exercise', bindings)
  if (!isDeed(input, core) || isCompared(input, core)) return undefined
  return (
    measuredAlone(input, { core, own: OF_DEED, taken }, 'exercise', bindings) ??
    measured(input, 'exercise', bindings)
  )
}

/** "das 6 às 7": from when until when, which says how long. */
function stretchOfTime(
  { message }: ReadingInput,
  { from, to }: Stretch,
): SlotSpanOf<'timeRange'> | undefined {
  const [only, another] = message.spans.filter(
    (one): one is SlotSpanOf<'timeRange'> =>
      one.type === 'timeRange' && one.from >= from && one.to <= to && !one.invalid,
  )
  return another ? undefined : only
}

/** Whether the speaker moved: a deed of their own with its amount, place or manner right behind it. */
function isDeed({ message }: ReadingInput, core: Stretch): boolean {
  const verb = placeOf(message, core, WORDS.moved)
  if (verb === undefined) return false
  const isValueAt = (at: number) => (message.spansAt.get(at) ?? []).length > 0
  const next = message.items[verb + 1]
  const isFree =
    verb + 1 >= core.to ||
    next?.kind !== 'word' ||
    WORDS.between.has(next.word) ||
    isValueAt(verb + 1) ||
    (next.word === 'a' && isValueAt(verb + 2))
  const isObject =
    ['a', 'o', 'the', 'my'].includes(next?.word ?? '') &&
    !isValueAt(verb + 2) &&
    !isValueAt(verb + 1)
  if (!isFree || isObject) return false
  return message.locale === 'pt-BR' || isSpeakers(message, core.from, verb)
}

const isSpeakers = (message: Message, from: number, verb: number): boolean =>
  wordsOf({ message, from, to: verb }).every(
    (word, at) => WORDS.before.has(word) || message.items[from + at]?.kind !== 'word',
  )

/** The words of an activity that is named, where nothing is besides it, its place and its amount. */
function ownOfActivity(
  input: ReadingInput,
  core: Stretch,
  taken: readonly SlotSpan[],
): Own | undefined {
  const { message } = input
  const words = wordsOf({ message, ...core })
  const activities = new Set<string>()
  for (let at = 0; at < words.length; ) {
    const entry = activityLexicon.at(words, at)
    for (const word of entry ? words.slice(at, at + entry.words.length) : []) activities.add(word)
    at += entry?.words.length ?? 1
  }
  if (activities.size === 0) return undefined
  const own = {
    words: new Set([...WORDS.nouns, ...activities]),
    heads: activities,
    beside: WORDS.forOrUntil,
    isTailFree: true,
  }
  const { isAll, firm } = explain(input, core, own, taken)
  return isAll && [...activities].some((word) => firm.has(word)) ? own : undefined
}
