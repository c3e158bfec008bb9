import type { ReadingInput } from '../../../clauses/clause-reading.ts'
import type { Message } from '../../../clauses/message.ts'
import type { SlotSpan, SlotSpanOf } from '../../../slots/slot-span.ts'
import { firstNameLexicon, relationLexicon } from '../../../values/lexicons.ts'
import type { Stretch } from '../../asides.ts'
import { timeSpans } from '../../calls/said-time.ts'
import { holds, stretchesOf } from '../stretches.ts'
import { ONLY_SAID as WORDS } from './words.generated.ts'

/** Before the value a longer one holds a deed: "na receita vai 200 ml". */
const LONGEST_BEFORE = 2

/** What a measurement explains of the words around it. */
export interface Explained {
  /** Whether nothing is left that may make it another's, or something else. */
  readonly isAll: boolean
  /** Own words that stand in no phrase beside the statement. */
  readonly firm: ReadonlySet<string>
}

/** What a measurement calls its own words. */
export interface Own {
  readonly words: ReadonlySet<string>
  /** Words that say what is measured; wherever they stand, the statement is read whole. */
  readonly heads: ReadonlySet<string>
  /** Further words with which a phrase begins that stands beside it. */
  readonly beside?: ReadonlySet<string>
  /** Whether whoever is named in a remark may be whose body it is. */
  readonly isAnyones?: boolean
  /** Whether anything may be remarked right behind the statement, without a mark. */
  readonly isTailFree?: boolean
}

/**
 * Reads the stretches that hold the value or say what is measured word by word: phrases of where, when,
 * why and with whom stand beside it. What other stretches remark hinders nothing, unless they count, pay
 * or name somebody whose body it may be.
 */
export function explain(
  input: ReadingInput,
  core: Stretch,
  own: Own,
  taken: readonly SlotSpan[],
): Explained {
  const { message } = input
  const firm = new Set<string>()
  const stretches = stretchesOf(message)
    .map(({ from, to }) => ({ from: Math.max(from, core.from), to: Math.min(to, core.to) }))
    .filter(({ from, to }) => from < to)
  const isAll = stretches.every((stretch) => {
    const isStatement =
      taken.some(({ from, to }) => from < stretch.to && stretch.from < to) ||
      holds(message, stretch, own.heads)
    return isStatement
      ? !isCompared(input, stretch) && isStated(input, stretch, own, taken, firm)
      : isRemark(input, stretch, own.isAnyones === true)
  })
  return { isAll, firm }
}

function isStated(
  input: ReadingInput,
  { from, to }: Stretch,
  own: Own,
  taken: readonly SlotSpan[],
  firm: Set<string>,
): boolean {
  const { words, beside = NONE } = own
  const { message } = input
  const { speech } = input.language
  const wordAt = (at: number) => message.items[at]?.word
  const spans = [...taken, ...timeSpans(message, from, to)]
  const valueEnd = Math.min(...taken.map((one) => one.to))
  let phrase: { isApart: boolean; held: number } | undefined
  for (let at = from; at < to; ) {
    const span = spans.find((one) => one.from <= at && at < one.to)
    const filler = span ? 0 : speech.fillers.lengthAt(wordAt, at, to)
    const { word = '', kind } = message.items[at] ?? {}
    const isLate = at >= valueEnd
    const isPlace = phrase !== undefined && phrase.held > 0 && own.isAnyones !== true
    if (WORDS.owners.has(word) || WORDS.charges.has(word)) return false
    if (!isPlace && isSomebodys(message, at, own)) return false
    if (span === undefined && isSince(message, at) !== undefined) {
      at = isSince(message, at) ?? at
      continue
    }
    if (span) {
      if (taken.includes(span)) phrase = undefined
    } else if (words.has(word) && !(phrase?.isApart || (isLate && phrase?.held))) {
      firm.add(word)
      phrase = WORDS.beside.has(word) ? { isApart: WORDS.apart.has(word), held: 0 } : phrase
    } else if (WORDS.beside.has(word) || beside.has(word)) {
      phrase = { isApart: WORDS.apart.has(word), held: 0 }
    } else if (
      WORDS.small.has(word) ||
      words.has(word) ||
      kind === 'punctuation' ||
      kind === 'emoji' ||
      filler > 0
    ) {
      if (phrase?.isApart && words.has(word) && !isLate) phrase = undefined
    } else if (phrase && kind !== 'number' && (isLate || phrase.held < LONGEST_BEFORE)) {
      phrase.held += 1
    } else return isLate && isTail(input, { from: at, to }, own, firm)
    at = span?.to ?? at + Math.max(1, filler)
  }
  return true
}

/** Whether what follows a statement without a mark is a remark: "mood 9 we won the derby". */
function isTail(input: ReadingInput, tail: Stretch, own: Own, firm: ReadonlySet<string>): boolean {
  const { message } = input
  if (message.items.slice(tail.from, tail.to).some(({ kind }) => kind === 'number')) return false
  if (own.isTailFree !== true || ![...own.heads].some((head) => firm.has(head))) return false
  const isTimed = message.spans.some(
    ({ type, from, to }) =>
      (type === 'time' || type === 'moment') && from < tail.to && tail.from < to,
  )
  return (
    !isTimed && !holds(message, tail, WORDS.takes) && isRemark(input, tail, own.isAnyones === true)
  )
}

/** "two hours after lunch": how long after is when. */
const isSince = ({ spansAt, items }: Message, at: number): number | undefined =>
  (spansAt.get(at) ?? []).find(
    (one) =>
      one.type === 'quantity' &&
      one.from === at &&
      one.value.dimension === 'duration' &&
      WORDS.apart.has(items[one.to]?.word ?? ''),
  )?.to

const NONE: ReadonlySet<string> = new Set()
const COUNTS: ReadonlySet<string> = new Set(['quantity', 'bloodPressure', 'score'])

/** Whether what else is said counts and pays nothing, and names nobody of whom the measurement may be. */
function isRemark({ message }: ReadingInput, stretch: Stretch, isAnyones: boolean): boolean {
  const { from, to } = stretch
  const inside = message.spans.filter((one) => one.from >= from && one.to <= to)
  if (
    inside.some((one) => COUNTS.has(one.type) || (one.type === 'money' && one.value.isCurrencySaid))
  )
    return false
  for (let at = from; at < to; at++) {
    const word = message.items[at]?.word ?? ''
    if (WORDS.owners.has(word)) return false
    if (isAnyones && (WORDS.charges.has(word) || WORDS.people.has(word) || isPerson(message, at)))
      return false
  }
  return true
}

const isPerson = ({ items }: Message, at: number): boolean =>
  !WORDS.measurers.has(items[at]?.word ?? '') && isNamed(items[at]?.word ?? '')

const isNamed = (word: string): boolean =>
  firstNameLexicon.hasWord(word) || relationLexicon.at([word], 0) !== undefined

/** "a pressão da minha mãe", "pro meu pai"; "com minha mãe" is company. */
function isSomebodys(message: Message, at: number, { isAnyones }: Own): boolean {
  if (!isPerson(message, at)) return false
  let before = at - 1
  while (WORDS.determiners.has(message.items[before]?.word ?? '')) before -= 1
  const word = message.items[before]?.word ?? ''
  return isAnyones ? !WORDS.company.has(word) : WORDS.forWhom.has(word)
}

/** The one quantity of a dimension that is surely a value; nothing when there are two, or it is vague. */
export function oneQuantity(
  { message }: ReadingInput,
  { from, to }: Stretch,
  dimension: 'mass' | 'volume' | 'duration' | 'distance',
): SlotSpanOf<'quantity'> | undefined {
  const all = message.spans.filter(
    (span): span is SlotSpanOf<'quantity'> =>
      span.type === 'quantity' &&
      span.value.dimension === dimension &&
      span.from >= from &&
      span.to <= to,
  )
  const outer = all.filter(
    (one) => !all.some((other) => other !== one && other.from <= one.from && other.to >= one.to),
  )
  const [only, another] = outer
  if (only === undefined || another !== undefined) return undefined
  if (WORDS.vaguely.has(`${message.items[only.to]?.word}-${message.items[only.to + 1]?.word}`))
    return undefined
  return only.invalid || only.isApproximate || only.ambiguous ? undefined : only
}

/** Whether something in the stretch keeps its number from being the value itself. */
export function isRelative(
  { message }: ReadingInput,
  { from, to }: Stretch,
  besides: ReadonlySet<string> = NONE,
): boolean {
  const isHabit = message.spans.some(({ type }) => type === 'recurrence')
  const wordAt = (at: number) => message.items[at]?.word ?? ''
  const isRate = (at: number) => wordAt(at) === 'por' && WORDS.stretches.has(wordAt(at + 1))
  return (
    isHabit ||
    message.items
      .slice(from, to)
      .some(
        ({ word }, index) =>
          (WORDS.noValue.has(word) && !besides.has(word)) || isRate(from + index),
      )
  )
}

/** Whether the numbers of a statement are how much more, less or earlier: "antes do treino" is when. */
export function isCompared({ message: { items } }: ReadingInput, { from, to }: Stretch): boolean {
  return items
    .slice(from, to)
    .some(
      ({ word }, at) =>
        WORDS.compared.has(word) || (WORDS.earlier.has(word) && from + at + 1 >= to),
    )
}

/** The places of remarks: what is denied there is not what was measured. */
export function remarkPlaces(message: Message, taken: readonly SlotSpan[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const { from, to } of stretchesOf(message)) {
    if (taken.some((one) => one.from < to && from < one.to)) continue
    for (let at = from; at < to; at++) places.add(at)
  }
  return places
}

/** The days said, but for words that a value has taken: "em 30 minutos" is how long a run took. */
export function datesBeside(
  { message }: ReadingInput,
  { from, to }: Stretch,
  taken: readonly SlotSpan[],
): SlotSpanOf<'date'>[] {
  const isTaken = (span: SlotSpan) => taken.some((one) => one.from < span.to && span.from < one.to)
  const days = message.spans.filter(
    (span): span is SlotSpanOf<'date'> =>
      span.type === 'date' && span.from >= from && span.to <= to && !isTaken(span),
  )
  return days.filter(
    (one) => !days.some((other) => other !== one && other.from <= one.from && other.to >= one.to),
  )
}
