import type { ReadingInput } from '../clauses/clause-reading.ts'
import type { Item } from '../clauses/message.ts'
import { hasTrait } from '../intents/intent-table.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import { deedOf } from '../speech/deed-of.ts'
import type { Speech } from '../speech/speech.ts'
import { BEARS_OUT as WORDS } from './words.generated.ts'

/**
 * Whether the words of a message bear an intent out by themselves, so that a classifier need not be
 * quite sure of it: a read is asked for, what happened was done by the speaker, once, and everything
 * else is ordered.
 */
export function bearsOut(intent: string, isWrite: boolean, input: ReadingInput): boolean {
  const { items } = input.message
  const { speech } = input.language
  if (!isWrite) return asks(items, speech)
  if (isOrdered(input)) return true
  return hasTrait(intent, 'happened') ? tellsDeed(items, speech) : tellsAny(items, speech)
}

/** Whether a question asks for more than records hold: for advice, or about an amount of its own. */
export const asksForMore = ({ message: { items, spans } }: ReadingInput): boolean =>
  seeksAdvice(items) || spans.some((span) => AMOUNTS.has(span.type) && !isYear(span, spans))

/** "em 2026": what is a time as well is no amount that a question is about. */
const isYear = ({ from, to }: SlotSpan, spans: readonly SlotSpan[]): boolean =>
  spans.some((span) => span.type === 'period' && span.from === from && span.to === to)

/** "did I spend 50 on groceries?" */
const AMOUNTS: ReadonlySet<string> = new Set(['money', 'quantity'])

/** Whether something is asked for: by a mark, or by a word of asking. */
const asks = (items: readonly Item[], speech: Speech): boolean =>
  items.some(({ word }) => word === '?' || speech.requests.shows.has(word))

/** "em que devo investir?", "what should I buy?": no record holds the answer; "quanto devo?" is of a debt. */
const seeksAdvice = (items: readonly Item[]): boolean =>
  items.some(
    ({ word }, at) =>
      word === 'should' || (WORDS.should.has(word) && INFINITIVE.test(items[at + 1]?.word ?? '')),
  )

const INFINITIVE = /[aeio]r$/

/** Whether something is ordered, wherever the order stands. */
export const isOrdered = ({ message, language }: ReadingInput): boolean =>
  message.items.some(({ word }) => language.speech.commands.has(word))

/** "I usually run for an hour" tells of no day on which it was done. */
const tellsDeed = (items: readonly Item[], speech: Speech): boolean =>
  !items.some(({ word }) => speech.requests.habitually.has(word)) && tellsAny(items, speech)

function tellsAny(items: readonly Item[], speech: Speech): boolean {
  const at = items.findIndex((item) => item.kind === 'word' && isDeed(item.word, speech))
  return at >= 0 && (speech.locale !== 'en' || isSpeakers(items, at, speech))
}

/** English forms do not tell who acts: somebody says so, or the deed opens the message or what follows a mark. */
function isSpeakers(items: readonly Item[], deedAt: number, { fillers }: Speech): boolean {
  const before = items.slice(0, deedAt)
  if (before.at(-1)?.kind === 'punctuation') return true
  return (
    before.some(({ word }) => WORDS.speaker.has(word)) ||
    before.every(({ word }) => fillers.has(word))
  )
}

/** Whether a word is the past of a deed, and in Portuguese one of the speaker's. */
function isDeed(word: string, speech: Speech): boolean {
  const { recorded, acting } = speech.story
  if (recorded.has(word) || (speech.locale === 'en' && acting.has(word))) return true
  const deed = deedOf(speech, word)
  return deed === 'own' || deed === 'ours' || deed === 'anyones'
}
