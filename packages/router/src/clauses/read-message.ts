import { scanSlots } from '../slots/scan-slots.ts'
import type { SlotContext, SlotSpan } from '../slots/slot-span.ts'
import { isInfinitive } from '../speech/plain-forms.ts'
import type { Courtesy } from '../speech/speech.ts'
import { type Token, wordOf } from '../text/token.ts'
import { tokenize } from '../text/tokenize.ts'
import type { Item, Message } from './message.ts'
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
  const said = tokenize(text, slotContext.locale)
  const tokens = courtesy ? withoutCourtesy(said, courtesy) : said
  const isShouted = text === text.toUpperCase()
  const items = tokens.map((token, at) => toItem(token, at, vocabulary, isShouted))
  const spans = withAmountsBeforeDays(scanSlots(tokens, slotContext))
  return {
    text,
    locale: slotContext.locale,
    tokens: said,
    items,
    spans,
    spansAt: groupByStart(spans),
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

/** However long it is typed, laughter is one word. */
function laughter(word: string): string {
  if (!LAUGHING.test(word)) return word
  return word[0] === 'k' ? 'kkk' : word[0] === 'r' ? 'rs' : 'haha'
}

const LAUGHING = /^(?:k{2,}|(?:rs)+|(?:ha|ah){2,}h?)$/

function findLineStarts(text: string, tokens: readonly Token[]): ReadonlySet<number> {
  const starts = new Set<number>()
  if (!text.includes('\n')) return starts
  for (let at = 1; at < tokens.length; at++) {
    const gap = text.slice(tokens[at - 1]?.end, tokens[at]?.start)
    if (gap.includes('\n')) starts.add(at)
  }
  return starts
}

function toItem(token: Token, at: number, vocabulary: Vocabulary, isShouted: boolean): Item {
  const alias = wordOf(token)
  const typed = laughter(alias.includes(' ') ? token.folded : alias)
  // A capital inside a lower-case message is a proper name, which no lexicon knows better.
  const isName = !isShouted && isProperName(token)
  // An infinitive orders where it comes first; later on it may be what is to be done.
  const isPlain = token.kind === 'word' && !isName && (at === 0 || !isInfinitive(typed))
  const said = (isPlain ? vocabulary.plainOf(typed) : undefined) ?? typed
  const isKnown = token.kind !== 'word' || vocabulary.has(said)
  const corrected = isKnown || isName ? undefined : vocabulary.correct(said)
  return {
    word: corrected ?? said,
    raw: token.raw,
    kind: token.kind,
    start: token.start,
    end: token.end,
    isAfterSpace: token.precededBySpace,
    isKnown: isKnown || corrected !== undefined,
  }
}

function isProperName({ raw, folded, start }: Token): boolean {
  // Folding leaves no capital as it is.
  return start > 0 && raw !== folded && /\p{Lu}/u.test(raw)
}

function groupByStart(spans: readonly SlotSpan[]): Map<number, SlotSpan[]> {
  const groups = new Map<number, SlotSpan[]>()
  for (const span of spans) {
    const group = groups.get(span.from)
    if (group) group.push(span)
    else groups.set(span.from, [span])
  }
  // The longest first; a stretch of time before the day that the same words may also mean.
  const rank = (span: SlotSpan) => (span.type === 'period' ? 1 : 0)
  for (const group of groups.values()) {
    group.sort((one, other) => other.to - one.to || rank(other) - rank(one))
  }
  return groups
}
