import { type Message, spansIn, wordsOf } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import { BIRTHDAY } from '../../values/birthday-words.ts'
import { metricNounLexicon, metricVerbLexicon } from '../../values/lexicons.ts'
import { type CallInput, setOf } from './call-builder.ts'
import { KEPT } from './kept-words.ts'
import { predicateAt } from './person-predicates.ts'

/** Whether the words are a record of money or of the body, which its own intent keeps. */
export function isRecord(message: Message, from: number, to: number): boolean {
  const words = wordsOf({ message, from, to })
  const isMeasured = spansIn({ message, from, to }).some(({ type }) =>
    ['quantity', 'bloodPressure', 'score', 'money', 'number'].includes(type),
  )
  if (words.some((word) => RECORDS.has(word)) && isMeasured) return true
  // "não bebi água hoje" is none either, and no fact to keep.
  if (DENIALS.has(words[0] ?? '') && RECORDS.has(words[1] ?? '')) return true
  if (!isMeasured) return false
  return (
    words.slice(0, 4).some((_, at) => metricNounLexicon.at(words, at) !== undefined) ||
    words.slice(0, 2).some((_, at) => metricVerbLexicon.at(words, at) !== undefined)
  )
}

const RECORDS = wordSet(
  'gastei paguei comprei recebi pagamos gastamos compramos gastou pagou comprou recebeu devo emprestei vence bebi dormi corri pesei peso spent paid bought received owe lent slept drank ran weighed',
)

const DENIALS = new Set(['nao', 'nunca', "didn't", "haven't", 'not'])

const DECIDED = wordSet(
  'decidi decidimos resolvi resolvemos optei optamos escolhi escolhemos decidiu decided chose settled picked opted',
)

const MET = wordSet(
  'liguei telefonei falei conversei encontrei almocei jantei mandei visitei dei spoke talked called texted emailed met ran wrote visited presented',
)

const SUBJECTS = wordSet(
  'eu i nos we hoje ontem today yesterday mano bah oxe eita ja just que that',
)

/** "faz anos", "completa anos". */
const TURNING = /\b(?:faz|completa|completou|fez) anos\b/

const STANDING = wordSet(
  "moro uso calco visto sou tenho trabalho estudo nasci peso meu minha meus minhas nosso nossa my our i i'm",
)

const DID = /(?:[^aeiou]ei|uei|li|fui|fiz|[^aeiou]ed)$/

/** "terça botei 150 de etanol": whether something that the speaker did is told. */
export const holdsOwnDeed = (message: Message, from: number, to: number): boolean =>
  wordsOf({ message, from, to }).some((word) => DID.test(word) && !STANDING.has(word))

/** "apaga o último e anota 30": an order of its own. */
const ERASING = wordSet(
  'apaga apague exclui exclua deleta delete remove remova tira tire cancela cancele desfaz desfaca risca corrige muda troca undo erase cancel fix',
)

/** What its own intent keeps: a choice, a talk with somebody, a deed, an appointment, an amount. */
export function isTold(input: CallInput, from: number, to: number): boolean {
  const { message } = input
  const words = wordsOf({ message, from, to })
  const start = words.findIndex((word) => !SUBJECTS.has(word) && /\p{L}/u.test(word))
  const verb = words[start] ?? ''
  if (words.some((word) => DECIDED.has(word)) || MET.has(verb)) return true
  if (setOf(input).isAfterthought !== true) return false
  if (ERASING.has(verb)) return true
  if (words.some((word) => BIRTHDAY.has(word)) || TURNING.test(words.join(' '))) return true
  if (words.some((word) => KEPT.has(word))) return false
  if (DID.test(verb) && !STANDING.has(verb)) return true
  const isCounted = spansIn({ message, from, to }).some(({ type }) =>
    ['money', 'quantity', 'moment', 'time', 'number', 'date'].includes(type),
  )
  return (isCounted && !STANDING.has(words[0] ?? '')) || isOfSomebody(message, from, to)
}

/** "a Sofi é alérgica a camarão": of a person, though the name is not known as one. */
function isOfSomebody(message: Message, from: number, to: number): boolean {
  if (STANDING.has(message.items[from]?.word ?? '') || MY.has(message.items[from]?.word ?? ''))
    return false
  return [1, 2, 3].some((step) => (predicateAt(message, from + step, to)?.length ?? 0) > 1)
}

const MY = new Set(['eu', 'i'])
