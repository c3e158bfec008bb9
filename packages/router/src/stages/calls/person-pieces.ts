import type { Message } from '../../clauses/message.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { plainWords } from './said-words.ts'
import { PERSON_PIECES as WORDS } from './words.generated.ts'

const DIET_PHRASES =
  /^(?:intolerante (?:a|à|ao) .+|intolerant to .+|(?:gluten|lactose|sugar|dairy)[ -](?:free|intolerant))$/i

/** Whether words name what somebody cannot or does not eat, by themselves. */
export function isDiet(message: Message, from: number, to: number): boolean {
  const text = plainWords(message, from, to)
  return WORDS.diets.has(message.items[from]?.word ?? '') || DIET_PHRASES.test(text)
}

/** Small words before what is liked. */
export const SKIPPED = WORDS.skipped

/** "vinho, queijo e chocolate" is three things. */
export function listOf(message: Message, from: number, to: number): string[] {
  const list: string[] = []
  let start = from
  const close = (end: number) => {
    let at = start
    while (at < end - 1 && SKIPPED.has(message.items[at]?.word ?? '')) at += 1
    const text = at < end ? plainWords(message, at, end) : ''
    if (text !== '') list.push(text)
  }
  for (let at = from; at < to; at++) {
    const word = message.items[at]?.word ?? ''
    // "adora dinossauros, pra eu não esquecer": why it is told is no further taste.
    const next = message.items[at + 1]?.word ?? ''
    if (word === ',' && (next === 'para' || next === 'so')) {
      close(at)
      return list
    }
    if (WORDS.since.has(word)) {
      close(at)
      return list
    }
    if (!WORDS.separators.has(word)) continue
    close(at)
    start = at + 1
  }
  close(to)
  return list
}

/** Without a year `--MM-DD`; of a day without a month the next one. The weekday that a birth was on is none. */
export function birthdayOf({ value }: SlotSpanOf<'date'>, { items, slotContext }: Message) {
  const { past, future, monthDay, said } = value
  if (said === 'full' && past < String(slotContext.now.getUTCFullYear())) return past
  if (said === 'weekday' && items.some(({ word }) => WORDS.born.has(word))) return undefined
  return `--${monthDay ?? (said === 'relative' ? past : future).slice(5)}`
}
