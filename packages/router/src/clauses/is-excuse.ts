import { hasTrait } from '../intents/intent-table.ts'
import type { BuiltCall } from '../stages/calls/call-builder.ts'
import { type Clause, wordsOf } from './message.ts'
import { IS_EXCUSE as WORDS } from './words.generated.ts'

/**
 * Whether words only say why something recorded is set right: "…, pois foi registrada em duplicidade",
 * "…, I'd typed it in wrong". They neither ask for anything nor deny what they explain.
 */
export function isExcuse(clause: Clause, last: BuiltCall | undefined): boolean {
  if (last === undefined) return false
  const words = wordsOf(clause)
  if (words.includes('?') || clause.message.spans.some((span) => isAmountIn(clause, span)))
    return false
  if (!hasTrait(last.intent, 'sets-right'))
    return last.missing.length === 0 && WORDS.why.has(words[0] ?? '')
  if (WORDS.because.has(words[0] ?? '')) return true
  return WORDS.saidOf.has(words[0] ?? '') && words.some((word) => WORDS.mistaken.has(word))
}

const isAmountIn = (
  { from, to }: Clause,
  span: { readonly type: string; readonly from: number; readonly to: number },
): boolean => span.type === 'money' && span.from >= from && span.to <= to
