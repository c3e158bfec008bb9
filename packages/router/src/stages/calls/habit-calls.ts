import { wordsOf } from '../../clauses/message.ts'
import { isTypoOf } from '../../text/edit-distance.ts'
import { fold } from '../../text/fold.ts'
import { activityLexicon, habitLexicon, metricNounLexicon } from '../../values/lexicons.ts'
import { nameOf } from '../../values/name-of.ts'
import {
  type BuiltCall,
  type CallBuilder,
  type CallInput,
  floatOf,
  recordDate,
  setOf,
  spanOf,
  textOf,
} from './call-builder.ts'
import { namesKind, type RecordKind } from './class-nouns.ts'
import { rhythmOf } from './said-rhythm.ts'
import { timeSpans } from './said-time.ts'
import { asTitle, wordsWithout } from './said-words.ts'
import { HABIT_CALLS as WORDS } from './words.generated.ts'

/** The habit words stand for, by its noun: the user's own name for it first. */
function habitRef(input: CallInput, from: number, to: number): string | undefined {
  const { message, vocabulary } = input
  const words = wordsOf({ message, from, to })
  const own = vocabulary?.habits?.find((habit) => isNamed(words, habit))
  if (own !== undefined) return own
  const known = knownHabit(words)
  if (known !== undefined) {
    const ownNoun = vocabulary?.habits?.find((habit) => fold(habit) === fold(known))
    return ownNoun ?? known
  }
  const name = nameOf(message, from, to)
  return name === '' ? undefined : name
}

function knownHabit(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => !WORDS.articles.has(word))
  const entry = at < 0 ? undefined : habitLexicon.at(words, at)
  return entry && at + entry.words.length === words.length ? entry.key : undefined
}

function isNamed(words: readonly string[], habit: string): boolean {
  const wanted = fold(habit).split(/\s+/)
  const content = words.filter((word) => !WORDS.articles.has(word))
  return (
    wanted.length === content.length &&
    wanted.every((word, index) => isTypoOf(content[index] ?? '', word))
  )
}

export const buildHabitDone: CallBuilder = (input) => {
  const when = recordDate(input)
  if (when === undefined || isMeasured(input)) return undefined
  const text = textOf(input, 'habit', 'activity')
  if (text && (isOnlyMeasured(input, text.from, text.to) || isOtherKind(input, text)))
    return undefined
  const several = text ? habitsJoined(input, text) : []
  if (several.length > 1) return withEach(several, when)
  const ref = doneHabit(input)
  return {
    intent: 'record_habit',
    params: {
      ...(ref === undefined ? {} : { habitRef: ref }),
      ...(when.problem ? {} : { date: when.date }),
    },
    missing: [...(ref === undefined ? ['habitRef'] : []), ...(when.problem ? ['date'] : [])],
    ...(when.problem ? { reason: when.problem } : {}),
  }
}

/** Kinds of records that are marked as done or paid with the same words, each by an intent of its own. */
const OTHER_KINDS: readonly RecordKind[] = ['reminder', 'goal', 'event', 'bill', 'debt']

/** "marca a tarefa do relatório como feita": a task is done once. */
function isOtherKind({ message }: CallInput, { from, to }: Stretch): boolean {
  const words = wordsOf({ message, from, to })
  return namesKind(words, OTHER_KINDS) || words.some((word) => WORDS.tasks.has(word))
}

interface Stretch {
  readonly from: number
  readonly to: number
}

/** "o yoga e a leitura": the habits joined in a stretch; a part that is not known is undefined, and none is where nothing is known. */
function habitsJoined(input: CallInput, { from, to }: Stretch): (string | undefined)[] {
  const { items } = input.message
  const refs: (string | undefined)[] = []
  let start = from
  for (let at = from; at <= to; at++) {
    const isEnd = at === to
    if (!isEnd && !WORDS.joins.has(items[at]?.raw.toLowerCase() ?? '')) continue
    refs.push(knownDeed(input, start, at))
    start = at + 1
  }
  return refs.some((ref) => ref !== undefined) ? refs : []
}

/** A habit or an exercise that has a name of its own. */
function knownDeed(input: CallInput, from: number, to: number): string | undefined {
  const words = wordsOf({ message: input.message, from, to })
  const start = words.findIndex((word) => !WORDS.articles.has(word))
  if (start < 0) return undefined
  const isKnown = [habitLexicon, activityLexicon].some(
    (lexicon) => lexicon.at(words, start)?.words.length === words.length - start,
  )
  return isKnown || isOwn(input, from, to) ? habitRef(input, from, to) : undefined
}

const isOwn = ({ message, vocabulary }: CallInput, from: number, to: number): boolean =>
  vocabulary?.habits?.some((habit) => isNamed(wordsOf({ message, from, to }), habit)) === true

/** Each of several habits is done by itself; nothing where one of them is not known. */
function withEach(
  refs: readonly (string | undefined)[],
  { date, problem }: RecordDay,
): BuiltCall | undefined {
  if (problem || refs.includes(undefined)) return undefined
  const actions = refs.map((ref) => ({
    intent: 'record_habit',
    params: { habitRef: ref, date },
  }))
  return { intent: 'multi', params: { actions }, missing: [] }
}

type RecordDay = NonNullable<ReturnType<typeof recordDate>>

/** What was done: a habit by its words, or the one that the sentence's verb stands for. */
function doneHabit(input: CallInput): string | undefined {
  const { isOwn, habit, study } = setOf(input)
  if (isOwn === true) return ownDeed(input)
  const text = textOf(input, 'habit')
  if (text === undefined) return typeof habit === 'string' ? habit : undefined
  const ref = habitRef(input, text.from, text.to)
  if (ref === undefined || typeof study !== 'string') return ref
  // "estudei inglês": what is done is the studying, whatever its subject.
  return input.vocabulary?.habits?.includes(ref) || ref.startsWith(study) ? ref : `${study} ${ref}`
}

/** What is measured and never done: "anota meu peso" asks which weight. Exercise is both, and water is drunk. */
const NEVER_DONE: ReadonlySet<string> = new Set(['weight', 'sleep', 'mood', 'energy'])

function isOnlyMeasured({ message, vocabulary }: CallInput, from: number, to: number): boolean {
  const words = wordsOf({ message, from, to })
  if (vocabulary?.habits?.some((habit) => isNamed(words, habit))) return false
  const noun = metricNounLexicon.at(words, 0)
  return noun?.words.length === words.length && NEVER_DONE.has(noun.key)
}

/** "fiz minha caminhada": a deed of one's own that is done again and again goes by its noun. */
function ownDeed(input: CallInput): string | undefined {
  const text = textOf(input, 'activity')
  return text && habitRef(input, text.from, text.to)
}

/** How far makes it a measurement, and how long but for what only passes the time: "li 20 minutos". */
function isMeasured(input: CallInput): boolean {
  const { message, clauseFrom, clauseTo } = input
  const isTimed = setOf(input).isTimed === true && !isExercise(input)
  return message.spans.some((span) => {
    if (span.from < clauseFrom || span.to > clauseTo) return false
    if (span.type === 'quantity') return !(isTimed && span.value.dimension === 'duration')
    return span.type === 'money' && span.value.isCurrencySaid
  })
}

/** "fiz 1h de musculação": exercise is measured in minutes. */
function isExercise(input: CallInput): boolean {
  const text = textOf(input, 'habit')
  if (text === undefined) return false
  const words = wordsOf({ message: input.message, from: text.from, to: text.to })
  return activityLexicon.within(words) !== undefined
}

export const buildHabit: CallBuilder = (input): BuiltCall | undefined => {
  const { message } = input
  const text = textOf(input, 'name')
  const { frequency, periodOfDay, taken } = rhythmOf(message, input.clauseFrom, input.clauseTo)
  if (setOf(input).needsRhythm === true && frequency === undefined) return undefined
  let from = text?.from ?? input.clauseTo
  while (
    from < input.clauseTo &&
    (WORDS.leads.has(message.items[from]?.word ?? '') || taken.has(from))
  )
    from += 1
  const spans = [...taken].map(
    (at) => ({ type: 'number', from: at, to: at + 1, value: 0, text: '' }) as const,
  )
  const times = timeSpans(message, from, input.clauseTo).filter((span) => span.type === 'time')
  const to = setOf(input).isLead === true && text ? text.to : input.clauseTo
  const name = asTitle(wordsWithout(message, from, to, [...spans, ...times]))
  return {
    intent: 'create_habit',
    params: {
      ...(name === '' ? {} : { name }),
      ...(frequency === undefined ? {} : { frequency }),
      ...(periodOfDay === undefined ? {} : { periodOfDay }),
    },
    missing: [...(name === '' ? ['name'] : []), ...(frequency === undefined ? ['frequency'] : [])],
  }
}

export const buildHabitsRead: CallBuilder = (input) => {
  const text = textOf(input, 'habit')
  if (text && wordsOf({ message: input.message, ...text }).some((word) => WORDS.wins.has(word)))
    return undefined
  const isRanked = text !== undefined && WORDS.ranks.has(input.message.items[text.from]?.word ?? '')
  const ref = isRanked ? undefined : text && habitRef(input, text.from, text.to)
  if (spanOf(input, 'quantity') || floatOf(input, 'paymentMethod')) return undefined
  const { includeStreaks, includeTodayStatus } = setOf(input)
  return {
    intent: 'get_habits',
    params: {
      ...(ref === undefined ? {} : { habitRef: ref }),
      ...(includeStreaks === undefined ? {} : { includeStreaks }),
      ...(includeTodayStatus === undefined ? {} : { includeTodayStatus }),
    },
    missing: [],
  }
}
