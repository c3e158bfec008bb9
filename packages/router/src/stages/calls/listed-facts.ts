import type { Message } from '../../clauses/message.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { wordSet } from '../../text/word-set.ts'
import { BIRTHDAY } from '../../values/birthday-words.ts'
import { birthdayOf, isDiet, listOf } from './person-pieces.ts'
import { type Preference, predicateAt } from './person-predicates.ts'
import { plainWords } from './said-words.ts'

/** What is known of somebody, as `update_person` takes it. */
interface ListedFacts {
  birthday?: string
  preferences?: Partial<Record<Preference, string[]>>
}

interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * "birthday 4 May, hates coriander, into board games": what is noted behind a name, each piece by its
 * own words; nothing when a single one is not understood.
 */
export function listedFacts(
  message: Message,
  from: number,
  to: number,
): Record<string, unknown> | undefined {
  const facts: ListedFacts = {}
  for (const piece of piecesOf(message, from, to)) {
    if (!addPiece(facts, message, piece)) return undefined
  }
  return Object.keys(facts).length > 0 ? { ...facts } : undefined
}

function piecesOf(message: Message, from: number, to: number): readonly Stretch[] {
  const pieces: Stretch[] = []
  let start = from
  for (let at = from; at <= to; at++) {
    const isEnd = at === to || isPartedAt(message, at, to)
    if (!isEnd) continue
    if (at > start) pieces.push({ from: start, to: at })
    start = at + 1
  }
  return pieces
}

const MARKS = new Set([',', ';', '.', '/'])
const JOINTS = new Set(['and', 'e', 'but', 'mas', '&'])

/** "4 May and hates olives" are two pieces, "olives and nuts" is one list. */
function isPartedAt(message: Message, at: number, to: number): boolean {
  const word = message.items[at]?.word ?? ''
  return MARKS.has(word) || (JOINTS.has(word) && opensPiece(message, at + 1, to))
}

const INTO = wordSet('into')
const ALLERGIC = wordSet('alergico alergica allergic intolerante intolerant')
const LACKING = wordSet('no sem')
const BARE_COPULAS = new Set(['e', 'is', "'s", 'virou', 'became'])

function opensPiece(message: Message, at: number, to: number): boolean {
  const word = message.items[at]?.word ?? ''
  const isNamed = BIRTHDAY.has(word) || INTO.has(word) || ALLERGIC.has(word)
  return isNamed || isDiet(message, at, to) || predicateAt(message, at, to) !== undefined
}

/** Whether a piece was understood, and added. */
function addPiece(facts: ListedFacts, message: Message, { from, to }: Stretch): boolean {
  const word = message.items[from]?.word ?? ''
  if (BIRTHDAY.has(word)) return addBirthday(facts, message, { from, to })
  if (isDiet(message, from, to))
    return add(facts, 'dietaryRestrictions', [plainWords(message, from, to)])
  if (ALLERGIC.has(word)) return add(facts, 'dietaryRestrictions', listOf(message, from + 2, to))
  if (LACKING.has(word) && message.locale === (word === 'no' ? 'en' : 'pt-BR'))
    return add(facts, 'dietaryRestrictions', listOf(message, from + 1, to))
  if (INTO.has(word)) return add(facts, 'interests', listOf(message, from + 1, to))
  const predicate = predicateAt(message, from, to)
  if (predicate === undefined || BARE_COPULAS.has(word)) return false
  return add(facts, predicate.kind, listOf(message, from + predicate.length, to))
}

function addBirthday(facts: ListedFacts, message: Message, { from, to }: Stretch): boolean {
  const date = message.spans.find(
    (span): span is SlotSpanOf<'date'> =>
      span.type === 'date' && span.from > from && span.to === to && !span.invalid,
  )
  const birthday = date && birthdayOf(date, message)
  if (birthday === undefined || facts.birthday !== undefined) return false
  facts.birthday = birthday
  return true
}

function add(facts: ListedFacts, kind: Preference, list: readonly string[]): boolean {
  if (list.length === 0) return false
  const { preferences = {} } = facts
  facts.preferences = { ...preferences, [kind]: [...(preferences[kind] ?? []), ...list] }
  return true
}
