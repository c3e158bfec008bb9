import { type Message, spansIn, wordsOf } from '../../clauses/message.ts'
import { BIRTHDAY } from '../../values/birthday-words.ts'
import { metricNounLexicon, metricVerbLexicon } from '../../values/lexicons.ts'
import { type CallInput, setOf } from './call-builder.ts'
import { KEPT } from './kept-words.ts'
import { predicateAt } from './person-predicates.ts'
import { IS_TOLD as WORDS } from './words.generated.ts'

/** Whether the words are a record of money or of the body, which its own intent keeps. */
export function isRecord(message: Message, from: number, to: number): boolean {
  const words = wordsOf({ message, from, to })
  const isMeasured = spansIn({ message, from, to }).some(({ type }) =>
    ['quantity', 'bloodPressure', 'score', 'money', 'number'].includes(type),
  )
  if (words.some((word) => WORDS.records.has(word)) && isMeasured) return true
  // "não bebi água hoje" is none either, and no fact to keep.
  if (WORDS.denials.has(words[0] ?? '') && WORDS.records.has(words[1] ?? '')) return true
  if (!isMeasured) return false
  return (
    words.slice(0, 4).some((_, at) => metricNounLexicon.at(words, at) !== undefined) ||
    words.slice(0, 2).some((_, at) => metricVerbLexicon.at(words, at) !== undefined)
  )
}

/** "faz anos", "completa anos". */
const TURNING = /\b(?:faz|completa|completou|fez) anos\b/

const DID = /(?:[^aeiou]ei|uei|li|fui|fiz|[^aeiou]ed)$/

/** "terça botei 150 de etanol": whether something that the speaker did is told. */
export const holdsOwnDeed = (message: Message, from: number, to: number): boolean =>
  wordsOf({ message, from, to }).some((word) => DID.test(word) && !WORDS.standing.has(word))

/** What its own intent keeps: a choice, a talk with somebody, a deed, an appointment, an amount. */
export function isTold(input: CallInput, from: number, to: number): boolean {
  const { message } = input
  const words = wordsOf({ message, from, to })
  const start = words.findIndex((word) => !WORDS.subjects.has(word) && /\p{L}/u.test(word))
  const verb = words[start] ?? ''
  if (words.some((word) => WORDS.decided.has(word)) || WORDS.met.has(verb)) return true
  if (setOf(input).isAfterthought !== true) return false
  if (WORDS.erasing.has(verb)) return true
  if (words.some((word) => BIRTHDAY.has(word)) || TURNING.test(words.join(' '))) return true
  if (words.some((word) => KEPT.has(word))) return false
  if (DID.test(verb) && !WORDS.standing.has(verb)) return true
  const isCounted = spansIn({ message, from, to }).some(({ type }) =>
    ['money', 'quantity', 'moment', 'time', 'number', 'date'].includes(type),
  )
  return (isCounted && !WORDS.standing.has(words[0] ?? '')) || isOfSomebody(message, from, to)
}

/** "a Sofi é alérgica a camarão": of a person, though the name is not known as one. */
function isOfSomebody(message: Message, from: number, to: number): boolean {
  if (
    WORDS.standing.has(message.items[from]?.word ?? '') ||
    WORDS.my.has(message.items[from]?.word ?? '')
  )
    return false
  return [1, 2, 3].some((step) => (predicateAt(message, from + step, to)?.length ?? 0) > 1)
}

/** "que eu tenho que ligar pro banco" is something to do. */
export function isDuty(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] =
    words[0] === 'eu' || words[0] === 'i' ? words.slice(1) : words
  const isBound =
    first === 'tenho' && (second === 'que' || second === 'de') && /[aeio]r$/.test(third)
  return isBound || (first === 'preciso' && /[aeio]r$/.test(second))
}
