import type { Message } from '../../clauses/message.ts'
import type { SlotSpan } from '../../slots/slot-span.ts'
import { wordSet } from '../../text/word-set.ts'
import type { Stretch } from '../asides.ts'
import { placeOf } from './stretches.ts'
import { REFERENCE as WORDS } from './words.generated.ts'

interface AskedReference {
  /** Nouns for the kind of thing that is referred to. */
  readonly nouns: ReadonlySet<string>
  /** Words of the order, which are part of no name. */
  readonly orders: ReadonlySet<string>
  /** Whether a value ends the name; else it belongs to it: "a meta de ler 24 livros". */
  readonly isBeforeValue?: boolean
}

const NUMERIC = wordSet('number money quantity percent score moment time timeRange')

/** The words that name a thing beside the noun for its kind: "a meta do violão", "my marathon goal". */
export function referenceIn(
  message: Message,
  stretch: Stretch,
  asked: AskedReference,
): Stretch | undefined {
  const noun = placeOf(message, stretch, asked.nouns)
  if (noun === undefined) return undefined
  const before = message.locale === 'en' ? beforeNoun(message, stretch, noun, asked) : undefined
  return before ?? afterNoun(message, stretch, noun, asked)
}

function afterNoun(
  message: Message,
  { to }: Stretch,
  noun: number,
  { orders, isBeforeValue }: AskedReference,
): Stretch | undefined {
  const wordAt = (at: number) => message.items[at]?.word ?? ''
  const isOver = (at: number) =>
    WORDS.ends.has(wordAt(at)) || orders.has(wordAt(at)) || (isBeforeValue && isValue(message, at))
  let from = noun + 1
  if (WORDS.copulas.has(wordAt(from))) return undefined
  while (from < to && WORDS.determiners.has(wordAt(from)) && !WORDS.links.has(wordAt(from)))
    from += 1
  while (
    from < to &&
    (WORDS.links.has(wordAt(from)) || (from > noun + 1 && WORDS.determiners.has(wordAt(from)))) &&
    !isValue(message, from + 1)
  )
    from += 1
  let end = from
  while (end < to && !isOver(end)) end += 1
  return end > from && !isValue(message, from) ? { from, to: end } : undefined
}

function beforeNoun(
  { items }: Message,
  stretch: Stretch,
  noun: number,
  { orders }: AskedReference,
): Stretch | undefined {
  let from = noun
  while (from > stretch.from) {
    const { word = '', kind } = items[from - 1] ?? {}
    if (kind === 'emoji' || WORDS.determiners.has(word) || orders.has(word)) break
    from -= 1
  }
  return from < noun ? { from, to: noun } : undefined
}

/** Whether an amount, a day or an hour begins at an item. */
export function isValue({ spansAt }: Message, at: number): boolean {
  return (spansAt.get(at) ?? []).some((span) => NUMERIC.has(span.type) || isDay(span))
}

const isDay = ({ type }: SlotSpan): boolean => type === 'date' || type === 'period'
