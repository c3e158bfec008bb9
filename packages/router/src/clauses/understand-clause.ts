import {
  concernsRecords,
  countRecordVerbs,
  gatesIn,
  isAboutOthers,
  isPoliteRequest,
} from '../gates/gate-clause.ts'
import type { GateHit } from '../gates/harmless-gates.ts'
import { readClause } from '../grammar/read-clause.ts'
import type { RoutedCall } from '../router-types.ts'
import type { Speech } from '../speech/speech.ts'
import type { BuiltCall } from '../stages/calls/call-builder.ts'
import type { ClauseReading, ReadingInput } from './clause-reading.ts'
import type { Cut } from './cut-points.ts'
import { isExcuse } from './is-excuse.ts'
import { blocks, judgeReading, type SaidBefore } from './judge-reading.ts'
import type { Clause } from './message.ts'
import { readComment } from './read-comment.ts'
import { UNDERSTAND_CLAUSE as WORDS } from './words.generated.ts'

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
  for (const reading of readClause(grammars, clause, input.classes, intentOf(before.last))) {
    const verdict = judgeReading({ input, clause, cut, before, gates, isAsked, reading })
    if (verdict === 'asked') isWriteAsked = true
    else if (verdict !== 'next') return detailSaid(verdict, input, clause, before) ?? verdict
  }
  if (isWriteAsked) return { kind: 'none', reason: 'question', isByGate: true }
  // "o cara queria 80 mil no carro": what turns a statement is no remark where nothing parts it from that.
  const isTurned = cut.isLoose && gates.some((hit) => blocks(hit.gate, true))
  return (
    (isTurned ? undefined : readComment(input, clause)) ??
    withoutSentence(speech, clause, gates, isAsked)
  )
}

/** "mercado 90, isso foi ontem": what sounds like small talk behind a record says its day or how it was paid. */
function detailSaid(
  verdict: ClauseReading,
  input: ReadingInput,
  clause: Clause,
  { last }: SaidBefore,
): ClauseReading | undefined {
  if (verdict.kind !== 'none' || verdict.isByGate || last === undefined) return undefined
  const remark = readComment(input, clause)
  return remark?.date === undefined && remark?.paymentMethod === undefined ? undefined : remark
}

/** What a clause leans on; of several calls made at once, the first. */
function intentOf(call: BuiltCall | undefined): string | undefined {
  const actions = call?.params.actions as readonly RoutedCall[] | undefined
  return call?.intent === 'multi' ? actions?.[0]?.intent : call?.intent
}

/** What no sentence explains is nothing to record where it is of money or the body and a gate holds. */
function withoutSentence(
  speech: Speech,
  clause: Clause,
  gates: readonly GateHit[],
  isAsked: boolean,
): ClauseReading | undefined {
  if (!concernsRecords(speech, clause)) return undefined
  const gate = gates.find((hit) => blocks(hit.gate, true) && hit.gate !== 'order')
  const isPlan = gate !== undefined && PLANS.has(gate.gate)
  // "should I sell my car?" is open: it asks for thought; "o que falta pagar?" for what is known.
  const isOpen = isAsked && WORDS.advised.has(clause.message.items[gate?.from ?? -1]?.word ?? '')
  const isCertain = gate && (!isPlan || (!isOpen && countRecordVerbs(speech, clause) > 0))
  if (isCertain) return { kind: 'none', reason: gate.gate, isByGate: true }
  if (!isAsked && isAboutOthers(speech, clause))
    return { kind: 'none', reason: 'others', isByGate: true }
  return undefined
}

/** What lies ahead is nothing to record only where it is of money or the body; else it may be a goal or a reminder. */
const PLANS: ReadonlySet<string> = new Set(['wish', 'future'])
