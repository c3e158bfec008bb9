import { type Message, spansIn, wordsOf } from '../../clauses/message.ts'
import { metricVerbLexicon } from '../../values/lexicons.ts'
import { personAt } from '../../values/person-at.ts'
import { KEPT } from './kept-words.ts'
import { predicateAt } from './person-predicates.ts'
import { timeSpans } from './said-time.ts'
import { NO_TASK as WORDS } from './words.generated.ts'

/** "don't forget I work from home", "remember: the gate code is 22": what is told is to be known, and not to be done. */
export function isTold(message: Message, start: number, to: number): boolean {
  const at = afterOpening(message, start, to)
  const [first = '', second = ''] = wordsOf({ message, from: at, to })
  if (WORDS.own.has(first)) return !WORDS.duties.has(second)
  if (WORDS.ofSomebody.has(first) && timeSpans(message, at, to).length === 0) return true
  return message.locale === 'en' && isFact(message, at, to)
}

/** "lembra que ontem eu corri 40 min": what was measured is a record, whatever asks to keep it in mind. */
export function isMeasured(message: Message, start: number, to: number): boolean {
  const spans = spansIn({ message, from: start, to })
  if (spans.some(({ type }) => type === 'bloodPressure')) return true
  if (!spans.some(({ type }) => type === 'quantity' || type === 'number')) return false
  const words = wordsOf({ message, from: afterOpening(message, start, to), to })
  const isOwn = words[0] === 'eu' || words[0] === 'i'
  if (message.locale === 'en' && !isOwn) return false
  return metricVerbLexicon.at(words, isOwn ? 1 : 0) !== undefined
}

/** "don't let me forget that Ana hates surprises": what is so is to be known; what has to be done is a task. */
export function isKeptInMind(message: Message, start: number, to: number): boolean {
  const { items } = message
  const that = WORDS.that.has(items[start]?.word ?? '') ? start : start - 1
  if (
    !WORDS.that.has(items[that]?.word ?? '') ||
    !WORDS.forgetting.has(items[that - 1]?.word ?? '')
  )
    return false
  const said = items.slice(that + 1, to)
  if (WORDS.duties.has(said[0]?.word ?? '') || WORDS.duties.has(said[1]?.word ?? '')) return false
  return said
    .slice(1, FARTHEST_STATE)
    .some(({ word, raw }) => WORDS.states.has(word) || WORDS.is.has(raw.toLowerCase()))
}

const FARTHEST_STATE = 8

/** The index after "that", a colon and the days that open what is told. */
function afterOpening(message: Message, start: number, to: number): number {
  const spans = timeSpans(message, start, to)
  let at = start
  while (at < to) {
    const day = spans.find((span) => span.from === at)
    if (day === undefined && !WORDS.openers.has(message.items[at]?.word ?? '')) break
    at = day?.to ?? at + 1
  }
  return at
}

const MOST_NAMED = 6

/** "the spare key is with Bia", "Ana hates cilantro": something is said of something, and no time of it. */
function isFact(message: Message, from: number, to: number): boolean {
  if (timeSpans(message, from, to).length > 0) return false
  if (WORDS.unfinished.has(message.items[to - 1]?.word ?? '')) return false
  const words = wordsOf({ message, from, to: Math.min(to, from + MOST_NAMED) })
  const copula = words.findIndex((word) => WORDS.copulas.has(word))
  const isNamed =
    WORDS.pointing.has(words[0] ?? '') || words.slice(0, copula).some((one) => KEPT.has(one))
  if (isNamed) return copula > 0 && from + copula < to - 1
  const person = personAt(message, from, to, undefined)
  return person !== undefined && predicateAt(message, person.to, to) !== undefined
}
