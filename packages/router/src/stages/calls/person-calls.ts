import { wordsOf } from '../../clauses/message.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { wordSetsOf } from '../../text/word-tables.ts'
import { BIRTHDAY } from '../../values/birthday-words.ts'
import { lexiconWords } from '../../values/lexicon.ts'
import { firstNameLexicon, habitLexicon, relationLexicon } from '../../values/lexicons.ts'
import { type NamedPerson, personAt } from '../../values/person-at.ts'
import {
  type BuiltCall,
  type CallBuilder,
  type CallInput,
  floatOf,
  recordDate,
  setOf,
  textOf,
} from './call-builder.ts'
import { holdsOwnDeed } from './is-told.ts'
import { buildPersonFact, firstPerson } from './person-facts.ts'
import { listOf } from './person-pieces.ts'
import { freeText } from './reminder-calls.ts'
import { timeSpans } from './said-time.ts'
import { plainWords } from './said-words.ts'
import { PERSON_CALLS as WORDS } from './words.generated.ts'

function personOf(input: CallInput, from = input.clauseFrom, to = input.clauseTo) {
  return firstPerson(input.message, from, to, input.vocabulary)
}

export const buildPersonUpdate: CallBuilder = (input) => {
  if (setOf(input).isDayFirst === true && !isDayFirst(input)) return undefined
  const text = freeText(input, 'fact')
  const note = textOf(input, 'note')
  const gift = textOf(input, 'gift')
  if (note || gift) return noteOn(input, note ?? gift, gift !== undefined)
  if (text === undefined) return buildPersonFact(input, input.clauseFrom, input.clauseTo)
  return buildPersonFact(input, text.from, input.clauseTo)
}

/** "7/12 is Mark's birthday" tells it; "is 7/12 Mark's birthday?" asks. */
function isDayFirst({ message, clauseFrom }: CallInput): boolean {
  const opening = message.spansAt.get(clauseFrom) ?? []
  const isAsked = message.items.some((item) => item.word === '?')
  return !isAsked && opening.some((span) => span.type === 'date')
}

function noteOn(
  input: CallInput,
  said: { from: number; to: number } | undefined,
  isGift: boolean,
): BuiltCall | undefined {
  const who = textOf(input, 'who')
  const person = who && personOf(input, who.from, who.to)
  if (said === undefined || person === undefined) return undefined
  const { from, to } = said
  // "anota: dei 50 de presente pro neto": what was given is an idea no more.
  if (isGift && holdsOwnDeed(input.message, from, to)) return undefined
  const giftIdeas = isGift ? listOf(input.message, from, to) : []
  const updates = isGift
    ? { preferences: { giftIdeas } }
    : { notes: plainWords(input.message, from, to) }
  return { intent: 'update_person', params: { personRef: person.ref, updates }, missing: [] }
}

/** Talk that says nothing of being done with somebody: "falei com o banco" names no person. */
export const buildInteraction: CallBuilder = (input) => {
  const when = recordDate(input)
  const text = textOf(input, 'who')
  if (when === undefined || when.problem || text === undefined) return undefined
  const person = personAt(input.message, text.from, input.clauseTo, input.vocabulary)
  if (
    person === undefined ||
    input.message.spans.some((span) => span.type === 'money' && span.value.isCurrencySaid)
  )
    return undefined
  if (isAnotherAfter(input, person.to) || isBornAfter(input, person.to)) return undefined
  if (isSight(input) && !TITLED.test(person.ref) && !isAcquainted(input, person, false))
    return undefined
  const others = peopleAfter(input, person.to)
  if (setOf(input).isOneMore === true) return oneMore(input, person.ref, when.date)
  if (setOf(input).isNominal === true && !isPastDaySaid(input, person.to)) return undefined
  const date = dayIn(input, when.date)
  if (date === undefined) return undefined
  const params = { personRef: person.ref, type: channelOf(input), date }
  if (others.length > 0) return withEach(input, params, others)
  return { intent: 'log_interaction', params, missing: [] }
}

export const buildPersonRead: CallBuilder = (input) => {
  const text = textOf(input, 'who')
  const person = personOf(input, text?.from, text?.to)
  const { fields } = setOf(input)
  if (person === undefined || !isAcquainted(input, person, fields !== undefined)) return undefined
  return {
    intent: 'get_person',
    params: { personRef: person.ref, ...(fields === undefined ? {} : { fields }) },
    missing: [],
  }
}

/** Whom the user may know: a relative, a name of theirs, or first names alone; anybody else is the world's. */
function isAcquainted(
  { vocabulary, message }: CallInput,
  { ref, relation }: NamedPerson,
  isOnFirstName: boolean,
): boolean {
  if (relation !== undefined || vocabulary?.people?.includes(ref)) return true
  const words = lexiconWords(ref).filter((word, at) => at > 0 || !WORDS.elders.has(word))
  // "o aniversário da Cidinha": a name no list has, and yet a first name.
  const isNamed =
    message.locale === 'pt-BR' || message.items.some(({ word }) => WORDS.talked.has(word))
  if (isOnFirstName && words.length === 1 && isNamed) return true
  const known = words.filter((word) => firstNameLexicon.at([word], 0) !== undefined)
  return known.length === words.length || relationLexicon.at(words, 0) !== undefined
}

/** "drinks with Pete last night and we talked": the day, wherever it is said; nothing where it lies ahead or there are two. */
function dayIn(input: CallInput, recorded: string): string | undefined {
  const { message, clauseFrom, clauseTo, today } = input
  const days = message.spans.filter(
    (span): span is SlotSpanOf<'date'> =>
      span.type === 'date' && span.from >= clauseFrom && span.to <= clauseTo && !span.invalid,
  )
  const [day, second] = days
  if (second !== undefined && second.value.past !== day?.value.past) return undefined
  if (day === undefined || floatOf(input, 'date')) return recorded
  return day.value.past <= today ? day.value.past : undefined
}

const CHANNELS = Object.entries(wordSetsOf(WORDS.channels))

/** "conversei com a Lu no telefone": the channel said with the talk tells its type. */
function channelOf(input: CallInput): unknown {
  const { type } = setOf(input)
  if (type !== 'other') return type
  const { message, clauseFrom, clauseTo } = input
  const words = wordsOf({ message, from: clauseFrom, to: clauseTo })
  return CHANNELS.find(([, names]) => words.some((word) => names.has(word)))?.[0] ?? type
}

/** "almoço c/ Bruno hj" is told, "almoço com o Bruno sexta 13h" is planned: no hour, and no day ahead. */
function isPastDaySaid(input: CallInput, from: number): boolean {
  const { message, clauseFrom, clauseTo } = input
  const tail = wordsOf({ message, from, to: clauseTo })
  const end = tail.indexOf(',') < 0 ? tail.length : tail.indexOf(',')
  if (tail.slice(0, end).some((word) => WORDS.says.has(word))) return false
  const times = timeSpans(message, clauseFrom, clauseTo)
  return times.length > 0 && times.every((span) => span.type === 'date')
}

/** Somebody else by the same channel, on the same day unless another is said. */
function oneMore(input: CallInput, personRef: string, date: string): BuiltCall | undefined {
  const { previous } = input
  if (previous === undefined) return undefined
  const said = floatOf(input, 'date') === undefined ? {} : { date }
  return { ...previous, params: { ...previous.params, personRef, ...said } }
}

const TITLED = /^(?:dr|mr|mrs|ms|miss|prof|coach|father|sister)\b/i

/** "saw Star Wars", "visited Paris": films and places are seen as often as people, who have names one knows. */
function isSight({ message, clauseFrom, clauseTo }: CallInput): boolean {
  const opening = message.items.slice(clauseFrom, Math.min(clauseTo, clauseFrom + 3))
  return opening.some(
    ({ word }, at) =>
      word === 'saw' ||
      word === 'visited' ||
      (WORDS.visited.has(word) && !WORDS.beforePeople.has(opening[at + 1]?.word ?? '')),
  )
}

/** "called Beth and Kevin": who is named right after a first person, joined to them. */
function peopleAfter({ message, clauseTo, vocabulary }: CallInput, from: number): string[] {
  const refs: string[] = []
  const wordAt = (at: number) => message.items[at]?.word ?? ''
  for (let at = from; WORDS.joins.has(wordAt(at)) && at + 1 < clauseTo; ) {
    const start = WORDS.towards.has(wordAt(at + 1)) ? at + 2 : at + 1
    const next = personAt(message, start, clauseTo, vocabulary)
    if (next === undefined) break
    refs.push(next.ref)
    at = next.to
  }
  return refs
}

/** Each of several people is an interaction of their own; beside other statements the clause is cut between them. */
function withEach(
  { message, clauseFrom, clauseTo }: CallInput,
  params: Readonly<Record<string, unknown>>,
  others: readonly string[],
): BuiltCall | undefined {
  const isAlone = message.items.every(
    ({ kind }, at) => kind !== 'word' || (clauseFrom <= at && at < clauseTo),
  )
  if (!isAlone) return undefined
  const all = [params, ...others.map((personRef) => ({ ...params, personRef }))]
  const actions = all.map((each) => ({ intent: 'log_interaction', params: each }))
  return { intent: 'multi', params: { actions }, missing: [] }
}

/** "liguei pra tia, o aniversário dela é dia 30": when somebody was born is a clause of its own. */
function isBornAfter({ message, clauseTo }: CallInput, from: number): boolean {
  const words = wordsOf({ message, from, to: clauseTo })
  const pause = words.indexOf(',')
  return pause >= 0 && words.slice(pause).some((word) => BIRTHDAY.has(word))
}

/** "liguei pro meu irmão e falei com a Lu", "… e meditei": another deed after it is a clause of its own. */
function isAnotherAfter({ message, clauseTo }: CallInput, from: number): boolean {
  const words = wordsOf({ message, from, to: clauseTo })
  return words.some((word, at) => {
    if (!WORDS.beforeDeeds.has(words[at - 1] ?? '')) return false
    return WORDS.contacts.has(word) || habitLexicon.at(words, at) !== undefined
  })
}
