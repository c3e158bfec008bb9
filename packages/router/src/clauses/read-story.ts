import type { GateHit } from '../gates/harmless-gates.ts'
import { deedOf } from '../speech/deed-of.ts'
import type { Speech } from '../speech/speech.ts'
import { firstNameLexicon, habitLexicon, relationLexicon } from '../values/lexicons.ts'
import type { ReadingInput, Story } from './clause-reading.ts'
import { type Clause, type Item, type Message, wordsOf } from './message.ts'
import { reachOf } from './read-comment.ts'
import { wayPaidIn } from './way-paid.ts'

const FEWEST_WORDS = 2
/** A longer stretch says more than how it came about. */
const MOST_WORDS = 16

/** Gates a story may stand behind: what did not happen, and what others did. */
const TOLD_BEHIND: ReadonlySet<string> = new Set(['negation', 'others'])

/** What is counted, measured or timed is a record, and not read as a story. */
const COUNTED: ReadonlySet<string> = new Set([
  'money',
  'quantity',
  'bloodPressure',
  'score',
  'percent',
  'installments',
  'time',
  'moment',
  'recurrence',
])

/**
 * Reads how a record came about, or what came of it: "a pia entupiu de novo", "my car wouldn't
 * start". It asks for nothing, counts nothing, takes nothing back and is no record by itself; only
 * the day and the way to pay said in it are of use. Whatever may be more is left unread.
 */
export function readStory(
  input: ReadingInput,
  clause: Clause,
  gates: readonly GateHit[],
): Story | undefined {
  const { speech } = input.language
  if (gates.some((hit) => !TOLD_BEHIND.has(hit.gate) && !isSudden(speech, hit, clause)))
    return undefined
  const said = clause.message.items.slice(clause.from, clause.to)
  const words = said.filter(({ kind }) => kind === 'word')
  if (words.length < FEWEST_WORDS || words.length > MOST_WORDS) return undefined
  if (said.some(({ kind, word }) => kind === 'number' || kind === 'symbol' || word === '?'))
    return undefined
  const isDenied = gates.some(({ gate }) => gate === 'negation')
  if (!words.some((item) => isTold(speech, item))) return undefined
  const isOfThat = POINTING.has(words[0]?.word ?? '')
  if (words.some(({ word }) => isMore(speech, word, isDenied, isOfThat))) return undefined
  const dates = datesIn(clause, input.today)
  if (dates === 'more') return undefined
  const [date] = dates
  const isTheirs = isOfOthers(speech, clause, gates)
  const paymentMethod = wayPaidIn(clause, isDenied)
  if (paymentMethod === 'unclear' || (paymentMethod && isTheirs)) return undefined
  const told = words.map(({ word }) => word)
  if (isHabitDone(told)) return undefined
  if (told.some((word, at) => DENYING.has(word) && ONLY.has(told[at + 1] ?? ''))) return undefined
  return {
    kind: 'story',
    isOfOthers: isTheirs,
    isActing: speech.locale !== 'en' || told.some((word) => speech.story.acting.has(word)),
    isNear: isNear(speech, told),
    ...(date === undefined ? {} : { date }),
    ...(paymentMethod === undefined ? {} : { paymentMethod, ...reachOf(clause) }),
  }
}

/** "not only did I pay the rent" states what it seems to deny. */
const DENYING: ReadonlySet<string> = new Set(['not', 'nao'])
const ONLY: ReadonlySet<string> = new Set(['only', 'just', 'so', 'apenas', 'somente'])

/** "did my reading and flossing": what is done again and again is a record by itself. */
const isHabitDone = (words: readonly string[]): boolean =>
  words.includes('did') && habitLexicon.within(words) !== undefined

/** "deu vontade de doce": a wish that came over one tells why something was bought. */
const isSudden = ({ story }: Speech, { gate, from }: GateHit, { message }: Clause): boolean =>
  gate === 'wish' && story.sudden.has(message.items[from - 1]?.word ?? '')

/** Whether a word tells how things were or went. */
const isTold = (speech: Speech, { word }: Item): boolean =>
  speech.story.told.has(word) || deedOf(speech, word) !== undefined

/** "that client finished me": what opens with what is pointed at tells its deed, and none of the speaker's. */
const POINTING: ReadonlySet<string> = new Set(['that', 'this', 'those', 'these'])

/** Whether a word asks, takes back, or is of a record by itself. */
function isMore(
  { story, verbs, locale }: Speech,
  word: string,
  isDenied: boolean,
  isOfThat: boolean,
): boolean {
  if (story.undoing.has(word)) return true
  if (isDenied && story.wished.has(word)) return false
  if (story.asking.has(word)) return true
  if (isDenied) return false
  if (story.recorded.has(word)) return !isOfThat
  const verb = verbs.get(word)
  if (locale === 'en' || verb?.form !== 'did' || story.told.has(word)) return false
  return verb.field === 'money' || (verb.field === 'body' && !story.rising.has(word))
}

/** The days of a story; more than a story where something else is said of time or amounts. */
function datesIn({ message, from, to }: Clause, today: string): string[] | 'more' {
  const dates: string[] = []
  for (let at = from; at < to; at++) {
    for (const span of message.spansAt.get(at) ?? []) {
      if (span.to > to) continue
      if (COUNTED.has(span.type)) return 'more'
      if (span.type !== 'date' || span.invalid) continue
      if (span.value.past > today) return 'more'
      dates.push(span.value.past)
    }
  }
  return dates
}

/** Whether somebody else acts in a story: then what follows without a verb of its own is theirs. */
function isOfOthers(speech: Speech, clause: Clause, gates: readonly GateHit[]): boolean {
  if (gates.some(({ gate }) => gate === 'others')) return true
  const words = wordsOf(clause)
  if (isOwn(speech, words)) return false
  const opening = clause.from + (ARTICLES_PT.has(words[0] ?? '') ? 1 : 0)
  return (
    isNamed(clause.message, opening) ||
    relationLexicon.at(words, opening - clause.from) !== undefined
  )
}

/** Whether words are of the speaker, or of a mishap that costs somebody money. */
export const isNear = (speech: Speech, words: readonly string[]): boolean =>
  isOwn(speech, words) || words.some((word) => speech.story.mishaps.has(word))

/** Whether words are of the speaker: "rodei", "passei", whether the verb is known or not. */
const isOwn = (speech: Speech, words: readonly string[]): boolean =>
  words.some((word) => speech.story.own.has(word) || deedOf(speech, word) === 'own')

const ARTICLES_PT = new Set(['o', 'a', 'os', 'as', 'the'])

/** A capital within a sentence, or a first name. */
function isNamed({ items }: Message, at: number): boolean {
  const item = items[at]
  if (item === undefined) return false
  return (at > 0 && /^\p{Lu}/u.test(item.raw)) || firstNameLexicon.hasWord(item.word)
}
