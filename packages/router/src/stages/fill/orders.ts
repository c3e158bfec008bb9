import type { Message } from '../../clauses/message.ts'
import { PhraseSet } from '../../speech/phrase-set.ts'
import type { Locale } from '../../text/locale.ts'
import type { Stretch } from '../asides.ts'
import { afterTimes } from './said-times.ts'
import { stretchesOf } from './stretches.ts'
import { ORDERS as WORDS } from './words.generated.ts'

/** Nothing turns these orders into anything else: what is to be done may be denied, wished for or ahead. */
export const ANY_GATE = [
  'negation',
  'wish',
  'future',
  'almost',
  'reported',
  'advised',
  'others',
  'order',
  'hypothetical',
  'question',
]

/** Phrases with which something is asked for, in each language. */
export class OrderPhrases {
  private readonly sources: Readonly<Record<Locale, string>>
  private readonly sets = new Map<Locale, PhraseSet>()

  constructor(sources: Readonly<Record<Locale, string>>) {
    this.sources = sources
  }

  /**
   * Where the order stands in a stretch, when nothing but courtesy, days and hours comes before it:
   * in "isso me lembra de ti" nobody is asked.
   */
  placeIn(message: Message, { from, to }: Stretch): Stretch | undefined {
    const wordAt = (at: number) => message.items[at]?.word
    const phrases = this.phrasesOf(message.locale)
    for (let at = from; at < to; ) {
      const length = phrases.lengthAt(wordAt, at, to)
      if (length > 0) return { from: at, to: at + length }
      const next = afterTimes(message, at, to)
      if (next > at) at = next
      else if (WORDS.beforeOrders.has(wordAt(at) ?? '')) at += 1
      else return undefined
    }
    return undefined
  }

  private phrasesOf(locale: Locale): PhraseSet {
    const known = this.sets.get(locale) ?? new PhraseSet(this.sources[locale], locale)
    this.sets.set(locale, known)
    return known
  }
}

/** An order among the stretches of a message, with the days and hours that a mark parts from it. */
export interface FoundOrder {
  readonly place: Stretch
  /** The stretch in which it stands. */
  readonly stretch: Stretch
  /** Where what is said before it begins, when that says only when. */
  readonly from: number
  /** The stretches behind it. */
  readonly others: readonly Stretch[]
  readonly before: readonly Stretch[]
}

/** The first order of a message that one of the phrase lists knows. */
export function orderIn(message: Message, lists: readonly OrderPhrases[]): FoundOrder | undefined {
  const stretches = stretchesOf(message)
  for (const [index, stretch] of stretches.entries()) {
    for (const list of lists) {
      const place = list.placeIn(message, stretch)
      if (place === undefined) continue
      const before = stretches.slice(0, index)
      let { from } = stretch
      for (let last = before.at(-1); last && saysOnlyWhen(message, last); last = before.at(-1))
        from = before.pop()?.from ?? from
      return { place, stretch, from, before, others: stretches.slice(index + 1) }
    }
  }
  return undefined
}

/** Days, hours and courtesy alone. */
export function saysOnlyWhen(message: Message, stretch: Stretch): boolean {
  for (let at = stretch.from; at < stretch.to; ) {
    const next = afterTimes(message, at, stretch.to)
    if (next === at && !WORDS.beforeOrders.has(message.items[at]?.word ?? '')) return false
    at = Math.max(next, at + 1)
  }
  return true
}
