import type { ConversationId, Locale } from '@parco/protocol'
import type { Sql } from '@parco/store'
import type { Domain, DomainContext } from '../domains/domain.ts'
import { createFormatter } from '../format/create-formatter.ts'
import type { User } from '../parco.ts'
import type { TextsOf } from '../replies/create-texts.ts'
import { dayInZone } from './day-in-zone.ts'

export interface DomainContextsOptions {
  readonly user: User
  readonly conversationId: ConversationId
  readonly locale: Locale
  readonly now: Date
  readonly sql: Sql
  readonly texts: TextsOf
}

/** Makes the contexts of a transaction's tools: one per domain, because each speaks its own texts. */
export function createDomainContexts(
  options: DomainContextsOptions,
): (domain: Domain) => DomainContext {
  const { user, locale, now } = options
  const today = dayInZone(now, user.timeZone)
  const format = createFormatter(locale, user.timeZone, today, user.currency)
  return (domain) => ({
    userId: user.id,
    conversationId: options.conversationId,
    locale,
    timeZone: user.timeZone,
    currency: user.currency,
    now,
    today,
    sql: options.sql,
    text: options.texts(domain.name, locale),
    format,
  })
}
