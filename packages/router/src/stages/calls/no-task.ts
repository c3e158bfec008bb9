import { type Message, spansIn, wordsOf } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import { metricVerbLexicon } from '../../values/lexicons.ts'
import { personAt } from '../../values/person-at.ts'
import { KEPT } from './kept-words.ts'
import { predicateAt } from './person-predicates.ts'
import { timeSpans } from './said-time.ts'

/** "don't forget I work from home", "remember: the gate code is 22": what is told is to be known, and not to be done. */
export function isTold(message: Message, start: number, to: number): boolean {
  const at = afterOpening(message, start, to)
  const [first = '', second = ''] = wordsOf({ message, from: at, to })
  if (OWN.has(first)) return !DUTIES.has(second)
  if (OF_SOMEBODY.has(first) && timeSpans(message, at, to).length === 0) return true
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
  const that = THAT.has(items[start]?.word ?? '') ? start : start - 1
  if (!THAT.has(items[that]?.word ?? '') || !FORGETTING.has(items[that - 1]?.word ?? ''))
    return false
  const said = items.slice(that + 1, to)
  if (DUTIES.has(said[0]?.word ?? '') || DUTIES.has(said[1]?.word ?? '')) return false
  return said
    .slice(1, FARTHEST_STATE)
    .some(({ word, raw }) => STATES.has(word) || IS.has(raw.toLowerCase()))
}

const THAT = wordSet('that que')
const FORGETTING = wordSet('forget esquecer esqueca esquece')
const FARTHEST_STATE = 8
const IS: ReadonlySet<string> = new Set(['é', "'s"])
const STATES = wordSet(
  'sao fica ficam mora moram odeia adora gosta detesta prefere usa calca veste is are lives live hates loves likes prefers wears',
)

/** The index after "that", a colon and the days that open what is told. */
function afterOpening(message: Message, start: number, to: number): number {
  const spans = timeSpans(message, start, to)
  let at = start
  while (at < to) {
    const day = spans.find((span) => span.from === at)
    if (day === undefined && !OPENERS.has(message.items[at]?.word ?? '')) break
    at = day?.to ?? at + 1
  }
  return at
}

const OPENERS = wordSet('que that : , - on in no na em')
const OWN = wordSet("i i'm i've my we our")
/** "remember that he hates olives": who is meant was named elsewhere, and nothing is to be done. */
const OF_SOMEBODY = wordSet("he she he's she's ele ela")
const DUTIES = wordSet('have need must should gotta got')

const COPULAS: ReadonlySet<string> = new Set(['is', 'are', 'was', 'were'])
const MOST_NAMED = 6

/** "the spare key is with Bia", "Ana hates cilantro": something is said of something, and no time of it. */
function isFact(message: Message, from: number, to: number): boolean {
  if (timeSpans(message, from, to).length > 0) return false
  if (UNFINISHED.has(message.items[to - 1]?.word ?? '')) return false
  const words = wordsOf({ message, from, to: Math.min(to, from + MOST_NAMED) })
  const copula = words.findIndex((word) => COPULAS.has(word))
  const isNamed =
    POINTING.has(words[0] ?? '') || words.slice(0, copula).some((one) => KEPT.has(one))
  if (isNamed) return copula > 0 && from + copula < to - 1
  const person = personAt(message, from, to, undefined)
  return person !== undefined && predicateAt(message, person.to, to) !== undefined
}

/** "the rent is already": what is said of it comes after. */
const UNFINISHED: ReadonlySet<string> = new Set(['already', 'still', 'not', 'now', 'just'])

const POINTING = wordSet('the his her their this that these those')
