import type { ReadingInput } from '../clauses/clause-reading.ts'
import { type Clause, spansIn, wordsOf } from '../clauses/message.ts'
import { countRecordVerbs, gatesIn, messageGatesIn } from '../gates/gate-clause.ts'
import { type GateHit, RECORD_WORDS } from '../gates/harmless-gates.ts'
import { deedOf } from '../speech/deed-of.ts'
import type { Speech } from '../speech/speech.ts'
import { wordSet } from '../text/word-set.ts'
import { firstNameLexicon, relationLexicon } from '../values/lexicons.ts'
import {
  firstOwnWord,
  holdsValue,
  isDone,
  opensTurn,
  uncovered,
  wordBehindTurn,
} from './holds-request.ts'
import { isRunTogether } from './lacks-voucher.ts'
import { isLongAgo } from './long-ago.ts'
import type { SentenceDecision } from './sentences.ts'

type Read = (text: string) => SentenceDecision | undefined

/** Whether a message may say what is so behind what is not: no sentence explains it, or a gate silences it. */
export const mayBeTurned = (decision: SentenceDecision | undefined): boolean =>
  decision === undefined || (decision.intent === 'none' && decision.isByGate !== false)

/**
 * "quase não gastei hoje, só 12 de pão", "as a kid I ran all day, today 20 minutes of jogging", "a pizza
 * não precisa anotar, anota o remédio, 47": what is denied, long ago or left out counts nothing, and what
 * stands behind it is read by itself.
 */
export function decideTurned(input: ReadingInput, read: Read): SentenceDecision | undefined {
  const { message } = input
  if (message.items.some(({ word }) => word === '?')) return undefined
  const turned = uncovered(input).find((part) => part.from > 0 && isTurned(input, part))
  const start = turned && message.items[firstOwnWord(input.language.speech, turned)]?.start
  if (start === undefined || turned?.to !== message.items.length) return undefined
  if (isRunTogether(input)) return undefined
  const said = read(message.text.slice(start))
  if (!said || !RECORDS.has(said.intent)) return undefined
  // Without a verb of its own a part rests on its words alone.
  return said.isLoose && !hasOwnVerb(input.language.speech, turned) ? undefined : said
}

const hasOwnVerb = (speech: Speech, part: Clause): boolean =>
  tellsOnward(speech, part) || ordersRecord(speech, part)

const RECORDS: ReadonlySet<string> = new Set(['create_expense', 'record_metric'])

function isTurned(input: ReadingInput, part: Clause): boolean {
  const { speech } = input.language
  const before: Clause = { ...part, from: 0, to: part.from }
  if (holdsValue(before) || spansIn(before).some(({ type }) => type === 'number')) return false
  if (!holdsValue(part) || namesOther(wordsOf(before))) return false
  const gates = [...gatesIn(speech, before), ...messageGatesIn(speech, before)]
  const isOnly = (...names: string[]) => gates.every(({ gate }) => names.includes(gate))
  if (ordersRecord(speech, part))
    return isOnly('optOut', 'negation') && gates.some(({ gate }) => gate === 'optOut')
  if (tellsOnward(speech, part))
    return gates.length > 0 && gates.every(isOfWhatWasNot(before)) && isStatement(before)
  if (!opensTurn(speech, part)) return false
  if (isOnly('negation', 'almost') && isDenied(speech, before, gates.length > 0)) return true
  const isNow = NOW.has(wordBehindTurn(speech, part))
  // "quando criança", "as a kid" ask and suppose nothing.
  return isNow && isOnly('question', 'hypothetical') && isOwnPast(input, before)
}

/** What others did says nothing of whose the rest is. */
const namesOther = (words: readonly string[]): boolean =>
  words.some((word, at) => {
    const name = firstNameLexicon.at(words, at)
    // Names that are words as well ("Rosa", "Bill") may be those words.
    const isNamed = name !== undefined && name.key !== 'words'
    return OTHERS.has(word) || isNamed || relationLexicon.at(words, at) !== undefined
  })

const OTHERS = wordSet('ele ela eles elas alguem ninguem he she they someone nobody')

const BUT = wordSet('mas porem but so entao e and')

/** "…, mas paguei 300 no salão", "… but ran for 50 minutes": the speaker's own deed, whatever was not. */
const tellsOnward = (speech: Speech, part: Clause): boolean =>
  BUT.has(part.message.items[part.from]?.word ?? '') &&
  isDone(speech, part) &&
  countRecordVerbs(speech, part) > 0 &&
  !wordsOf(part).some((word) => EVER.has(word))

/** "não sou rico, mas já gastei 500 num tênis": once, on no day; or perhaps. */
const EVER = wordSet(
  'ja vez vezes sempre talvez provavelmente acho once ever always usually probably maybe perhaps guess think',
)

/** "quase morri, mas …" as well; "ia comprar um bolo mas gastei 30" may be of the same thing. */
const isOfWhatWasNot =
  ({ message: { items } }: Clause) =>
  ({ gate, from }: GateHit): boolean =>
    gate === 'negation' || (gate === 'almost' && NEARLY.has(items[from]?.word ?? ''))

/** "não é verdade", "isso não foi assim" deny what was said elsewhere. */
const isStatement = (before: Clause): boolean => !wordsOf(before).some((word) => DENIED.has(word))

const DENIED = wordSet('verdade mentira isso that true it this')

const NOW = wordSet('hoje agora today now')

/** "na infância eu corria o dia todo": the speaker's own, and long over. */
function isOwnPast(input: ReadingInput, before: Clause): boolean {
  const items = before.message.items.slice(0, before.to)
  if (!items.some(({ word }) => SPEAKERS.has(word))) return false
  return isLongAgo({ ...input, message: { ...before.message, items, spans: spansIn(before) } })
}

const SPEAKERS = wordSet('eu i we')

const BARELY = wordSet('mal hardly barely scarcely')
const DEFINITE = wordSet('o a os as um uma esse essa aquele aquela the that this those these')
/** With a thing of its own a denied deed leaves it open whose price follows: "não comprei o tênis, só 200 na loja". */
const SPENDING = wordSet('gastei gastamos spent spend spending')
const BUYING = wordSet('comprei compramos bought buy')

/** Whether the speaker denies a deed of money or body in general. */
function isDenied(speech: Speech, before: Clause, isGated: boolean): boolean {
  const words = wordsOf(before)
  const isDenying = words.some((word) => BARELY.has(word)) || (isGated && !isNearly(words))
  if (!isDenying || countRecordVerbs(speech, before) === 0) return false
  if (words.some((word) => SPENDING.has(word))) return true
  const isOfThing = words.some((word, at) => BUYING.has(word) && DEFINITE.has(words[at + 1] ?? ''))
  return (
    !isOfThing && (speech.locale === 'en' || words.some((word) => deedOf(speech, word) === 'own'))
  )
}

/** "quase comprei" denies less than "quase não comprei". */
const isNearly = (words: readonly string[]): boolean =>
  words.some((word, at) => NEARLY.has(word) && !NOT.has(words[at + 1] ?? ''))

const NEARLY = wordSet('quase almost nearly')
const NOT = wordSet('nao nada no nothing')

/** "anota só o remédio, 47", "only log the gas, 40". */
const ordersRecord = (speech: Speech, part: Clause): boolean =>
  RECORD_WORDS.has(wordBehindTurn(speech, part)) || RECORDING.has(wordBehindTurn(speech, part))

const RECORDING = wordSet('anota anote registra registre lanca lance cadastra cadastre coloca bota')
