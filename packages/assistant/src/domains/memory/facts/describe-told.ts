import type { DomainContext } from '../../domain-context.ts'
import type { KnowledgeRow } from '../tables.ts'
import { saidOn } from './describe-fact.ts'
import { toldFact } from './told-fact.ts'

/** A fact as a line of a list, with the day on which it was told: `Você mora em Olinda (12/03)`. */
export const describeTold = (
  fact: Pick<KnowledgeRow, 'content' | 'quote' | 'createdAt'>,
  context: Pick<DomainContext, 'format' | 'locale' | 'timeZone'>,
): string =>
  `${toldFact(fact, context.locale)} (${context.format.dayNumeric(saidOn(fact, context))})`
