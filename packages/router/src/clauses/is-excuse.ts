import { hasTrait } from '../intents/intent-table.ts'
import type { BuiltCall } from '../stages/calls/call-builder.ts'
import { type Clause, wordsOf } from './message.ts'

const BECAUSE: ReadonlySet<string> = new Set('porque pois because since'.split(' '))
/** What tells why anything at all was done. */
const WHY: ReadonlySet<string> = new Set('porque pois because'.split(' '))
const MISTAKEN: ReadonlySet<string> = new Set(
  'errado errada errei engano enganei duplicidade duplicado duplicada duplicou repetido repetida querer confundi wrong wrongly mistake accident twice duplicate duplicated incorrectly typo'.split(
    ' ',
  ),
)
const SAID_OF: ReadonlySet<string> = new Set(
  "ela ele isso foi estava ficou tinha eu digitei anotei lancei registrei coloquei botei marquei it that was i i'd typed entered logged put".split(
    ' ',
  ),
)

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
    return last.missing.length === 0 && WHY.has(words[0] ?? '')
  if (BECAUSE.has(words[0] ?? '')) return true
  return SAID_OF.has(words[0] ?? '') && words.some((word) => MISTAKEN.has(word))
}

const isAmountIn = (
  { from, to }: Clause,
  span: { readonly type: string; readonly from: number; readonly to: number },
): boolean => span.type === 'money' && span.from >= from && span.to <= to
