import type { IntentCall, JsonValue } from '@parco/protocol'
import type { SlotContext, SlotSpan } from '../slots/slot-span.ts'
import { behindDisbelief } from './behind-disbelief.ts'
import { changeableSlots } from './changeable-slots.ts'
import { changedByFresh } from './changed-by-fresh.ts'
import { isComplete } from './is-complete.ts'
import type { ItemNames } from './item-names.ts'
import type { Lexicon } from './lexicon.ts'
import { namedChange } from './named-change.ts'
import { readSignals, type Signals } from './read-signals.ts'
import { type ReadValues, readValues } from './read-values.ts'
import type { ReplyWords } from './reply-words.ts'

/** A reply as a change to one of the pending writes. */
export type Change =
  | {
      readonly type: 'change'
      readonly target: number
      readonly changes: Readonly<Record<string, JsonValue>>
    }
  /** A value was given that cannot be: the slots to ask again. */
  | { readonly type: 'impossible'; readonly target: number; readonly slots: readonly string[] }
  /** It changes something, but not for sure which write or to which of two values. */
  | { readonly type: 'ambiguous' }

/** What the reader of changes needs. */
export interface ChangeInput {
  readonly text: string
  readonly reply: ReplyWords
  readonly spans: readonly SlotSpan[]
  readonly writes: readonly IntentCall[]
  readonly names: ItemNames
  readonly lexicon: Lexicon
  readonly context: SlotContext
  readonly readFresh: (text: string) => IntentCall | undefined
  readonly complete: (call: IntentCall) => IntentCall
}

/**
 * Reads a reply as a correction: "na verdade 81", "não, 35", "sim mas foi ontem", or a bare value.
 * Nothing when the reply says more than that, doubts, or adds a further record.
 */
export function readChange(input: ChangeInput): Change | undefined {
  const behind = behindDisbelief(input)
  if (behind) return readChange(behind)
  if (input.reply.words.some((word) => NEVER.has(word))) return undefined
  const signals = readSignals(input)
  if (signals === undefined) return undefined
  const targets = targetsOf(input, signals)
  const found = targets.flatMap((target) => {
    const change = changeOf(input, signals, target)
    return change ? [change] : []
  })
  const [only, second] = found
  if (second === undefined) return only ?? byFresh(input, signals)
  return byOldValue(input, found) ?? { type: 'ambiguous' }
}

/** "nunca paguei com pix": what never is, is no new value. */
const NEVER: ReadonlySet<string> = new Set(['nunca', 'jamais', 'never'])

/** The writes a reply may be about: the one it names or ranks, or else every one. */
function targetsOf({ writes }: ChangeInput, { pointed }: Signals): readonly number[] {
  return pointed.length > 0 ? pointed : writes.map((_, position) => position)
}

function changeOf(input: ChangeInput, signals: Signals, target: number): Change | undefined {
  const write = input.writes[target]
  if (write === undefined) return undefined
  const read = readValues(
    write,
    input.spans.filter((span) => !signals.isRankWord(span)),
    input.context,
    signals.isDenied,
  )
  const left = signals.leftover(read.spans)
  if (left.length > 0) return namedChange({ ...input, write, target, signals, read, left })
  if (!isAllowed(input, signals, read)) return undefined
  if (read.impossible.length > 0) return { type: 'impossible', target, slots: read.impossible }
  if (read.conflicting.length > 0 || isUnsettled(signals, read)) return { type: 'ambiguous' }
  if (Object.keys(read.values).length === 0) return undefined
  return { type: 'change', target, changes: read.values }
}

/** "11 a 7" while 7 is proposed: the old value beside a new one corrects only when one is denied or replaced. */
function isUnsettled(
  { isFix, hasNo, isContrast }: Signals,
  { values, restated }: ReadValues,
): boolean {
  return !isFix && !hasNo && !isContrast && restated.some((slot) => slot in values)
}

/** Without a sign of correction, what reads as a complete request of its own is one. */
function isAllowed({ text, readFresh }: ChangeInput, signals: Signals, read: ReadValues): boolean {
  if (signals.isFix || signals.startsWithNo || signals.startsWithYes || signals.deniedName)
    return true
  if (signals.isWas && signals.pointed.length > 0) return true
  const isBare =
    !signals.hasVerb && !signals.isOrder && signals.pointed.length === 0 && read.spans.length === 1
  return isBare || !isComplete(readFresh(text))
}

/** "não foi 23, foi 30": of several writes that fit, the one whose old value was said. */
function byOldValue(input: ChangeInput, found: readonly Change[]): Change | undefined {
  const matching = found.filter((change) => {
    if (change.type !== 'change') return false
    const write = input.writes[change.target]
    return write !== undefined && readValues(write, input.spans, input.context).restated.length > 0
  })
  return matching.length === 1 ? matching[0] : undefined
}

/** "não, gastei 45": the part after the sign of correction, read fresh, differs from what is pending. */
function byFresh(input: ChangeInput, signals: Signals): Change | undefined {
  const isCorrection =
    signals.isFix || signals.startsWithNo || (signals.startsWithYes && signals.isContrast)
  if (!isCorrection || signals.restStart === undefined) return undefined
  const fresh = input.readFresh(input.text.slice(signals.restStart))
  if (fresh === undefined || !isComplete(fresh)) return undefined
  const same = input.writes.flatMap((write, target) =>
    write.intent === fresh.intent ? [{ write, target }] : [],
  )
  const aimed = same.filter(
    ({ target }) => signals.pointed.length === 0 || signals.pointed.includes(target),
  )
  const [only] = aimed
  if (only === undefined) return undefined
  if (aimed.length > 1) return { type: 'ambiguous' }
  const hasDate = input.spans.some(
    ({ type }) => type === 'date' || type === 'moment' || type === 'period',
  )
  const changes = changedByFresh(only.write, fresh, {
    hasDate,
    slots: changeableSlots(only.write),
    isFirm: signals.isFix || signals.startsWithNo,
  })
  return changes && { type: 'change', target: only.target, changes }
}
