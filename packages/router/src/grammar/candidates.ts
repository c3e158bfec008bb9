import type { SlotType } from '../slots/slot-span.ts'
import type { Grammar } from './grammar.ts'
import type { MessageMatcher } from './message-matcher.ts'
import { LEANING, ROW, ROW_SIZE } from './sentence-table.ts'
import type { WordClasses } from './word-classes.ts'

/** The rows of the sentences whose every need is met somewhere in a message, in no order. */
export interface Candidates {
  /** Those that any clause may hold. */
  readonly free: readonly number[]
  /** Those that lean on the clause before: few messages have one that they lean on. */
  readonly leaning: readonly number[]
}

/** Finds the sentences that a message may hold. */
export function findCandidates(
  grammar: Grammar,
  matcher: MessageMatcher,
  classes: WordClasses,
): Candidates {
  const { met, table } = grammar
  const { rows } = table
  const free: number[] = []
  const leaning: number[] = []
  noteNeeds(grammar, matcher, classes)
  for (const need of met.sharedWith(table.filed)) {
    const end = table.endOf(need)
    for (let row = table.startOf(need); row < end; row += ROW_SIZE) {
      if (!met.has(rows[row + ROW.second] as number)) continue
      if (!met.has(rows[row + ROW.third] as number)) continue
      const isLeaning = ((rows[row + ROW.traits] as number) & LEANING) !== 0
      if (isLeaning) leaning.push(row)
      else free.push(row)
    }
  }
  return { free, leaning }
}

/** Notes which needs of the grammar are met anywhere in a message. */
function noteNeeds(grammar: Grammar, matcher: MessageMatcher, classes: WordClasses): void {
  const { met, wordNeeds, wordNeedsFrom, needsOfSlots } = grammar
  const { items, spans } = matcher.message
  met.empty()
  met.add(grammar.unneeded)
  for (let at = 0; at < items.length; at++) {
    const word = matcher.wordAt(at)
    if (word < 0) continue
    const end = wordNeedsFrom[word + 1] as number
    for (let index = wordNeedsFrom[word] as number; index < end; index++) {
      met.add(wordNeeds[index] as number)
    }
  }
  for (const span of spans) {
    for (const type of FILLED_BY[span.type] ?? [span.type]) {
      const needs = needsOfSlots.get(type)
      if (needs === undefined || !classes.isSpanOf(span, type)) continue
      for (const need of needs) met.add(need)
    }
  }
}

/** The slots of templates that a span may fill, where those are others than its own. */
const FILLED_BY: Readonly<Partial<Record<SlotType, readonly string[]>>> = {
  quantity: ['mass', 'volume', 'duration', 'distance'],
  money: ['money', 'exactMoney', 'bigMoney', 'spokenMoney'],
  date: ['date', 'dueDay'],
  recurrence: ['recurrence', 'dueDay'],
  period: ['period', 'billMonth'],
}
