import type { ReadingInput } from '../clauses/clause-reading.ts'
import { cutPoints } from '../clauses/cut-points.ts'
import { type Clause, type Message, wordsOf } from '../clauses/message.ts'
import { countDeeds, gatesIn, messageGatesIn } from '../gates/gate-clause.ts'
import type { Speech } from '../speech/speech.ts'
import { wordSet } from '../text/word-set.ts'
import { firstNameLexicon, relationLexicon } from '../values/lexicons.ts'
import { MARKED } from '../values/metrics.ts'
import { saidParts } from './asides.ts'
import type { SentenceDecision } from './sentences.ts'

type Read = (text: string) => SentenceDecision | undefined

/** Whether a message that no sentence explains, or that a denial silences, may be a measurement with a remark behind it. */
export const mayBeRemarked = (decision: SentenceDecision | undefined): boolean =>
  decision === undefined || (decision.intent === 'none' && decision.reason === 'negation')

/**
 * "dormi 6h, calor infernal", "energy 8, coffee kicking in": a measurement that a sentence reads, and
 * behind a mark how it was. Only where the speaker says to have done it, or marks how they feel, and the
 * remark counts, dates, asks, corrects, takes back and records nothing.
 */
export function decideRemarked(input: ReadingInput, read: Read): SentenceDecision | undefined {
  const { message, language } = input
  const { speech } = language
  const whole: Clause = { message, from: 0, to: message.items.length }
  const mark = markBehindValue(message)
  if (mark === undefined) return undefined
  const cut = cutPoints(message, speech).find(({ at, isLoose }) => !isLoose && at > mark)
  const remark: Clause = { ...whole, from: cut?.at ?? whole.to }
  if (!isRemark(remark, speech) || messageGatesIn(speech, whole).length > 0) return undefined
  if (saidParts(message, speech).isTakenBack) return undefined
  const said = read(message.text.slice(0, message.items[mark]?.start))
  if (said?.intent !== 'record_metric') return undefined
  const { type } = said.params
  const isDone = DONE.has(type) && countDeeds(speech, { ...whole, to: mark }) > 0
  return isDone || MARKED.has(type) ? said : undefined
}

/** What one does oneself; scales and monitors measure others, too. */
const DONE: ReadonlySet<unknown> = new Set(['sleep', 'water', 'exercise'])
const VALUES: ReadonlySet<string> = new Set(['quantity', 'score', 'number'])
const MARKS: ReadonlySet<string> = new Set([',', '.', '!', ';', '—', '-'])

/** The first mark behind a value, where more is said and nothing is counted any more. */
function markBehindValue({ items, spans }: Message): number | undefined {
  if (!spans.some(({ type }) => VALUES.has(type))) return undefined
  const isInside = (place: number) => spans.some((one) => one.from < place && place < one.to)
  const at = items.findIndex(({ word }, place) => MARKS.has(word) && !isInside(place))
  const isBehind = spans.some(({ type, to }) => VALUES.has(type) && to <= at)
  return isBehind && spans.every(({ from }) => from < at) ? at : undefined
}

const MOST_WORDS = 8

function isRemark(remark: Clause, speech: Speech): boolean {
  const said = remark.message.items.slice(remark.from, remark.to)
  const words = wordsOf(remark)
  if (words.length === 0 || words.length > MOST_WORDS) return false
  if (said.some(({ kind, word }) => kind === 'number' || kind === 'symbol' || word === '?'))
    return false
  if (words.some((word) => TURNING.has(word) || isMore(speech, word)) || saysWhose(words))
    return false
  return gatesIn(speech, remark).every(
    ({ gate, to }) =>
      gate === 'others' ||
      (gate === 'negation' && DENIED.has(remark.message.items[to]?.word ?? '')),
  )
}

/** Whether a word asks, orders, takes back, or is of a record of its own. */
function isMore({ story, commands, verbs }: Speech, word: string): boolean {
  const isAsked = story.asking.has(word) || commands.has(word)
  if (isAsked || story.undoing.has(word) || story.recorded.has(word)) return true
  const field = verbs.get(word)?.field
  return field === 'money' || field === 'body'
}

/** "era o do meu irmão", "o da Rosa", "that was my sister's": whose it was. */
const saysWhose = ([opening = '', ...rest]: readonly string[]): boolean =>
  (WAS.has(opening) && rest.some(namesPerson)) ||
  (THAT.has(opening) && OF.has(rest[0] ?? '')) ||
  rest.at(-1) === "'s"

const namesPerson = (word: string): boolean =>
  relationLexicon.hasWord(word) || firstNameLexicon.hasWord(word)

const THAT = wordSet('o a os as')
const OF = wordSet('do da de dos das')
const WAS = wordSet('era eram foi foram that it was were')

/** With these a remark says that it was otherwise, or of whom it was. */
const TURNING = wordSet(
  'que verdade alias digo dizer minto mentira isso quase dele dela deles delas sonho sonhos imaginacao actually mean meant rather really almost nearly dream dreams his hers her their theirs dog cat cachorro gato bebe baby sqn',
)
/** What a remark may deny: how it was, and not that it was. */
const DENIED = wordSet(
  'great good bad terrible enough amazing much awful ideal perfect foi era muito descansei rendeu ajudou',
)
