import type { ConversationId, Locale } from '@parco/protocol'
import type { Sql, TurnSurroundings } from '@parco/store'
import { createDomainContexts } from './create-domain-contexts.ts'
import type { Turn } from './turn.ts'
import type { TurnRecord } from './turn-record.ts'
import type { TurnIds, TurnRunner } from './turn-request.ts'

export interface TurnParts {
  readonly ids: TurnIds
  readonly conversationId: ConversationId
  readonly locale: Locale
  readonly text: string
  readonly now: Date
  readonly sql: Sql
  readonly signal: AbortSignal
  readonly record: TurnRecord
  readonly surroundings: TurnSurroundings
}

/** Puts together one turn inside its transaction. */
export function createTurn(
  { store, services, texts }: TurnRunner,
  { ids, surroundings, ...parts }: TurnParts,
): Turn {
  const { conversationId, locale, now, sql } = parts
  const { user, openApprovals, openQuestion, lastReceipt } = surroundings
  return {
    ...parts,
    services,
    turnId: ids.turnId,
    user,
    engine: store.engine,
    say: texts('parco', locale),
    openApprovals,
    openQuestion,
    lastReceipt,
    contextOf: createDomainContexts({
      user,
      conversationId,
      locale,
      now,
      sql,
      texts,
      domains: services.domains,
      meanings: services.meanings,
    }),
  }
}
