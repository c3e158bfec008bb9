import { hasTrait } from '../intents/intent-table.ts'
import { behindDisbelief } from './behind-disbelief.ts'
import type { Change, ChangeInput } from './change.ts'
import { changeableSlots, fieldOf } from './changeable-slots.ts'
import { changedByFresh } from './changed-by-fresh.ts'
import { isComplete } from './is-complete.ts'
import { namedChange } from './named-change.ts'
import { readSignals, type Signals } from './read-signals.ts'
import { type ReadValues, readValues } from './read-values.ts'
import { READ_CHANGE as WORDS } from './words.generated.ts'

/**
 * Reads a reply as a correction: "na verdade 81", "não, 35", "sim mas foi ontem", or a bare value.
 * Nothing when the reply says more than that, doubts, or adds a further record.
 */
export function readChange(input: ChangeInput): Change | undefined {
  const behind = behindDisbelief(input)
  if (behind) return readChange(behind)
  if (input.reply.words.some((word) => WORDS.never.has(word))) return undefined
  const signals = readSignals(input)
  if (signals === undefined || standsAlone(input, signals)) return undefined
  const targets = targetsOf(input, signals)
  const found = targets.flatMap((target) => {
    const change = changeOf(input, signals, target)
    return change ? [change] : []
  })
  const [only, second] = found
  if (second === undefined) return only ?? byFresh(input, signals)
  return byOldValue(input, found) ?? { type: 'ambiguous' }
}

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

/**
 * Whether the sentences read a message as a request of its own: without a sign of correction any that
 * has a verb or is whole, and with one a record of another kind ("me reembolsaram 30 do uber").
 */
function standsAlone({ text, writes, spans, readFresh }: ChangeInput, signals: Signals): boolean {
  const fresh = readFresh(text)
  if (fresh === undefined || fresh.intent === 'none') return false
  const { isFix, startsWithNo, startsWithYes, deniedName, hasVerb, isOrder, pointed, labels } =
    signals
  const isRecord = hasTrait(fresh.intent, 'records-one') || hasTrait(fresh.intent, 'keeps')
  // "edita a compra das mudas, foi 27": what is to be put right is named, and does not wait.
  const isNamed = Object.entries(fresh.params).some(
    ([slot, value]) =>
      slot.endsWith('Ref') && typeof (fieldOf(value, 'name') ?? value) === 'string',
  )
  const isOther =
    (isRecord || (isNamed && pointed.length + labels.length === 0)) &&
    !writes.some(({ intent }) => intent === fresh.intent)
  if (isFix || startsWithNo || startsWithYes || deniedName) return isOther
  if (!isComplete(fresh)) return hasVerb
  if (signals.isWas && pointed.length > 0) return false
  return hasVerb || isOrder || pointed.length > 0 || spans.length !== 1
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
    isFirm: signals.startsWithFix || signals.startsWithNo,
  })
  return changes && { type: 'change', target: only.target, changes }
}
