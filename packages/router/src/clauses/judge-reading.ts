import { countDeeds, isSaidOfOneself } from '../gates/gate-clause.ts'
import type { GateHit } from '../gates/harmless-gates.ts'
import type { Reading } from '../grammar/grammar.ts'
import { hasTrait } from '../intents/intent-table.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import { buildCall } from '../stages/build-calls.ts'
import type { BuiltCall } from '../stages/calls/call-builder.ts'
import { MARKED } from '../values/metrics.ts'
import type { ClauseReading, ReadCall, ReadingInput, ToldOf } from './clause-reading.ts'
import { commentDetail } from './comment-detail.ts'
import type { Cut } from './cut-points.ts'
import { holdsMore } from './holds-more.ts'
import type { Clause } from './message.ts'
import { namesAnother } from './names-another.ts'
import { paidForAll, reachOf } from './read-comment.ts'

/** What was said before a clause, as far as the clause may lean on it. */
export interface SaidBefore {
  /** The last call, for clauses that lean on the one before. */
  readonly last: BuiltCall | undefined
  readonly isLastDenied: boolean
  /** Of whom the clause before told, where it asked for nothing. */
  readonly told: ToldOf | undefined
  /** Whether the clause begins where nothing but the words themselves marks a cut. */
  readonly isAfterLooseCut: boolean
}

/** A sentence that explains a clause, with all that may speak against it. */
export interface SaidReading {
  readonly input: ReadingInput
  readonly clause: Clause
  readonly cut: Cut
  readonly before: SaidBefore
  readonly gates: readonly GateHit[]
  readonly isAsked: boolean
  readonly reading: Reading
}

/** What a sentence makes of a clause: that, or `next` where it does not hold; `asked` of a write that is asked about. */
export type Verdict = ClauseReading | 'next' | 'asked'

interface SaidCall extends SaidReading {
  readonly call: BuiltCall
  /** Whether the clause has a verb of its own. */
  readonly hasVerb: boolean
}

/** What may keep a call from being made, in the order in which it is asked. */
const CHECKS: readonly ((said: SaidCall) => Verdict | undefined)[] = [
  saysAnother,
  isBlocked,
  isAskedAbout,
  isDenied,
  isOfOthers,
]

/** Judges what a sentence makes of a clause. */
export function judgeReading(said: SaidReading): Verdict {
  const remark = remarkOf(said)
  if (remark) return remark
  const { input, clause, before, reading } = said
  const hasVerb = countDeeds(input.language.speech, clause) > 0
  const call = buildCall({
    message: input.message,
    reading,
    clauseFrom: clause.from,
    clauseTo: clause.to,
    previous: before.last,
    hasVerb,
    today: input.today,
    vocabulary: input.vocabulary,
  })
  // What cannot mean the intent after all neither asks nor denies it.
  if (call === undefined) return 'next'
  const built = { ...said, call, hasVerb }
  for (const check of CHECKS) {
    const verdict = check(built)
    if (verdict) return verdict
  }
  return toReadCall(input, clause, built)
}

/** Sentences that ask for no call, and those that only a question mark makes hold. */
function remarkOf({ input, clause, cut, before, reading }: SaidReading): Verdict | undefined {
  const { intent, group } = reading.sentence
  if (intent === 'none')
    return {
      kind: 'none',
      reason: String(group.set?.reason ?? 'nothing-to-record'),
      isByGate: false,
      isLoose: reading.match.freeCount > MOST_FREE_WORDS,
      ...dayIn(input, clause),
    }
  if (intent === 'model') return { kind: 'model' }
  if (intent === 'comment') {
    if (group.set?.isApart === true && !isApart(clause)) return 'next'
    // "…, passei em 5x": in how many instalments is more than a remark carries.
    if (reading.match.floats.some(({ type }) => type === 'installments')) return 'next'
    const detail = commentDetail(reading, input.today)
    // A bill that has its amount already: what else was paid is no remark about it.
    if (detail.amount !== undefined && before.last?.params.amount !== undefined) return 'next'
    return { kind: 'comment', ...dayIn(input, clause), ...detail, ...reachOf(clause) }
  }
  return group.isAsked && !cut.isQuestion ? 'next' : undefined
}

/** Whether a mark parts a clause from what was said before it. */
const isApart = ({ message: { items }, from }: Clause): boolean =>
  [from - 1, from].some((at) => items[at]?.kind === 'punctuation')

const nothing = (reason: string): ClauseReading => ({ kind: 'none', reason, isByGate: true })

/** Whether words of the clause are of another record. */
function saysAnother({ input, clause, call, before, reading }: SaidCall): Verdict | undefined {
  const isMore =
    holdsMore(clause, call, reading) ||
    namesAnother(input.message, reading, input.language.speech) ||
    isOneMore(call, before)
  return isMore ? 'next' : undefined
}

/** Whether a gate stands in the clause that the sentence does not pass. */
function isBlocked({ reading, gates }: SaidCall): Verdict | undefined {
  const { definition, group } = reading.sentence
  const allowed = group.allows ?? []
  const blocking = gates.find(
    (hit) => blocks(hit.gate, definition.isWrite) && !allowed.includes(hit.gate),
  )
  return blocking && nothing(blocking.gate)
}

function isAskedAbout({ reading, input, clause, cut, isAsked }: SaidCall): Verdict | undefined {
  const { definition, group, intent } = reading.sentence
  if (!definition.isWrite || !isAsked) return undefined
  const allows = group.allows?.includes('question') === true
  // "devo ligar pro João?" is a question by its verb; what is told is one by its mark, unless it is ordered.
  const isDoubted = cut.isQuestion && isTold(intent) && !isOrderedIn(clause, input)
  return allows && !isDoubted ? undefined : 'asked'
}

const isTold = (intent: string): boolean => hasTrait(intent, 'happened') || hasTrait(intent, 'owes')

const isOrderedIn = ({ message, from, to }: Clause, { language }: ReadingInput): boolean =>
  message.items.slice(from, to).some(({ word }) => language.speech.commands.has(word))

/** Whether the clause leans on one in which all was denied. */
function isDenied({ reading, before, hasVerb }: SaidCall): Verdict | undefined {
  const isLeaning = reading.sentence.definition.isWrite && before.isLastDenied && !hasVerb
  return isLeaning ? nothing('denied') : undefined
}

/** Whether the clause before tells of somebody else, and the clause does not say that the speaker acts. */
function isOfOthers({
  input,
  clause,
  reading,
  before,
  hasVerb,
  call,
}: SaidCall): Verdict | undefined {
  const { intent, definition } = reading.sentence
  const { told } = before
  if (!definition.isWrite || !told) return undefined
  if (isSaidOfOneself(input.language.speech, clause, hasVerb)) return undefined
  // "pesei o bebê, 6,2 kg": what is measured is that of before.
  if (told.isMeasuring && hasTrait(intent, 'measures') && !hasVerb) return { kind: 'model' }
  if (told.isOfOthers) return nothing('others')
  // "tô acabada, energia 2": nobody marks how another feels.
  const isMark = hasTrait(intent, 'measures') && MARKED.has(call.params.type)
  return !told.isNear && !hasVerb && !isMark ? { kind: 'model' } : undefined
}

/** Words of any kind that a remark may hold; one with more of them may say more. */
const MOST_FREE_WORDS = 3

function toReadCall(
  input: ReadingInput,
  clause: Clause,
  { reading, call, hasVerb }: SaidCall,
): ReadCall {
  const { sentence, match, score } = reading
  const date = match.floats.find((span) => span.type === 'date') ?? todayIn(input, clause)
  return {
    kind: 'call',
    call,
    template: sentence.template,
    isWrite: sentence.definition.isWrite,
    hasVerb,
    saidDate: date?.type === 'date' && !date.invalid ? date.value.past : undefined,
    isDateFirst: date !== undefined && date.from <= clause.from + 1,
    ...paidForAll(input, match.floats),
    allows: sentence.group.allows ?? [],
    score,
    isLoose: sentence.definition.isWrite && match.freeCount > 0 && !isMeasuredPurchase(reading),
  }
}

/** "comprei uma garrafa d'água de 1,5 l por 4,50": how much of it was bought is no measure of anything. */
const isMeasuredPurchase = ({ sentence, match }: Reading): boolean =>
  hasTrait(sentence.intent, 'spends') &&
  match.bindings.some((one) => one.type === 'span' && one.name === 'amount')

/** "quitei o aluguel e a internet dia 10": one more bill paid, no new one that falls due. */
const isOneMore = ({ intent, missing }: BuiltCall, { last }: SaidBefore): boolean =>
  hasTrait(intent, 'bills') &&
  missing.length > 0 &&
  last !== undefined &&
  hasTrait(last.intent, 'pays-bill')

/** "domingo fomos ao parque, …": the day said in a remark. */
function dayIn({ message, today }: ReadingInput, { from, to }: Clause): { readonly date?: string } {
  for (const span of message.spans) {
    if (span.type !== 'date' || span.invalid || span.from < from || span.to > to) continue
    if (span.value.past <= today) return { date: span.value.past }
  }
  return {}
}

/** "paguei hoje a luz": today is said even where a sentence has it among words that say nothing. */
function todayIn({ message, today }: ReadingInput, { from, to }: Clause): SlotSpan | undefined {
  return message.spans.find(
    (span) =>
      span.type === 'date' && span.value.past === today && from <= span.from && span.to <= to,
  )
}

/** Gates that stop a write; a read is stopped only when it is about somebody else. */
export function blocks(gate: string, isWrite: boolean): boolean {
  if (gate === 'question' || gate === 'order') return false
  return isWrite || gate === 'others'
}
