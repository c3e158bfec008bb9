import type { IntentCall } from '@parco/protocol'
import { hasTrait } from '../intents/intent-table.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import { fold } from '../text/fold.ts'
import { REPLIES } from './cues.generated.ts'
import { decideItems, type ItemDecision } from './decide-items.ts'
import { isErasing } from './is-erasing.ts'
import type { ItemNames } from './item-names.ts'
import { withoutPreamble } from './nothing-against.ts'
import { decideBesidePutOff } from './put-off.ts'
import { readRefusal } from './read-refusal.ts'
import { readUnits, type UnitKind, type Units } from './read-units.ts'
import { readValues } from './read-values.ts'
import type { Reply } from './reply.ts'
import type { ReplyWords } from './reply-words.ts'

/** The spans that can restate a value: a date said again is too easily part of something else. */
const AMOUNTS = new Set(['number', 'money', 'quantity', 'score'])

/** Units that by themselves say nothing about a decision. */
const SILENT: ReadonlySet<UnitKind> = new Set(['neutral', 'article', 'link', 'pause'])

/** A decision, with what the reply holds besides: cues of one, and words that are none. */
export type Decision = ItemDecision & {
  readonly hasCue: boolean
  readonly unknownWords: number
  /** Whether something is called off or taken out. */
  readonly hasStop?: boolean
}

/** What a reply decides of the writes that wait: by its words alone, with its reasons, or of some of them. */
export function decideWrites(
  reply: Reply,
  writes: readonly IntentCall[],
  names: ItemNames,
): Decision {
  const decide = (rest: ReplyWords) => decidePart(reply, rest, writes, names)
  const refused = readRefusal({ ...reply, writes, names, decide })
  if (refused) return { type: 'reject', items: refused, hasCue: true, unknownWords: 0 }
  const said = { ...reply, reply: withoutPreamble(reply.reply, reply.lexicon) }
  const decision = readDecision(said, writes, names)
  if (decision.type !== 'unclear') return decision
  const unitsOf = (part: ReplyWords) => unitsIn({ ...reply, reply: part }, writes, names).units
  const beside = decideBesidePutOff({ ...said, names, writes, unitsOf, decide })
  return beside ? { ...decision, ...beside } : decision
}

/** What a part of a reply decides by itself. */
export const decidePart = (
  reply: Reply,
  part: ReplyWords,
  writes: readonly IntentCall[],
  names: ItemNames,
): Decision => readDecision({ ...reply, text: '', reply: part }, writes, names)

/** What the words of a reply decide, where each of them is understood. */
export function readDecision(
  reply: Reply,
  writes: readonly IntentCall[],
  names: ItemNames,
): Decision {
  const whole = wholeReply(reply.text)
  const all = writes.map((_, position) => position)
  if (whole) return { type: whole, items: all, hasCue: true, unknownWords: 0 }
  const read = unitsIn(reply, writes, names)
  const unknownWords = read.status === 'unknown' ? read.unknownWords : 0
  const hasCue = read.status === 'doubt' || read.units.some(({ kind }) => !SILENT.has(kind))
  const decision: ItemDecision =
    read.status === 'understood' ? decideItems(read.units, writes.length) : { type: 'unclear' }
  const hasStop = read.units.some(({ kind }) => kind === 'stop')
  return { ...decision, hasCue, unknownWords, hasStop }
}

function unitsIn(reply: Reply, writes: readonly IntentCall[], names: ItemNames): Units {
  return readUnits({
    reply: reply.reply,
    lexicon: reply.lexicon,
    names,
    restated: restatedSpans(reply, writes),
    count: writes.length,
    isErasing: areErasing(writes),
    isPaying: writes.every(({ intent }) => hasTrait(intent, 'pays-bill')),
  })
}

function areErasing(writes: readonly IntentCall[]): boolean | undefined {
  const erasing = writes.filter(isErasing).length
  return erasing === writes.length ? true : erasing === 0 ? false : undefined
}

function wholeReply(text: string): 'confirm' | 'reject' | undefined {
  const said = text
    .trim()
    .replace(/\s*(?:\.|!+)$/u, '')
    .toLowerCase()
  const isIn = (list: string) =>
    list
      .split(',')
      .some((word) => word.trim() === said || (said !== 'e' && fold(word.trim()) === said))
  if (isIn(REPLIES.whole.yes)) return 'confirm'
  return isIn(REPLIES.whole.no) ? 'reject' : undefined
}

/** The spans that repeat a value of exactly one write, as it is: "sim, 50", "o de 23". */
function restatedSpans(
  { spans, context }: Reply,
  writes: readonly IntentCall[],
): { span: SlotSpan; position: number }[] {
  const amounts = spans.filter(({ type }) => AMOUNTS.has(type))
  return amounts.flatMap((span) => {
    const fitting = writes.flatMap((write, position) =>
      readValues(write, [span], context).restated.length > 0 ? [position] : [],
    )
    const [position, second] = fitting
    return position === undefined || second !== undefined ? [] : [{ span, position }]
  })
}
