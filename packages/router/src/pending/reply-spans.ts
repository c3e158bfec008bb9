import { readCurrency } from '../slots/money/read-currency.ts'
import { scanSlots } from '../slots/scan-slots.ts'
import type { SlotContext, SlotSpan } from '../slots/slot-span.ts'
import { Words } from '../slots/words.ts'
import type { Token } from '../text/token.ts'
import { REPLY_SPANS as WORDS } from './words.generated.ts'

/** The slots of a reply: those of any message, and a currency alone ("foi em dólar"). */
export function replySpans(tokens: readonly Token[], context: SlotContext): readonly SlotSpan[] {
  const spans = scanSlots(tokens, context).filter((span) => !WORDS.pronouns.has(span.text))
  return [...spans, ...currencies(tokens, context, spans)]
}

function currencies(
  tokens: readonly Token[],
  context: SlotContext,
  spans: readonly SlotSpan[],
): SlotSpan[] {
  const words = new Words(tokens, context)
  const isPriced = (at: number) =>
    spans.some(({ type, from, to }) => type === 'money' && from <= at && at < to)
  const found: SlotSpan[] = []
  for (let at = 0; at < words.length; at++) {
    const reading = isPriced(at) ? undefined : readCurrency(words, at)
    if (reading === undefined) continue
    const { value, to } = reading
    found.push({ type: 'currency', from: at, to, value, text: words.text(at, to) })
    at = to - 1
  }
  return found
}
