import { type ConversationId, type Locale, ParcoError, type User } from '@parco/protocol'
import { findUser, fromUuid, type Sql } from '@parco/store'
import type { Domain } from '../domains/domain.ts'
import type { DomainContext } from '../domains/domain-context.ts'
import { createLifeView } from '../domains/internal/create-life-view.ts'
import { createFormatter } from '../format/create-formatter.ts'
import type { Meanings } from '../meaning/create-meanings.ts'
import type { TextsOf } from '../replies/create-texts.ts'
import { dayInZone } from './day-in-zone.ts'

export interface DomainContextsOptions {
  readonly user: User
  readonly conversationId: ConversationId
  readonly locale: Locale
  readonly now: Date
  readonly sql: Sql
  readonly texts: TextsOf
  /** All there are, for the tools that look across them. */
  readonly domains: readonly Domain[]
  /** Where questions are asked. */
  readonly meanings?: Meanings
}

/** Makes the contexts of a transaction's tools: one per domain, because each speaks its own texts. */
export function createDomainContexts(
  options: DomainContextsOptions,
): (domain: Domain) => DomainContext {
  const { user, locale, now } = options
  const today = dayInZone(now, user.timeZone)
  const format = createFormatter({ ...user, locale }, today)
  const meaning = options.meanings?.(user)
  const contextOf = (domain: Domain): DomainContext => ({
    userId: user.id,
    conversationId: options.conversationId,
    locale,
    timeZone: user.timeZone,
    currency: user.currency,
    units: user.units,
    now,
    today,
    sql: options.sql,
    text: options.texts(domain.name, locale),
    format,
    life: createLifeView(options.domains, contextOf),
    ...(meaning ? { meaning } : {}),
  })
  return contextOf
}

/** Readers outside any conversation do not look at the one they are called from. */
const NO_CONVERSATION = fromUuid('conversation', '00000000-0000-0000-0000-000000000000')

/**
 * Contexts for what is read outside any conversation, in the user's language unless told.
 * @throws not-found when there is no such user.
 */
export async function contextsOfReader(
  options: Omit<DomainContextsOptions, 'user' | 'conversationId' | 'locale'> & {
    readonly locale?: Locale
  },
): Promise<{ contextOf: (domain: Domain) => DomainContext; locale: Locale; user: User }> {
  const user = await findUser(options.sql)
  if (!user) throw new ParcoError('not-found', 'There is no such user.')
  const locale = options.locale ?? user.locale
  const contextOf = createDomainContexts({
    ...options,
    user,
    locale,
    conversationId: NO_CONVERSATION,
  })
  return { contextOf, locale, user }
}
