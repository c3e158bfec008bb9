import {
  concernsRecords,
  countDeeds,
  countRecordVerbs,
  forbids,
  gatesIn,
  isAboutOthers,
  isPoliteRequest,
} from '../gates/gate-clause.ts'
import { readClause } from '../grammar/read-clause.ts'
import type { WordClasses } from '../grammar/word-classes.ts'
import type { UserVocabulary } from '../router-types.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import { buildCall } from '../stages/build-calls.ts'
import type { BuiltCall } from '../stages/calls/call-builder.ts'
import type { Language } from '../stages/language.ts'
import { type Cut, cutPoints } from './cut-points.ts'
import { type Clause, type Message, wordsOf } from './message.ts'

/** What one clause says. */
export type ClauseReading =
  | ReadCall
  /** Nothing to record: said of others, denied, planned, asked. */
  | { readonly kind: 'none'; readonly reason: string; readonly isByGate: boolean }
  /** Words about what was said, with nothing of their own. */
  | Comment
  /** For a model: understood to be outside what sentences decide. */
  | { readonly kind: 'model' }

/** Words about what was said; a day or a way to pay said with them belongs to the clause before. */
export interface Comment {
  readonly kind: 'comment'
  readonly date?: string
  readonly paymentMethod?: string
  /** Whether it is said of everything before it: "os dois no pix". */
  readonly isForAll?: boolean
}

/** A clause that asks for one call. */
export interface ReadCall {
  readonly kind: 'call'
  readonly call: BuiltCall
  readonly template: string
  readonly isWrite: boolean
  /** Whether the clause has a verb of its own, and so does not lean on its neighbour. */
  readonly hasVerb: boolean
  /** The day said in the clause, when one was. */
  readonly saidDate: string | undefined
  /** Whether that day opens the clause. */
  readonly isDateFirst: boolean
  /** How it was paid, when that is said of everything before it: "… tudo no pix". */
  readonly paidForAll?: string
  /** Gates the sentence passes. */
  readonly allows: readonly string[]
  readonly score: number
}

/** A message cut into clauses that are all explained. */
export interface Segmentation {
  readonly readings: readonly ClauseReading[]
  /** The clause of each reading. */
  readonly clauses: readonly Clause[]
}

/** What reading clauses needs. */
export interface ReadingInput {
  readonly message: Message
  readonly language: Language
  readonly classes: WordClasses
  readonly today: string
  readonly vocabulary: UserVocabulary | undefined
}

interface Path {
  readonly cost: number
  readonly readings: readonly ClauseReading[]
  readonly clauses: readonly Clause[]
  /** The last call, for clauses that lean on the one before. */
  readonly last: BuiltCall | undefined
  readonly isLastDenied: boolean
  /** Whether the last cut is one that only dictation explains. */
  readonly isAfterLooseCut: boolean
}

const START: Path = {
  cost: 0,
  readings: [],
  clauses: [],
  last: undefined,
  isLastDenied: false,
  isAfterLooseCut: false,
}

const COSTS = { call: 1, comment: 0.6, none: 1.2, model: 1.5 }

/** Cuts a message into the fewest clauses that are all explained; nothing when some part is not. */
export function segment(input: ReadingInput): Segmentation | undefined {
  const cuts = cutPoints(input.message, input.language.speech)
  const last = cuts.at(-1)
  const asOne = last && extend(input, START, 0, last)
  if (asOne && isFinal(asOne)) return asOne
  const best = new Map<number, Path>([[0, START]])
  const starts = [0, ...cuts.map((cut) => cut.at)]
  for (const cut of cuts) {
    for (const from of starts) {
      const path = best.get(from)
      if (from >= cut.at || path === undefined) continue
      const next = path === START && cut === last ? asOne : extend(input, path, from, cut)
      const known = best.get(cut.at)
      if (next && (known === undefined || next.cost < known.cost)) best.set(cut.at, next)
    }
  }
  return best.get(input.message.items.length)
}

/** Reads one clause by itself, as if it opened the message. */
export function readAlone(
  input: ReadingInput,
  from: number,
  cut: Cut,
): { readonly clause: Clause; readonly reading: ClauseReading | undefined } {
  const clause = trimClause(input, { message: input.message, from, to: cut.at })
  const reading = clause.from < clause.to ? readOne(input, clause, cut, START) : undefined
  return { clause, reading }
}

/** Whether no way of cutting a message read as one clause could explain it with less. */
function isFinal({ readings: [reading] }: Path): boolean {
  return (
    (reading?.kind === 'call' && reading.call.missing.length === 0) ||
    (reading?.kind === 'none' && !reading.isByGate)
  )
}

function extend(input: ReadingInput, path: Path, from: number, cut: Cut): Path | undefined {
  const clause = trimClause(input, { message: input.message, from, to: cut.at })
  if (clause.from >= clause.to)
    return { ...path, isLastDenied: path.isLastDenied && !cut.isHard, isAfterLooseCut: cut.isLoose }
  const reading = readOne(input, clause, cut, path)
  if (reading === undefined || !isCutAllowed(reading, path, cut)) return undefined
  if (isSecondDay(reading, path)) return undefined
  const weight =
    reading.kind === 'none' && reading.isByGate
      ? Math.max(1, countRecordVerbs(input.language.speech, clause))
      : 1
  // A clause that still has to ask explains less than one that is complete.
  const question = reading.kind === 'call' && reading.call.missing.length > 0 ? 0.25 : 0
  // Said of somebody else by its verb alone: any reading that takes the words as they stand is better.
  const doubt = reading.kind === 'none' && reading.reason === 'others' ? 0.5 : 0
  const tie = reading.kind === 'call' ? Math.min(reading.score, 40) / 1000 : 0
  return {
    cost: path.cost + COSTS[reading.kind] * weight + question + doubt - tie,
    readings: [...path.readings, reading],
    clauses: [...path.clauses, clause],
    isAfterLooseCut: cut.isLoose,
    last: reading.kind === 'call' ? reading.call : path.last,
    isLastDenied:
      !cut.isHard &&
      (reading.kind === 'none' ? reading.isByGate : path.isLastDenied && reading.kind !== 'call'),
  }
}

/** "segunda dormi 6 horas, terça 7": another day without a statement of its own says something unread. */
function isSecondDay(reading: ClauseReading, path: Path): boolean {
  if (reading.kind !== 'comment' || reading.date === undefined) return false
  return path.readings.some((one) => one.kind === 'call' && one.saidDate !== undefined)
}

/**
 * Where nothing marks the cut (dictation), both sides must stand by themselves: a clause that would
 * have to ask, or a question, was cut in the wrong place.
 */
function isCutAllowed(reading: ClauseReading, path: Path, cut: Cut): boolean {
  if (!path.isAfterLooseCut && !cut.isLoose) return true
  if (reading.kind !== 'call') return reading.kind !== 'model'
  if (!reading.isWrite) return false
  return reading.call.missing.length === 0 || (reading.hasVerb && !cut.isLoose)
}

/** Drops the punctuation at the ends and the conjunction that joined the clause to the one before. */
function trimClause(input: ReadingInput, clause: Clause): Clause {
  const { items } = input.message
  let { from, to } = clause
  const isMark = (at: number) => items[at]?.kind === 'punctuation' || items[at]?.kind === 'emoji'
  while (from < to && isMark(from)) from += 1
  while (to > from && isMark(to - 1)) to -= 1
  const joined = input.language.speech.conjunctions.lengthAt((at) => items[at]?.word, from, to)
  if (joined > 0 && clause.from > 0 && from + joined < to) from += joined
  return { ...clause, from, to }
}

function readOne(
  input: ReadingInput,
  clause: Clause,
  cut: Cut,
  path: Path,
): ClauseReading | undefined {
  const { speech, grammars } = input.language
  const gates = gatesIn(speech, clause)
  const isAsked =
    (cut.isQuestion || gates.some((hit) => hit.gate === 'question')) && !isPoliteRequest(clause)
  let isWriteAsked = false
  for (const reading of readClause(grammars, clause, input.classes, path.last?.intent)) {
    const { intent, definition, group } = reading.sentence
    if (intent === 'none')
      return {
        kind: 'none',
        reason: String(group.set?.reason ?? 'nothing-to-record'),
        isByGate: false,
      }
    if (intent === 'model') return { kind: 'model' }
    if (intent === 'comment') return { kind: 'comment' }
    if (group.isAsked && !cut.isQuestion) continue
    const hasVerb = countDeeds(speech, clause) > 0
    const call = buildCall({
      message: input.message,
      reading,
      clauseFrom: clause.from,
      clauseTo: clause.to,
      previous: path.last,
      hasVerb,
      today: input.today,
      vocabulary: input.vocabulary,
    })
    // What cannot mean the intent after all neither asks nor denies it.
    if (call === undefined) continue
    const allowed = group.allows ?? []
    const blocking = gates.find(
      (hit) =>
        blocks(hit.gate, definition.isWrite) &&
        (!allowed.includes(hit.gate) || forbids(hit, clause)),
    )
    if (blocking) return { kind: 'none', reason: blocking.gate, isByGate: true }
    if (definition.isWrite && isAsked && !allowed.includes('question')) {
      isWriteAsked = true
      continue
    }
    if (definition.isWrite && path.isLastDenied && !hasVerb)
      return { kind: 'none', reason: 'denied', isByGate: true }
    const date = reading.match.floats.find((span) => span.type === 'date')
    return {
      kind: 'call',
      call,
      template: reading.sentence.template,
      isWrite: definition.isWrite,
      hasVerb,
      saidDate: date?.type === 'date' && !date.invalid ? date.value.past : undefined,
      isDateFirst: date !== undefined && date.from <= clause.from + 1,
      ...paidForAll(input, reading.match.floats),
      allows: allowed,
      score: reading.score,
    }
  }
  if (isWriteAsked) return { kind: 'none', reason: 'question', isByGate: true }
  const comment = readComment(input, clause)
  if (comment) return comment
  if (!concernsRecords(speech, clause)) return undefined
  const gate = gates.find((hit) => blocks(hit.gate, true) && hit.gate !== 'order')
  const isCertain = gate && (!PLANS.has(gate.gate) || countRecordVerbs(speech, clause) > 0)
  if (isCertain) return { kind: 'none', reason: gate.gate, isByGate: true }
  if (!isAsked && isAboutOthers(speech, clause))
    return { kind: 'none', reason: 'others', isByGate: true }
  return undefined
}

/** What lies ahead is nothing to record only where it is of money or the body; else it may be a goal or a reminder. */
const PLANS: ReadonlySet<string> = new Set(['wish', 'future'])

/** Gates that stop a write; a read is stopped only when it is about somebody else. */
function blocks(gate: string, isWrite: boolean): boolean {
  if (gate === 'question' || gate === 'order') return false
  return isWrite || gate === 'others'
}

function readComment(input: ReadingInput, clause: Clause): Comment | undefined {
  const { speech } = input.language
  const wordAt = (at: number) => input.message.items[at]?.word
  let detail: Omit<Comment, 'kind'> = {}
  for (let at = clause.from; at < clause.to; ) {
    const item = input.message.items[at]
    const float = (input.message.spansAt.get(at) ?? []).find(
      (span) => span.type === 'date' || span.type === 'paymentMethod',
    )
    if (float && float.to <= clause.to && !float.invalid) {
      detail = { ...detail, ...detailOf(float, input.today) }
      at = float.to
      continue
    }
    if (item?.kind === 'number') return undefined
    const length = Math.max(
      speech.comments.lengthAt(wordAt, at, clause.to),
      speech.fillers.lengthAt(wordAt, at, clause.to),
      item?.kind === 'punctuation' || item?.kind === 'emoji' ? 1 : 0,
    )
    if (length === 0) return undefined
    at += length
  }
  const isForAll = wordsOf(clause).some((word) => FOR_ALL.has(word))
  return { kind: 'comment', ...detail, ...(isForAll ? { isForAll } : {}) }
}

/** "lanche 22 e sorvete 9, tudo no pix": the way to pay is that of all that was said. */
function paidForAll(
  { message }: ReadingInput,
  floats: readonly SlotSpan[],
): { readonly paidForAll?: string } {
  const method = floats.find((span) => span.type === 'paymentMethod')
  if (method?.type !== 'paymentMethod') return {}
  const before = [1, 2].map((back) => message.items[method.from - back]?.word ?? '')
  return before.some((word) => FOR_ALL.has(word)) ? { paidForAll: method.value } : {}
}

const FOR_ALL = new Set(['dois', 'duas', 'ambos', 'ambas', 'tudo', 'todos', 'both', 'all'])

function detailOf(span: SlotSpan, today: string): Omit<Comment, 'kind'> {
  if (span.type === 'paymentMethod') return { paymentMethod: span.value }
  if (span.type === 'date' && span.value.past <= today) return { date: span.value.past }
  return {}
}
