import type { Message } from '../../clauses/message.ts'
import { PhraseSet } from '../../speech/phrase-set.ts'
import type { Locale } from '../../text/locale.ts'
import { wordSet } from '../../text/word-set.ts'
import type { Stretch } from '../asides.ts'
import { STRETCHES as WORDS } from './words.generated.ts'

const MARKS = wordSet('. , ; : ! ? … ( ) — –')

/** Words with which the speaker goes on to why, or from why to what is wanted. */
const TURNS: Readonly<Record<Locale, string>> = {
  'pt-BR':
    'porque, pois, já que, uma vez que, visto que, senão, mas, então, por isso, daí, só que, pra não esquecer, pra eu não esquecer, para não esquecer, para eu não esquecer, antes que eu esqueça',
  en: "because, but, since i, since we, since it, since the, as i, so i, so we, so please, so can, so could, so i'd, so remind, so set, so put, before i forget, in case i forget, lest i forget",
}
let turns: Record<Locale, PhraseSet> | undefined

function turnsOf(locale: Locale): PhraseSet {
  turns ??= {
    'pt-BR': new PhraseSet(TURNS['pt-BR'], 'pt-BR'),
    en: new PhraseSet(TURNS.en, 'en'),
  }
  return turns[locale]
}

/** A message cut where one thing is said and another begins: at marks, and before a reason. */
export function stretchesOf(message: Message): Stretch[] {
  const { items, spans, lineStarts } = message
  const wordAt = (at: number) => items[at]?.word
  const phrases = turnsOf(message.locale)
  const stretches: Stretch[] = []
  let from = 0
  const close = (to: number, next: number) => {
    let start = from
    while (start < to && WORDS.leads.has(wordAt(start) ?? '')) start += 1
    if (to > start) stretches.push({ from: start, to })
    from = next
  }
  for (let at = 0; at < items.length; at++) {
    const isInside = spans.some((span) => span.from < at && at < span.to)
    if (isInside) continue
    if (lineStarts.has(at)) close(at, at)
    if (isMark(message, at)) close(at, at + 1)
    else if (at > from && phrases.lengthAt(wordAt, at, items.length) > 0) close(at, at)
  }
  close(items.length, items.length)
  return stretches
}

function isMark({ items }: Message, at: number): boolean {
  const { kind, word = '' } = items[at] ?? {}
  if (kind === 'emoji') return true
  if (!MARKS.has(word)) return false
  return word !== '.' || !WORDS.shortened.has(items[at - 1]?.word ?? '')
}

/** The first place in a stretch where one of the words stands. */
export function placeOf(
  { items }: Message,
  { from, to }: Stretch,
  words: ReadonlySet<string>,
): number | undefined {
  for (let at = from; at < to; at++) if (words.has(items[at]?.word ?? '')) return at
  return undefined
}

/** Whether one of the words stands anywhere in a stretch. */
export const holds = (message: Message, stretch: Stretch, words: ReadonlySet<string>): boolean =>
  placeOf(message, stretch, words) !== undefined

/** The whole of a message. */
export const wholeOf = ({ items }: Message): Stretch => ({ from: 0, to: items.length })
