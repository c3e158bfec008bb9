import {
  concernsRecords,
  countDeeds,
  countRecordVerbs,
  forbids,
  gatesIn,
  isAboutOthers,
  isPoliteRequest,
  isSaidOfOneself,
} from '../gates/gate-clause.ts'
import type { GateHit } from '../gates/harmless-gates.ts'
import type { Reading } from '../grammar/grammar.ts'
import { readClause } from '../grammar/read-clause.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import type { Speech } from '../speech/speech.ts'
import { buildCall } from '../stages/build-calls.ts'
import type { BuiltCall } from '../stages/calls/call-builder.ts'
import type { ClauseReading, ReadCall, ReadingInput, Story } from './clause-reading.ts'
import { commentDetail } from './comment-detail.ts'
import type { Cut } from './cut-points.ts'
import { isExcuse } from './is-excuse.ts'
import { type Clause, type Message, wordsOf } from './message.ts'
import { paidForAll, readComment } from './read-comment.ts'
import { readStory } from './read-story.ts'

/** What was said before a clause, as far as the clause may lean on it. */
export interface SaidBefore {
  /** The last call, for clauses that lean on the one before. */
  readonly last: BuiltCall | undefined
  readonly isLastDenied: boolean
  /** The story that the clause before told; what others did or paid is one, too. */
  readonly story: Omit<Story, 'kind'> | undefined
  /** Whether the clause begins where nothing but the words themselves marks a cut. */
  readonly isAfterLooseCut: boolean
}

/** Reads what one clause says: the first sentence that explains it, what its gates leave of that, or a comment. */
export function understandClause(
  input: ReadingInput,
  clause: Clause,
  cut: Cut,
  before: SaidBefore,
): ClauseReading | undefined {
  const { speech, grammars } = input.language
  if (isExcuse(clause, before.last)) return { kind: 'comment' }
  const gates = gatesIn(speech, clause)
  const isAsked =
    (cut.isQuestion || gates.some((hit) => hit.gate === 'question')) && !isPoliteRequest(clause)
  let isWriteAsked = false
  for (const reading of readClause(grammars, clause, input.classes, before.last?.intent)) {
    const { intent, definition, group } = reading.sentence
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
      const detail = commentDetail(reading, input.today)
      // A bill that has its amount already: what else was paid is no remark about it.
      if (detail.amount !== undefined && before.last?.params.amount !== undefined) continue
      return { kind: 'comment', ...dayIn(input, clause), ...detail }
    }
    if (group.isAsked && !cut.isQuestion) continue
    const hasVerb = countDeeds(speech, clause) > 0
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
    if (call === undefined || leavesUnread(clause, call) || isOneMore(call, before)) continue
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
    if (definition.isWrite && before.isLastDenied && !hasVerb)
      return { kind: 'none', reason: 'denied', isByGate: true }
    if (definition.isWrite && before.story && !isSaidOfOneself(speech, clause, hasVerb)) {
      const { isOfOthers, isActing, isNear } = before.story
      if (isOfOthers && (isActing || intent !== 'create_expense'))
        return { kind: 'none', reason: 'others', isByGate: true }
      if (!isNear && !isOfOthers && !hasVerb) return { kind: 'model' }
    }
    return toReadCall(input, clause, { reading, call, hasVerb })
  }
  if (isWriteAsked) return { kind: 'none', reason: 'question', isByGate: true }
  const isCut = !cut.isLoose && !before.isAfterLooseCut
  // "o cara queria 80 mil no carro": what turns a statement is no remark where nothing parts it from that.
  const isTurned = cut.isLoose && gates.some((hit) => blocks(hit.gate, true))
  return (
    (isTurned ? undefined : readComment(input, clause)) ??
    withoutSentence(speech, clause, gates, isAsked) ??
    (isCut && !isAsked ? readStory(input, clause, gates) : undefined)
  )
}

/** Words of any kind that a remark may hold; one with more of them may say more. */
const MOST_FREE_WORDS = 3

function toReadCall(
  input: ReadingInput,
  clause: Clause,
  { reading, call, hasVerb }: { reading: Reading; call: BuiltCall; hasVerb: boolean },
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
    isLoose:
      sentence.definition.isWrite &&
      match.freeCount > 0 &&
      !isMeasuredPurchase({ sentence, match, score }),
  }
}

/** "comprei uma garrafa d'água de 1,5 l por 4,50": how much of it was bought is no measure of anything. */
const isMeasuredPurchase = ({ sentence, match }: Reading): boolean =>
  sentence.intent === 'create_expense' &&
  match.bindings.some((one) => one.type === 'span' && one.name === 'amount')

/** A meeting or a call has no amount: one that stands in it is of another record. */
function leavesUnread({ message, from, to }: Clause, call: BuiltCall): boolean {
  if (call.intent === 'create_reminder')
    return hasSecondDay(message, from, to) || hasSecondOrder(message, from, to)
  if (call.intent !== 'log_interaction') return false
  return message.spans.some((span) => isAmount(span) && from <= span.from && span.to <= to)
}

/** "me lembra hoje de pagar a luz e sexta de ligar pro banco": two reminders. */
function hasSecondDay(message: Message, from: number, to: number): boolean {
  return message.spans.some((span) => {
    if (span.type !== 'date' && span.type !== 'moment') return false
    if (span.from <= from || span.to >= to) return false
    const before = [1, 2].map((back) => message.items[span.from - back]?.word ?? '')
    return (
      before.some((word) => JOINS.has(word)) && OPENS_DEED.has(message.items[span.to]?.word ?? '')
    )
  })
}

/** "remind me to call the vet and add 30 for cat litter": an amount ordered to be kept is no task. */
function hasSecondOrder({ items, spans }: Message, from: number, to: number): boolean {
  return spans.some(({ type, from: at }) => {
    if (type !== 'money' || at < from + 2 || at >= to) return false
    return ORDERS.has(items[at - 1]?.word ?? '') && JOINS.has(items[at - 2]?.word ?? '')
  })
}

const ORDERS: ReadonlySet<string> = new Set(
  'add log record note anota registra lanca adiciona'.split(' '),
)
const JOINS: ReadonlySet<string> = new Set(['e', 'and'])
const OPENS_DEED: ReadonlySet<string> = new Set(['de', 'to'])

/** "a pint" with a friend is no measure of anything. */
function isAmount(span: SlotSpan): boolean {
  return span.type === 'money' || (span.type === 'quantity' && span.value.dimension === 'duration')
}

/** "quitei o aluguel e a internet dia 10": one more bill paid, no new one that falls due. */
const isOneMore = ({ intent, missing }: BuiltCall, { last }: SaidBefore): boolean =>
  intent === 'create_bill' && missing.length > 0 && last?.intent === 'mark_bill_paid'

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

/** What no sentence explains is nothing to record where it is of money or the body and a gate holds. */
function withoutSentence(
  speech: Speech,
  clause: Clause,
  gates: readonly GateHit[],
  isAsked: boolean,
): ClauseReading | undefined {
  if (!concernsRecords(speech, clause) || isAtALoss(clause)) return undefined
  const gate = gates.find((hit) => blocks(hit.gate, true) && hit.gate !== 'order')
  const isPlan = gate !== undefined && PLANS.has(gate.gate)
  // "should I sell my car?" is open: it asks for thought; "o que falta pagar?" for what is known.
  const isOpen = isAsked && ADVISED.has(clause.message.items[gate?.from ?? -1]?.word ?? '')
  const isCertain = gate && (!isPlan || (!isOpen && countRecordVerbs(speech, clause) > 0))
  if (isCertain) return { kind: 'none', reason: gate.gate, isByGate: true }
  if (!isAsked && isAboutOthers(speech, clause))
    return { kind: 'none', reason: 'others', isByGate: true }
  return undefined
}

/** "tô gastando demais e não sei o que fazer" asks for thought, whatever it denies. */
const isAtALoss = (clause: Clause): boolean =>
  / (?:o que|what to) (?:fazer|do)\b/.test(` ${wordsOf(clause).join(' ')}`)

const ADVISED: ReadonlySet<string> = new Set(['should', 'devo', 'deveria', 'falta', 'faltam'])

/** What lies ahead is nothing to record only where it is of money or the body; else it may be a goal or a reminder. */
const PLANS: ReadonlySet<string> = new Set(['wish', 'future'])

/** Gates that stop a write; a read is stopped only when it is about somebody else. */
function blocks(gate: string, isWrite: boolean): boolean {
  if (gate === 'question' || gate === 'order') return false
  return isWrite || gate === 'others'
}
