import { type Message, wordsOf } from '../../clauses/message.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { BIRTHDAY } from '../../values/birthday-words.ts'
import { type NamedPerson, personAt } from '../../values/person-at.ts'
import type { BuiltCall, CallInput } from './call-builder.ts'
import { birthdayOf, isDiet, listOf, SKIPPED } from './person-pieces.ts'
import { type Preference, predicateAt } from './person-predicates.ts'
import { PERSON_FACTS as WORDS } from './words.generated.ts'

/** What a stretch says of a person the user knows: a birthday, a taste, a diet, who they are. */
export function buildPersonFact(input: CallInput, from: number, to: number): BuiltCall | undefined {
  const { message, vocabulary } = input
  const person = personAt(message, from, to, vocabulary)
  // What is noted behind a name is noted whole, or not at all.
  if (person && isList(message, person.to)) return undefined
  const birthday = birthdayIn(input, from, to)
  if (birthday) return birthday
  if (person === undefined) return undefined
  const at = predicateFrom(message, person.to)
  const predicate = predicateAt(message, at, to)
  // "fyi Tom's vegetarian" says "is" in short; before anything but a diet it may say whose.
  if (predicate === undefined && message.items[at]?.word === "'s" && isDiet(message, at + 1, to))
    return update(person, { preferences: { dietaryRestrictions: listOf(message, at + 1, to) } })
  if (predicate === undefined) return undefined
  const { kind, length } = predicate
  if (personAt(message, at + length, to, vocabulary)?.to === to && kind !== 'dietaryRestrictions')
    return undefined
  const isCopula = length === 1 && WORDS.copulas.has(message.items[at]?.word ?? '')
  if (isCopula && !isDiet(message, at + length, to))
    return relationOf(input, person, at + length, to)
  const preferences = preferencesIn(message, at, to)
  return preferences && update(person, { preferences })
}

/** Whether what follows a name says something of who bears it. */
export function isSaidOfPerson(message: Message, at: number, to: number): boolean {
  const place = predicateFrom(message, at)
  const words = wordsOf({ message, from: at, to })
  return (
    predicateAt(message, place, to) !== undefined ||
    isMark(message, at) ||
    words.some((word) => BIRTHDAY.has(word) || WORDS.turns.has(word)) ||
    wordsOf({ message, from: 0, to: at }).some((word) => BIRTHDAY.has(word))
  )
}

/** "no perfil do Caio que ele gosta de jazz": who was named is taken up again. */
function predicateFrom({ items }: Message, from: number): number {
  let at = from
  const isThat = ['que', 'that', ':'].includes(items[at]?.word ?? '')
  if (isThat && WORDS.takenUp.has(items[at + 1]?.word ?? '')) at += 2
  while (WORDS.adverbs.has(items[at]?.word ?? '')) at += 1
  return at
}

/** "Lúcia: ela adora orquídeas" is a sentence of its own, "Lúcia: vegana, 4/5" a list. */
const isList = (message: Message, at: number): boolean =>
  isMark(message, at) && !WORDS.takenUp.has(message.items[at + 1]?.word ?? '')
const isMark = ({ items }: Message, at: number): boolean =>
  [':', '-'].includes(items[at]?.word ?? '')

type Preferences = Partial<Record<Preference, string[]>>

/** "adora orquídeas e detesta perfume doce": one thing said after the other, each with what it is said of. */
function preferencesIn(message: Message, from: number, to: number): Preferences | undefined {
  const preferences: Preferences = {}
  for (let at = from; at < to; ) {
    const predicate = predicateAt(message, at, to)
    if (predicate === undefined) break
    const start = at + predicate.length
    const next = nextPredicate(message, start, to)
    const list = listOf(message, start, next ?? to)
    const isCopula = predicate.length === 1 && WORDS.copulas.has(message.items[at]?.word ?? '')
    if (list.some((liked) => WORDS.nobodys.has(liked.toLowerCase()))) return undefined
    if (list.length === 0 || (!isCopula && isOwn(message, start, to))) return undefined
    if (predicate.kind === 'giftIdeas' && isDeedAt(message, start)) return undefined
    preferences[predicate.kind] = [...(preferences[predicate.kind] ?? []), ...list]
    if (next === undefined) break
    at = afterJoint(message, next)
  }
  return preferences
}

/** "the doctor asked for my weight", "a vó pediu 200": what is the speaker's, or money, is nobody's taste. */
function isOwn({ items, spans }: Message, from: number, to: number): boolean {
  return (
    WORDS.speakers.has(items[from]?.word ?? '') ||
    spans.some(
      (span) =>
        span.type === 'money' && span.value.isCurrencySaid && span.from === from && span.to <= to,
    )
  )
}

/** "quer perder 10 kg", "wants to move": what is wished for is done, and not given. */
function isDeedAt({ items, locale }: Message, at: number): boolean {
  const word = items[at]?.word ?? ''
  if (locale === 'en') return word === 'to' || items[at - 1]?.word === 'to'
  return /[aei]r$/.test(word) && !SKIPPED.has(word)
}

/** The joint before the next thing said: "e detesta", ", mas não suporta". */
function nextPredicate(message: Message, from: number, to: number): number | undefined {
  for (let at = from + 1; at < to; at++) {
    if (!WORDS.joints.has(message.items[at]?.word ?? '')) continue
    const length = predicateAt(message, afterJoint(message, at), to)?.length ?? 0
    if (length > 0) return at
  }
  return undefined
}

function afterJoint(message: Message, from: number): number {
  let at = from
  while (WORDS.joints.has(message.items[at]?.word ?? '')) at += 1
  if (WORDS.takenUp.has(message.items[at]?.word ?? '')) at += 1
  while (WORDS.adverbs.has(message.items[at]?.word ?? '')) at += 1
  return at
}

/** "o Pedro é meu primo". */
function relationOf(
  input: CallInput,
  person: NamedPerson,
  from: number,
  to: number,
): BuiltCall | undefined {
  const opener = input.message.items[from]?.word ?? ''
  if (!['meu', 'minha', 'my'].includes(opener)) return undefined
  const other = personAt(input.message, from, to, undefined)
  if (other?.relation === undefined || other.to < to || person.relation) return undefined
  return update(person, { relationship: other.ref })
}

const update = (person: NamedPerson, updates: Record<string, unknown>): BuiltCall => ({
  intent: 'update_person',
  params: { personRef: person.ref, updates },
  missing: [],
})

/** "a Maria faz aniversário dia 15 de maio", "o aniversário da Maria é 15/05". */
function birthdayIn(input: CallInput, from: number, to: number): BuiltCall | undefined {
  const { message, vocabulary } = input
  const words = wordsOf({ message, from, to })
  const isBirthday =
    words.some((word) => BIRTHDAY.has(word)) ||
    (words.includes('anos') && words.some((word) => WORDS.turns.has(word))) ||
    (message.locale === 'en' &&
      words.some((word, at) => WORDS.turns.has(word) && /^\d{1,3}$/.test(words[at + 1] ?? '')))
  if (!isBirthday) return undefined
  const dates = message.spans.filter(
    (span): span is SlotSpanOf<'date'> =>
      span.type === 'date' && span.from >= from && span.to <= to,
  )
  // "faz 30 anos dia 22 de maio": how many years is no day.
  const date = dates.find((span) => !/\banos\b/i.test(span.text))
  const isPronoun = message.items.slice(from, to).some((item) => WORDS.pronouns.has(item.word))
  const person =
    firstPerson(message, from, to, vocabulary) ??
    (isPronoun ? firstPerson(message, 0, from, vocabulary) : undefined)
  if (person === undefined) return undefined
  const isAlone = date !== undefined && date.from === person.to + 1 && date.to === to
  // "o aniversário do Caio: 5 de agosto" says what the day is before the mark.
  const isTold =
    isAlone && wordsOf({ message, from, to: person.to }).some((word) => BIRTHDAY.has(word))
  if (isList(message, person.to) && !isTold) return undefined
  if (date === undefined) return undefined
  if (date.invalid) {
    const params = { personRef: person.ref }
    return { intent: 'update_person', params, missing: ['updates'], reason: date.invalid }
  }
  const birthday = birthdayOf(date, message)
  return birthday === undefined ? undefined : update(person, { birthday })
}

/** The first person named anywhere in a stretch. */
export function firstPerson(
  message: Message,
  from: number,
  to: number,
  vocabulary: CallInput['vocabulary'],
): NamedPerson | undefined {
  for (let at = from; at < to; at++) {
    const person = personAt(message, at, to, vocabulary)
    if (person) return person
  }
  return undefined
}
