import { scanSlots } from '../slots/scan-slots.ts'
import type { SlotContext, SlotSpan } from '../slots/slot-span.ts'
import type { Courtesy } from '../speech/speech.ts'
import type { Token } from '../text/token.ts'
import { tokenize } from '../text/tokenize.ts'
import { type ItemWord, itemWord, type Standing } from './item-word.ts'
import type { Item, Message } from './message.ts'
import { SpansByStart } from './spans-by-start.ts'
import type { Vocabulary } from './vocabulary.ts'
import { withoutCourtesy } from './without-courtesy.ts'

/** An everyday message takes a few thousand steps; this many is a tenth of a second. */
const MAX_STEPS = 120_000

/** Splits a message into words, corrects their slips, and finds every reading of its slots. */
export function readMessage(
  text: string,
  slotContext: SlotContext,
  vocabulary: Vocabulary,
  courtesy?: Courtesy,
): Message {
  const { locale } = slotContext
  const said = tokenize(text, locale)
  const tokens = courtesy ? withoutCourtesy(said, courtesy) : said
  const isShouted = text === text.toUpperCase()
  const items = tokens.map((token, at) =>
    toItem(token, itemWord(token, standingOf(token, at, isShouted), vocabulary, locale)),
  )
  const spans = withAmountsBeforeDays(scanSlots(tokens, slotContext))
  return {
    text,
    locale,
    tokens: said,
    items,
    spans,
    spansAt: new SpansByStart(spans, items.length),
    lineStarts: findLineStarts(text, tokens),
    slotContext,
    budget: { steps: MAX_STEPS },
    notes: [],
  }
}

/** "netflix 55,90 dia 15": a bare number right before a day is an amount, not a count of days. */
function withAmountsBeforeDays(spans: readonly SlotSpan[]): readonly SlotSpan[] {
  if (!spans.some(isDay)) return spans
  const added: SlotSpan[] = []
  for (const [index, span] of spans.entries()) {
    if (span.type !== 'number' || span.invalid || !isRightBeforeDay(index, spans)) continue
    const value = { amount: span.value, currency: 'BRL', isCurrencySaid: false }
    added.push({ type: 'money', from: span.from, to: span.to, text: span.text, value })
  }
  return added.length > 0 ? [...spans, ...added] : spans
}

/** Whether a day begins where a number ends, and nothing reads the number as an amount yet. */
function isRightBeforeDay(index: number, spans: readonly SlotSpan[]): boolean {
  const { from = 0, to = 0 } = spans[index] ?? {}
  let near = index
  while (spans[near - 1]?.from === from) near -= 1
  let isBeforeDay = false
  // The spans are in order of place.
  for (let span = spans[near]; span !== undefined && span.from <= to; span = spans[++near]) {
    if (span.type === 'money' && span.from === from) return false
    isBeforeDay ||= span.from === to && isDay(span)
  }
  return isBeforeDay
}

const isDay = ({ type }: SlotSpan): boolean =>
  type === 'date' || type === 'dueDay' || type === 'recurrence'

function findLineStarts(text: string, tokens: readonly Token[]): ReadonlySet<number> {
  const starts = new Set<number>()
  if (!text.includes('\n')) return starts
  for (let at = 1; at < tokens.length; at++) {
    const gap = text.slice(tokens[at - 1]?.end, tokens[at]?.start)
    if (gap.includes('\n')) starts.add(at)
  }
  return starts
}

function toItem(token: Token, { record, isKnown }: ItemWord): Item {
  return {
    word: record.folded,
    raw: token.raw,
    kind: token.kind,
    start: token.start,
    end: token.end,
    isAfterSpace: token.precededBySpace,
    isKnown,
    record,
  }
}

function standingOf(token: Token, at: number, isShouted: boolean): Standing {
  // A capital inside a lower-case message is a proper name.
  if (!isShouted && isProperName(token)) return 'name'
  return at === 0 ? 'first' : 'later'
}

function isProperName({ raw, folded, start }: Token): boolean {
  // Folding leaves no capital as it is.
  return start > 0 && raw !== folded && /\p{Lu}/u.test(raw)
}
