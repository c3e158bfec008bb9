import { fold } from '@parco/router'
import type { InvestmentType } from '../enums.ts'

/** What names of investments say that they are for, folded. */
const TYPES: readonly (readonly [InvestmentType, RegExp])[] = [
  ['emergency_fund', /\b(emergencia|emergency|rainy day|reserva|nest egg)\b/],
  [
    'retirement',
    /\b(aposentadoria|previdencia|pgbl|vgbl|retirement|401k|403b|ira|roth|pension|sipp|rrsp|superannuation)\b/,
  ],
  ['education', /\b(faculdade|estudos?|escola|college|education|529|tuition)\b/],
  ['short_term', /\b(viagem|ferias|casamento|natal|vacation|travel|holiday|wedding|christmas)\b/],
  ['long_term', /\b(acoes|bolsa|stocks?|shares|etfs?|fiis?|index|bitcoin|cripto|crypto)\b/],
]

/** What an investment is for, by what it is called. */
export function typeOfName(name: string): InvestmentType {
  const folded = fold(name)
  return TYPES.find(([, words]) => words.test(folded))?.[0] ?? 'custom'
}
