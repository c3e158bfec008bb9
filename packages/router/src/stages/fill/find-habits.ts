import type { ReadingInput } from '../../clauses/clause-reading.ts'
import type { Message } from '../../clauses/message.ts'
import type { Binding } from '../../grammar/match.ts'
import { deedOf } from '../../speech/deed-of.ts'
import { habitLexicon } from '../../values/lexicons.ts'
import type { Stretch } from '../asides.ts'
import { nounsOf } from '../calls/class-nouns.ts'
import { knownNames } from '../find-names.ts'
import type { FoundParams, ParamFinder } from './param-finder.ts'
import { referenceIn } from './reference.ts'
import { holds, placeOf, stretchesOf, wholeOf } from './stretches.ts'
import { FIND_HABITS as WORDS } from './words.generated.ts'

/** "quero começar o hábito de rezar o terço toda noite, me ajude a criar aí". */
export const findHabit: ParamFinder = ({ message }) => {
  const whole = wholeOf(message)
  if (!holds(message, whole, WORDS.begins)) return undefined
  const stretches = stretchesOf(message)
  const at = stretches.findIndex((one) => holds(message, one, WORDS.habits))
  const stretch = stretches[at]
  const rhythms = stretches.filter((one) => holdsRhythm(message, one))
  const [rhythm, another] = rhythms
  if (stretch === undefined || rhythm === undefined || another !== undefined) return undefined
  const name = nameBeside(message, stretches, at)
  if (name === undefined) return undefined
  const last = stretches.findLast((one) => one === rhythm || isOnlyWhen(message, one)) ?? rhythm
  return {
    from: Math.min(stretch.from, rhythm.from, name.from),
    to: Math.max(stretch.to, rhythm.to, name.to, last.to),
    bindings: [{ type: 'text', name: 'name', ...name }],
    set: { isLead: true },
    allows: ['wish', 'future', 'order'],
    needs: ['name', 'frequency'],
    isOrder: true,
  }
}

/** Behind the noun, in the stretch after it, before it ("… como hábito"), or in the one before. */
function nameBeside(
  message: Message,
  stretches: readonly Stretch[],
  at: number,
): Stretch | undefined {
  const [before, stretch, next] = [stretches[at - 1], stretches[at], stretches[at + 1]]
  const noun = stretch && placeOf(message, stretch, WORDS.habits)
  if (stretch === undefined || noun === undefined) return undefined
  const behind = afterWords(message, { from: noun + 1, to: stretch.to }, WORDS.of)
  if (holdsName(message, behind)) return behind
  const isNew = message.items.slice(stretch.from, noun + 2).some(({ word }) => WORDS.new.has(word))
  if (isNew && next && holdsName(message, next)) return next
  const ahead = afterWords(message, { from: stretch.from, to: noun }, ORDERS)
  let { to } = ahead
  while (to > ahead.from && WORDS.as.has(message.items[to - 1]?.word ?? '')) to -= 1
  // "ler toda noite como hábito"; in "vira hábito" nothing is named.
  const isAs = to < ahead.to
  if (isAs && holdsName(message, { from: ahead.from, to })) return { from: ahead.from, to }
  const told = before && afterWords(message, before, WORDS.intro)
  return told && holdsName(message, told) ? told : undefined
}

const ORDERS = new Set([...WORDS.intro, ...WORDS.begins])

function afterWords(message: Message, { from, to }: Stretch, words: ReadonlySet<string>): Stretch {
  let start = from
  while (start < to && words.has(message.items[start]?.word ?? '')) start += 1
  return { from: start, to }
}

/** Whether anything but a rhythm, a part of the day and small words is said. */
function holdsName(message: Message, { from, to }: Stretch): boolean {
  for (let at = from; at < to; at++) {
    const word = message.items[at]?.word ?? ''
    if (!isRecurring(message, at) && !WORDS.when.has(word) && !WORDS.small.has(word)) return true
  }
  return false
}

const isOnlyWhen = (message: Message, { from, to }: Stretch): boolean =>
  message.items
    .slice(from, to)
    .every(({ word }, index) => WORDS.when.has(word) || isRecurring(message, from + index))

const isRecurring = ({ spans }: Message, at: number): boolean =>
  spans.some(({ type, from, to }) => type === 'recurrence' && from <= at && at < to)

function holdsRhythm(message: Message, stretch: Stretch): boolean {
  for (let at = stretch.from; at < stretch.to; at++) if (isRecurring(message, at)) return true
  return holds(message, stretch, WORDS.times)
}

const GOALS = nounsOf('goal')

/** "alonguei hoje cedo, pode dar check", "tick off meditation for yesterday": a deed of one's own, or a tick. */
export const findHabitDone: ParamFinder = (input) => {
  const { message } = input
  const habit = knownNames(input, new Set()).find(({ name }) => name === 'habit')
  if (habit === undefined) return namedDeed(input)
  const isTicked = holds(message, wholeOf(message), WORDS.ticks)
  if (!isTicked && !isOwnDeed(input, habit)) return namedDeed(input)
  if (WORDS.narrated.has(message.items[habit.to]?.word ?? '')) return undefined
  if (holds(message, wholeOf(message), GOALS)) return undefined
  return { ...wholeOf(message), bindings: [habit] }
}

const MOST_OBJECT_WORDS = 3

/** "lavei a louça, hábito feito", "practised the fiddle": a deed of one's own is called by what it was done to. */
function namedDeed({ message, language: { speech } }: ReadingInput): FoundParams | undefined {
  const { items } = message
  const [told, ...others] = stretchesOf(message)
  if (told === undefined || holds(message, wholeOf(message), GOALS)) return undefined
  const isTick = (one: Stretch) =>
    items.slice(one.from, one.to).every(({ word }) => WORDS.ticked.has(word)) &&
    holds(message, one, WORDS.tick)
  const [tick, another] = others
  if (another !== undefined || (tick && !isTick(tick))) return undefined
  let at = told.from
  while (at < told.to && WORDS.speaker.has(items[at]?.word ?? '')) at += 1
  const verb = items[at]?.word ?? ''
  const isErrand = WORDS.errands.has(verb) || speech.verbs.get(verb)?.field === 'money'
  const isOwn = tick !== undefined && !isErrand && deedOf(speech, verb) === 'own'
  if (!WORDS.practised.has(verb) && !isOwn) return undefined
  const from = at + (WORDS.bare.has(items[at + 1]?.word ?? '') ? 2 : 1)
  let to = from
  while (to < told.to && !WORDS.endsObject.has(items[to]?.word ?? '')) to += 1
  const object = items.slice(from, to)
  const isPlain = object.every(({ kind, word }) => kind === 'word' && !WORDS.narrated.has(word))
  if (!isPlain || to === from || to - from > MOST_OBJECT_WORDS) return undefined
  if (message.spans.some((span) => COUNTED.has(span.type))) return undefined
  return { ...wholeOf(message), bindings: [{ type: 'text', name: 'habit', from, to }] }
}

const COUNTED: ReadonlySet<string> = new Set(['quantity', 'money', 'number'])

/** Whether the words of the habit tell that the speaker did it: "meditei", "I flossed". */
function isOwnDeed({ message, language }: ReadingInput, { from, to }: Stretch): boolean {
  const word = message.items[from]?.word ?? ''
  // "treinei a equipe nova": with an object of its own it is another deed.
  if (WORDS.objects.has(message.items[to]?.word ?? '')) return false
  const deed = deedOf(language.speech, word)
  if (deed !== 'own' && deed !== 'anyones' && !WORDS.past.has(word)) return false
  if (message.locale === 'pt-BR') return true
  const before = message.items.slice(0, from)
  return before.every((item) => WORDS.speaker.has(item.word) || item.kind !== 'word')
}

/** "como anda meu hábito de leitura", "habits without the streaks". */
export const findHabitsRead: ParamFinder = ({ message }) => {
  const ref = habitIn(message)
  if (ref === 'unclear') return undefined
  const bindings: Binding[] = ref ? [{ type: 'text', name: 'habit', ...ref }] : []
  return {
    ...wholeOf(message),
    bindings,
    set: {
      ...(isLeftOut(message, WORDS.streaks) ? { includeStreaks: false } : {}),
      ...(isLeftOut(message, WORDS.status) ? { includeTodayStatus: false } : {}),
    },
  }
}

function isLeftOut(message: Message, things: ReadonlySet<string>): boolean {
  const thing = placeOf(message, wholeOf(message), things) ?? 0
  return message.items
    .slice(Math.max(0, thing - 2), thing)
    .some(({ word }) => WORDS.without.has(word))
}

/** "my running streak", "sequência de corrida": so is a habit called whose days in a row are asked for. */
const KEPT_UP = new Set([...WORDS.habits, ...WORDS.streaks])

/** The one habit that is named: by a lexicon, behind the noun and "de", or before it in English. */
function habitIn(message: Message): Stretch | 'unclear' | undefined {
  const words = message.items.map(({ word }) => word)
  const known: Stretch[] = []
  for (let at = 0; at < words.length; ) {
    const entry = habitLexicon.at(words, at)
    if (entry) known.push({ from: at, to: at + entry.words.length })
    at += entry?.words.length ?? 1
  }
  if (known.length > 1) return 'unclear'
  if (known[0]) return known[0]
  const [stretch] = stretchesOf(message).filter((one) => holds(message, one, KEPT_UP))
  const noun = stretch && placeOf(message, stretch, KEPT_UP)
  if (stretch === undefined || noun === undefined) return undefined
  const isOf = WORDS.of.has(words[noun + 1] ?? '')
  if (!isOf && message.locale === 'pt-BR') return undefined
  const within = isOf ? stretch : { from: stretch.from, to: noun + 1 }
  const ref = referenceIn(message, within, { nouns: KEPT_UP, orders: WORDS.asking })
  return ref && words.slice(ref.from, ref.to).some((word) => !WORDS.asking.has(word))
    ? ref
    : undefined
}
