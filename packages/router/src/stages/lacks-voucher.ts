import type { ReadingInput } from '../clauses/clause-reading.ts'
import { cutPoints } from '../clauses/cut-points.ts'
import { type Clause, type Message, spansIn } from '../clauses/message.ts'
import { countDeeds, countRecordVerbs, gatesIn } from '../gates/gate-clause.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import { deedByEnding, deedOf } from '../speech/deed-of.ts'
import type { Speech } from '../speech/speech.ts'
import { wordSet } from '../text/word-set.ts'
import { firstNameLexicon, relationLexicon } from '../values/lexicons.ts'
import type { Language } from './language.ts'

/**
 * Whether a message says what it would record in a way for which only a sentence can vouch: in a
 * subordinate clause ("sonhei que recebi 4000"), of somebody else ("Ana talked to Pedro"), or beside
 * words run together, which may hide what turns it ("oksonhei que …").
 */
export function lacksVoucher(input: ReadingInput): boolean {
  return isSubordinate(input) || isOfAnother(input) || isRunTogether(input)
}

/** Whether a message tells what was done or what somebody else wants, and asks nothing: no read answers it. */
export function isTelling(input: ReadingInput): boolean {
  const { items } = input.message
  if (items.some(({ word }) => word === '?') || isAsking(input)) return false
  return (
    opensWithDeed(input) ||
    items.some(({ word }) => AVERSE.has(word)) ||
    isWhen(input) ||
    isStated(input) ||
    isOfAnother(input) ||
    isWantedByAnother(input)
  )
}

/** "gerei o relatório" tells; "logged workouts" may name what was kept, so that in English few words surely tell. */
function opensWithDeed(input: ReadingInput): boolean {
  const { items, locale } = input.message
  const word = items[opening(input)]?.word ?? ''
  if (locale === 'en') return SURELY_DONE.has(word)
  const deed = deedOf(input.language.speech, word)
  return deed === 'own' || deed === 'others'
}

const SURELY_DONE = wordSet(
  'made wrote generated exported printed translated summarized searched googled checked showed',
)

/** "when I get paid" says when, and "when do I get paid" asks. */
const isWhen = ({ message: { items } }: ReadingInput): boolean =>
  items.some(({ word }, at) => WHENEVER.has(word) && SPEAKERS.has(items[at + 1]?.word ?? ''))

const WHENEVER = wordSet('when once after until')
const SPEAKERS = wordSet('i we')

/** "the show is on the 20th", "minha agenda tá cheia": what opens with a noun and says what it is. */
function isStated({ message, language: { speech } }: ReadingInput): boolean {
  const words = message.items.filter(({ kind }) => kind === 'word')
  if (!BEFORE_OTHERS.has(words[0]?.word ?? '')) return false
  if (words.slice(2).some(({ word }) => speech.requests.shows.has(word) || SEEKING.has(word)))
    return false
  const at = words.findIndex(({ raw }) => STATING.has(raw.toLowerCase()))
  return at > 1 && at < words.length - 1
}

const STATING: ReadonlySet<string> = new Set(['é', 'tá', 'está', 'is', 'are', 'was'])
const SEEKING = wordSet('quem como quero preciso queria saber want need who whats')

/** "não me mostra minha agenda": what is not to be shown. */
export const isShownNot = ({ message, language: { speech } }: ReadingInput): boolean =>
  gatesIn(speech, { message, from: 0, to: message.items.length }).some(
    ({ gate, to }) =>
      gate === 'negation' &&
      [to, to + 1].some((at) => speech.requests.shows.has(message.items[at]?.word ?? '')),
  )

const isAsking = ({ message, language: { speech } }: ReadingInput): boolean =>
  gatesIn(speech, { message, from: 0, to: message.items.length }).some(
    ({ gate }) => gate === 'question',
  ) || message.items.some(({ word }) => ASKED.has(word))

const ASKED = wordSet(
  'quanto quanta quantos quantas qual quais quando onde how what which when where',
)

/** "tenho medo de olhar meu saldo": what one shrinks from is not asked for. */
const AVERSE = wordSet(
  'medo pavor odeio detesto evito preguica vergonha afraid scared hate dread avoid ashamed',
)

const WANTS = wordSet(
  'quer querem pediu pede precisa exige exigiu perguntou wants needs asked requested demands',
)

/** "minha terapeuta quer saber …", "my accountant wants …": it is theirs to ask. */
function isWantedByAnother({ message: { items } }: ReadingInput): boolean {
  return items.slice(0, 5).some(({ word }, at) => {
    return at > 1 && WANTS.has(word) && BEFORE_OTHERS.has(items[at - 2]?.word ?? '')
  })
}

const SUBORDINATORS = wordSet('que se quando that if when whether unless caso enquanto')
/** Marks at which a subordinate clause is over. */
const ENDS: ReadonlySet<string> = new Set(['.', ';', '!', '?', ',', ':'])
const COUNTED: ReadonlySet<string> = new Set(['money', 'quantity', 'bloodPressure', 'score'])

/** Whether a deed or a value stands between a subordinator and the end of its clause. */
function isSubordinate({ message, language: { speech } }: ReadingInput): boolean {
  const { items } = message
  return items.some(({ word }, at) => {
    if (!SUBORDINATORS.has(word) || isOrdered(items, at, speech)) return false
    const end = items.findIndex((item, place) => place > at && ENDS.has(item.word))
    const clause: Clause = { message, from: at + 1, to: end < 0 ? items.length : end }
    return countRecordVerbs(speech, clause) > 0 || holdsValue(clause)
  })
}

/** "marca aí que hoje eu li", "note that I ran": what follows is what is to be recorded. */
const isOrdered = (items: Message['items'], at: number, speech: Speech): boolean =>
  COMPLEMENTS.has(items[at]?.word ?? '') &&
  items.slice(Math.max(0, at - 2), at).some(({ word }) => speech.commands.has(word))

const COMPLEMENTS: ReadonlySet<string> = new Set(['que', 'that'])

const holdsValue = (clause: Clause): boolean =>
  spansIn(clause).some(({ type }) => COUNTED.has(type))

const OTHERS = wordSet('he she they ele ela eles elas')
const BEFORE_OTHERS = wordSet('o a os as the my our meu minha')
/** What they did, in English, where the ending does not tell. */
const IRREGULAR = wordSet(
  'went met had got paid spent bought ate drank slept ran saw sent told gave',
)

/** Where a message begins, words that say nothing and articles apart. */
function opening({ message: { items }, language: { speech } }: ReadingInput): number {
  let at = 0
  while (speech.fillers.has(items[at]?.word ?? '') || BEFORE_OTHERS.has(items[at]?.word ?? ''))
    at += 1
  return at
}

/** Whether the message opens with somebody else and what they did. */
function isOfAnother(input: ReadingInput): boolean {
  const { items, locale } = input.message
  const words = items.map(({ word }) => word)
  const at = opening(input)
  const subject = words[at] ?? ''
  const isPerson =
    OTHERS.has(subject) ||
    firstNameLexicon.hasWord(subject) ||
    relationLexicon.at(words, at) !== undefined
  return isPerson && isDoneByThem(words[at + 1] ?? '', locale)
}

/** Verbs of other shapes are as often no deed: "o médico deu bronca". */
function isDoneByThem(word: string, locale: Message['locale']): boolean {
  const deed = deedByEnding(word, locale)
  return deed === 'others' || deed === 'anyones' || (locale === 'en' && IRREGULAR.has(word))
}

/** "ok" and "sonhei": shorter halves are found in words that nobody ran together. */
const SHORTEST_FIRST = 2
const SHORTEST_SECOND = 4
/** "nao": half of all words end like a gate's shorter ones ("lap|a", "tranca|da"), unless laughter or talk stands before ("oksó"). */
const SHORTEST_GATE = 3
const LAUGHTER = /^(?:k+|(?:h[aeu])+h?|(?:rs)+)$/

/** Whether a word that is not known is two that are, the second of them a verb or the word of a gate. */
export function isRunTogether({ message: { items, spans }, language }: ReadingInput): boolean {
  return items.some(
    ({ kind, word, isKnown }, at) =>
      kind === 'word' && !isKnown && isPair(word, language) && !spans.some(isOver(at)),
  )
}

/** "oitenta" is a number, and no greeting before an attempt. */
const isOver =
  (at: number) =>
  ({ from, to }: SlotSpan): boolean =>
    from <= at && at < to

function isPair(word: string, { vocabulary, speech }: Language): boolean {
  for (let at = SHORTEST_FIRST; at < word.length; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    const isLong = second.length >= SHORTEST_SECOND
    // Laughter and the like may stand before what turns everything: "kkkdon't log it".
    const isTalk = speech.fillers.has(first) || LAUGHTER.test(first)
    const isGate = isTalk || second.length >= SHORTEST_GATE
    if (isGate && speech.gatesByFirstWord.has(second) && (isLong || vocabulary.has(first)))
      return true
    if (isLong && speech.verbs.has(second) && vocabulary.has(first)) return true
  }
  return false
}

/**
 * Whether a message asks or tells more than one thing between its marks and conjunctions: one intent
 * would leave the rest of it unsaid.
 */
export function holdsSeveral(
  { message, language: { speech } }: ReadingInput,
  isWrite: boolean,
): boolean {
  let questions = 0
  let deeds = 0
  let from = 0
  for (const { at, isLoose } of cutPoints(message, speech)) {
    if (isLoose) continue
    const part: Clause = { message, from, to: at }
    if (gatesIn(speech, part).some(({ gate }) => gate === 'question')) questions += 1
    else if (countDeeds(speech, part) > 0 && countRecordVerbs(speech, part) > 0) deeds += 1
    from = at
  }
  return questions > 1 || deeds > 1 || (questions > 0 && deeds > 0) || isJoined(message, isWrite)
}

/**
 * "as contas e os lembretes": two things in one request, but "de saúde e finanças" is one, as is "uma
 * hora e quarenta"; "é" is no conjunction, and "e não 29" says what it was not.
 */
const isJoined = ({ items, spans }: Message, isWrite: boolean): boolean =>
  items.some(
    ({ raw }, at) =>
      at > 0 &&
      JOINING.has(raw.toLowerCase()) &&
      !spans.some(({ from, to }) => from < at && at + 1 < to) &&
      !READINGS.has(items[at + 1]?.word ?? '') &&
      !settlesIt(items, at + 1) &&
      !DENIALS.has(items[at + 1]?.word ?? '') &&
      (isWrite || OPENS_ANOTHER.has(items[at + 1]?.word ?? '')),
  )

const JOINING: ReadonlySet<string> = new Set(['e', 'ou', 'nem', 'and', 'or', '&'])
const DENIALS: ReadonlySet<string> = new Set(['nao', 'not'])
/** "subi na balança e deu 79", "troquei o óleo e ficou 180": what a measuring or a purchase came to. */
const READINGS = wordSet('deu marcou acusou apontou mostrou ficou saiu custou')

/** "a conta chegou e já paguei", "it came to 80 and I've settled it": the same thing, and not one more. */
function settlesIt(items: Message['items'], from: number): boolean {
  let at = from
  while (BEFORE_SETTLED.has(items[at]?.word ?? '')) at += 1
  if (!SETTLED.has(items[at]?.word ?? '')) return false
  const next = items[at + 1]
  return next?.kind !== 'word' || AFTER_SETTLED.has(next.word)
}

const BEFORE_SETTLED = wordSet("eu ja logo i i've we we've have already just")
const SETTLED = wordSet('paguei quitei acertei paid settled sorted cleared')
const AFTER_SETTLED = wordSet(
  'ela ele tudo la ali na no pelo pela hoje ontem agora it that online in on at by today yesterday straight off up',
)
/** What opens a second thing, and not one more of the same. */
const OPENS_ANOTHER = wordSet(
  'o a os as meu minha meus minhas quanto quantos quantas qual quais que como the my our what which how when who',
)

/** "meta é meta", "a deal is a deal", "lembrar é viver": a saying, which neither asks nor records. */
export function isTautology({ message, language: { speech } }: ReadingInput): boolean {
  if (isMaxim(message)) return true
  const said = message.items.filter(({ kind }) => kind === 'word')
  return said.some(({ raw }, at) => {
    if (!COPULAS.has(raw.toLowerCase())) return false
    if (isLast(said, at + 1, OWNED)) return true
    const after = ARTICLES.has(said[at + 1]?.word ?? '') ? at + 2 : at + 1
    const subject = said[at - 1]?.word
    if (subject === undefined || said[after]?.word !== subject) return false
    const beside = [...said.slice(0, at - 1), ...said.slice(after + 1)]
    return beside.every((item) => ARTICLES.has(item.word) || isTalk(speech, item.word))
  })
}

/** "lembrar é viver": what is said of a deed in general, with nothing counted and no day. */
export const isMaxim = ({ items, spans }: Message): boolean =>
  spans.length === 0 &&
  /^[a-z]{2,}[aei]r$/.test(items[0]?.word ?? '') &&
  items[1]?.raw.toLowerCase() === 'é' &&
  items.length > 2

/** "minhas dívidas são minhas", "my debts are mine". */
const OWNED: ReadonlySet<string> = new Set(['meu', 'meus', 'minha', 'minhas', 'mine'])

const isLast = (
  said: readonly { readonly word: string }[],
  at: number,
  words: ReadonlySet<string>,
): boolean => at === said.length - 1 && words.has(said[at]?.word ?? '')

const COPULAS: ReadonlySet<string> = new Set(['é', 'eh', 'são', 'is', 'are', 'foi', 'was'])
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'the', 'o', 'um', 'uma'])
const TALK: ReadonlySet<string> = new Set(['ne', 'right', 'after', 'all', 'afinal', 'e', 'and'])

const isTalk = (speech: Speech, word: string): boolean => TALK.has(word) || speech.fillers.has(word)
