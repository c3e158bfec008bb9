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
  const days = new Set(spans.filter((span) => DAYS.has(span.type)).map((span) => span.from))
  if (days.size === 0) return spans
  const amounts = new Set(spans.filter((span) => span.type === 'money').map((span) => span.from))
  const added = spans.flatMap((span): SlotSpan[] => {
    const isAmount = span.type === 'number' && days.has(span.to) && !amounts.has(span.from)
    if (!isAmount || span.invalid) return []
    const value = { amount: span.value, currency: 'BRL', isCurrencySaid: false }
    return [{ type: 'money', from: span.from, to: span.to, text: span.text, value }]
  })
  return [...spans, ...added]
}

const DAYS: ReadonlySet<string> = new Set(['date', 'dueDay', 'recurrence'])

const LAUGHING = new Set(['kk', 'rs', 'ha', 'ah'])

/** However long it is typed, laughter is one word. */
function laughter(word: string): string {
  if (!LAUGHING.has(word.slice(0, 2))) return word
  if (/^k{2,}$/.test(word)) return 'kkk'
  if (/^(?:rs){1,}$/.test(word)) return 'rs'
  return /^(?:ha|ah){2,}h?$/.test(word) ? 'haha' : word
}

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
