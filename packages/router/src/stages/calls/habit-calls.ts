import { type Message, wordsOf } from '../../clauses/message.ts'
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
import { timeSpans } from './said-time.ts'
import { asTitle, wordsWithout } from './said-words.ts'

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

const ARTICLES = new Set(
  'o a os as meu minha meus minhas my the um uma de do da habito habit'.split(' '),
)

function knownHabit(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => !ARTICLES.has(word))
  const entry = at < 0 ? undefined : habitLexicon.at(words, at)
  return entry && at + entry.words.length === words.length ? entry.key : undefined
}

function isNamed(words: readonly string[], habit: string): boolean {
  const wanted = fold(habit).split(/\s+/)
  const content = words.filter((word) => !ARTICLES.has(word))
  return (
    wanted.length === content.length &&
    wanted.every((word, index) => isTypoOf(content[index] ?? '', word))
  )
}

export const buildHabitDone: CallBuilder = (input) => {
  const when = recordDate(input)
  if (when === undefined || isMeasured(input)) return undefined
  const text = textOf(input, 'habit', 'activity')
  if (text && isOnlyMeasured(input, text.from, text.to)) return undefined
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

const PERIODS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['manha', 'morning'],
    ['manhas', 'morning'],
    ['cedo', 'morning'],
    ['acordar', 'morning'],
    ['morning', 'morning'],
    ['mornings', 'morning'],
    ['waking', 'morning'],
    ['wake', 'morning'],
    ['acordo', 'morning'],
    ['tarde', 'afternoon'],
    ['tardes', 'afternoon'],
    ['almoco', 'afternoon'],
    ['afternoon', 'afternoon'],
    ['afternoons', 'afternoon'],
    ['lunch', 'afternoon'],
    ['noite', 'evening'],
    ['noites', 'evening'],
    ['dormir', 'evening'],
    ['night', 'evening'],
    ['nightly', 'evening'],
    ['evening', 'evening'],
    ['evenings', 'evening'],
    ['bed', 'evening'],
    ['bedtime', 'evening'],
  ].map(([word, period]) => [word, period]),
)

const AT_PERIOD = new Set(
  'de da do a toda todas as antes depois pela pelas in the every at before after each ao ate mais when upon logo assim quando i eu que'.split(
    ' ',
  ),
)

interface Rhythm {
  readonly frequency?: string
  readonly periodOfDay?: string
  /** Items that say it. */
  readonly taken: ReadonlySet<number>
}

function rhythmOf(message: Message, from: number, to: number): Rhythm {
  const taken = new Set<number>()
  let frequency: string | undefined
  for (const span of message.spans) {
    if (span.from < from || span.to > to || span.type !== 'recurrence') continue
    const { pattern, weekdays } = span.value
    frequency = weekdays || pattern === 'weekly' || pattern === 'monthly' ? 'custom' : pattern
    for (let at = span.from; at < span.to; at++) taken.add(at)
  }
  const times = timesPerWeek(message, from, to)
  if (times) {
    frequency = 'custom'
    for (let at = times.from; at < times.to; at++) taken.add(at)
  }
  let periodOfDay: string | undefined
  for (let at = from; at < to; at++) {
    const period = PERIODS[message.items[at]?.word ?? '']
    const isPeriod =
      period !== undefined &&
      (taken.has(at) || AT_PERIOD.has(message.items[at - 1]?.word ?? '')) &&
      !isDeedItself(message, at)
    if (!isPeriod) continue
    periodOfDay ??= period
    let start = at
    while (start > from && AT_PERIOD.has(message.items[start - 1]?.word ?? '')) start -= 1
    for (let place = start; place <= at; place++) taken.add(place)
    if (message.items[at + 1]?.word === 'up') taken.add(at + 1)
  }
  return { taken, ...(frequency ? { frequency } : {}), ...(periodOfDay ? { periodOfDay } : {}) }
}

/** "antes de dormir" says when; "o hábito de dormir cedo" is the deed. */
function isDeedItself(message: Message, at: number): boolean {
  if (!['dormir', 'acordar', 'bed', 'waking'].includes(message.items[at]?.word ?? '')) return false
  return !message.items
    .slice(Math.max(0, at - 3), at)
    .some((item) =>
      ['antes', 'before', 'ao', 'depois', 'after', 'upon', 'when', 'when'].includes(item.word),
    )
}

/** "3 vezes por semana", "twice a week". */
function timesPerWeek(message: Message, from: number, to: number) {
  for (let at = from; at < to; at++) {
    const word = message.items[at]?.word ?? ''
    const isTimes = word === 'vezes' || word === 'times' || word === 'twice' || word === 'x'
    if (!isTimes) continue
    const rest = wordsOf({ message, from: at + 1, to: at + 4 })
    const week = rest.findIndex(
      (one) => one === 'semana' || one === 'week' || one === 'mes' || one === 'month',
    )
    if (week < 0) continue
    return { from: word === 'twice' ? at : Math.max(from, at - 1), to: at + 2 + week }
  }
  return undefined
}

/** Words that introduce a habit and are no part of its name. */
const LEADS = new Set(
  'o a um uma de do da habito novo nova habit new to of the : , - que eu'.split(' '),
)

export const buildHabit: CallBuilder = (input): BuiltCall | undefined => {
  const { message } = input
  const text = textOf(input, 'name')
  const { frequency, periodOfDay, taken } = rhythmOf(message, input.clauseFrom, input.clauseTo)
  if (setOf(input).needsRhythm === true && frequency === undefined) return undefined
  let from = text?.from ?? input.clauseTo
  while (from < input.clauseTo && (LEADS.has(message.items[from]?.word ?? '') || taken.has(from)))
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
  const ref = text && habitRef(input, text.from, text.to)
  if (spanOf(input, 'quantity') || floatOf(input, 'paymentMethod')) return undefined
  return {
    intent: 'get_habits',
    params: ref === undefined ? {} : { habitRef: ref },
    missing: [],
  }
}
