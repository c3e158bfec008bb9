import type { RecalledMemory } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { asOpening } from '../../internal/clean-text.ts'
import type { LifeArea } from '../../internal/life-areas.ts'
import type { KnowledgeSource, KnowledgeType } from '../enums.ts'
import type { KnowledgeRow } from '../tables.ts'
import { saidOn } from './describe-fact.ts'

/** A fact as lists, pages and models read it. */
export type FactView = {
  readonly id: string
  readonly type: KnowledgeType
  readonly content: string
  readonly area: LifeArea | null
  /** The user's own words. */
  readonly quote: string | null
  /** The user's day on which it was kept, YYYY-MM-DD. */
  readonly saidOn: string
  readonly source: KnowledgeSource
  readonly confidence: number
  /** When the user said that it is right. */
  readonly validatedOn: string | null
  readonly validFrom: string
  /** Until when it held; null where it still does. */
  readonly validUntil: string | null
  /** What words of a query fit it, from 0 to 1; null where none were asked for. */
  readonly fit: number | null
}

export function viewFact(
  fact: KnowledgeRow,
  context: Pick<DomainContext, 'timeZone'>,
  fit: number | null = null,
): FactView {
  const { id, type, content, area, quote, source, confidence, validatedOn, validFrom } = fact
  const day = saidOn(fact, context)
  const { validUntil } = fact
  return {
    id,
    type,
    content,
    area,
    quote,
    saidOn: day,
    source,
    confidence,
    validatedOn,
    validFrom,
    validUntil,
    fit,
  }
}

/** A fact as a card of the conversation shows it. */
export const recalled = ({ content, quote, saidOn: day }: FactView): RecalledMemory => ({
  content: asOpening(content),
  saidOn: day,
  ...(quote === null ? {} : { quote }),
})
