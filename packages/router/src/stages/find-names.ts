import type { ReadingInput } from '../clauses/clause-reading.ts'
import type { Message } from '../clauses/message.ts'
import type { TextBinding } from '../grammar/match.ts'
import { FIND_NAMES as WORDS } from './words.generated.ts'

/**
 * Free-text slots in the order in which their words are looked for, the pickiest first, each with the
 * name under which builders know it.
 */
const TEXT_SLOTS: readonly (readonly [slot: string, name: string])[] = [
  ['customMetric', 'customMetric'],
  ['metric', 'metric'],
  ['metricVerb', 'metricVerb'],
  ['activity', 'activity'],
  ['category', 'category'],
  ['bill', 'bill'],
  ['incomeName', 'incomeName'],
  ['item', 'item'],
  ['ownHabit', 'habit'],
  ['investment', 'investment'],
  ['debtName', 'debt'],
  ['person', 'who'],
  ['area', 'area'],
]

/** A name that no lexicon knows has few words; more are a part of the story. */
const MAX_UNKNOWN_WORDS = 4

/** The words that name something which a lexicon knows, and what the message is about. */
export function knownNames(input: ReadingInput, used: ReadonlySet<number>): TextBinding[] {
  const bindings: TextBinding[] = []
  for (const [slot, name] of TEXT_SLOTS) {
    const found = knownName(input, used, slot)
    if (found) bindings.push({ ...found, name })
  }
  const named = bindings.find(({ name }) => name === 'item')
  if (named) bindings.push({ ...named, name: 'name' })
  const topic = topicOf(input.message)
  return topic ? [...bindings, { ...topic, name: 'query' }, { ...topic, name: 'topic' }] : bindings
}

/** What stands between "sobre" or "about" and the end of its clause. */
function topicOf({ items }: Message): Omit<TextBinding, 'name'> | undefined {
  const from = items.findIndex(({ word }) => WORDS.topicOpenings.has(word)) + 1
  if (from === 0) return undefined
  const end = items.findIndex(({ kind }, at) => at >= from && kind === 'punctuation')
  const to = end < 0 ? items.length : end
  return to > from ? { type: 'text', from, to } : undefined
}

function knownName(
  { message, classes }: ReadingInput,
  used: ReadonlySet<number>,
  slot: string,
): TextBinding | undefined {
  const text = classes.textSlot(slot)
  if (!text) return undefined
  for (let from = 0; from < message.items.length; from++) {
    let found: TextBinding | undefined
    const most = Math.min(message.items.length, from + MAX_UNKNOWN_WORDS)
    for (let to = from + 1; to <= most && !used.has(to - 1); to++) {
      const verdict = text.accepts(message, from, to)
      if (verdict === 'never') break
      if (typeof verdict !== 'object') continue
      found = { type: 'text', name: slot, from, to, key: verdict.key }
    }
    if (found) return found
  }
  return undefined
}

/** The longest run of words that are neither values, nor verbs, nor words of talk. */
export function unknownName(
  { message, language }: ReadingInput,
  used: ReadonlySet<number>,
): TextBinding | undefined {
  const { speech } = language
  const wordAt = (at: number) => message.items[at]?.word
  let best: TextBinding | undefined
  for (let from = 0; from < message.items.length; ) {
    let to = from
    while (to < message.items.length && isNaming(to)) to += 1
    const length = to - from
    if (length > (best ? best.to - best.from : 0) && length <= MAX_UNKNOWN_WORDS) {
      best = { type: 'text', name: 'name', from, to }
    }
    from = Math.max(to, from + 1)
  }
  return best

  function isNaming(at: number): boolean {
    const item = message.items[at]
    if (item?.kind !== 'word' || used.has(at) || speech.verbs.has(item.word)) return false
    if (speech.barred.has(item.word)) return false
    return speech.fillers.lengthAt(wordAt, at, message.items.length) === 0
  }
}
