import { wordsOf } from '../../clauses/message.ts'
import type { SlotSpanOf } from '../../slots/slot-span.ts'
import type { CallInput } from './call-builder.ts'
import { INSTALMENT_AMOUNT as WORDS } from './words.generated.ts'

/** What an amount beside a number of instalments is: one of them, all of them, or not to be told. */
export type InstalmentAmount = 'each' | 'whole' | 'doubtful'

/** "6x de 90" is one of six; "em 6x, 540 no total" is all six, whatever order the pieces have. */
export function instalmentAmount(
  input: CallInput,
  count: SlotSpanOf<'installments'>,
  money: SlotSpanOf<'money'>,
): InstalmentAmount {
  const { message } = input
  if (saysEach(input, money.to)) return 'each'
  if (money.from < count.to) return 'whole'
  const between = wordsOf({ message, from: count.to, to: money.from })
  const after = wordsOf({ message, from: money.to, to: money.to + FARTHEST })
  if (saysWhole(between) || saysWhole(after)) return 'whole'
  if (WORDS.monthly.has(after[0] ?? '') || MONTHLY_PAIRS.has(after.slice(0, 2).join(' ')))
    return 'each'
  if (between.some((word) => WORDS.ofEach.has(word))) return 'each'
  return between.some((word) => WORDS.breaks.has(word)) ? 'doubtful' : 'each'
}

/** "deu 540 isso tudo": so far behind an amount it may be said that it is the whole. */
const FARTHEST = 3

const WHOLE_PAIRS = new Set(['ao todo', 'no todo', 'in all', 'all in', 'all told', 'all up'])

const saysWhole = (words: readonly string[]): boolean =>
  words.some((word, at) => WORDS.whole.has(word) || WHOLE_PAIRS.has(`${word} ${words[at + 1]}`))

const MONTHLY_PAIRS = new Set(['por mes', 'ao mes', 'a month', 'per month', 'every month'])

/** "80 cada": so much for each of several. */
export function saysEach(input: CallInput, at: number): boolean {
  return ['cada', 'each', 'apiece'].includes(input.message.items[at]?.word ?? '')
}
