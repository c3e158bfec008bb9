import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { cleanText } from '../../internal/clean-text.ts'

/** So many messages back a quote is looked for: a card may be answered a while later. */
const LOOKED_AT = 40

/** The turn of this conversation in which the user wrote these words; nothing when they did not. */
export async function saidInTurn(quote: string, context: DomainContext): Promise<string | null> {
  const rows = await context.sql.query<{ turn_id: string; said: string | null }>(
    `select turn_id, (select string_agg(part ->> 'text', ' ') from jsonb_array_elements(parts) part
                       where part ->> 'type' = 'text') as said
       from messages
      where user_id = $1 and conversation_id = $2 and role = 'user'
      order by seq desc limit ${LOOKED_AT}`,
    [toUuid(context.userId), toUuid(context.conversationId)],
  )
  const wanted = normalised(quote)
  return rows.find(({ said }) => normalised(said ?? '').includes(wanted))?.turn_id ?? null
}

/** Longer messages are stories; their beginning is proof enough. */
const MAX_QUOTE = 1000

/** The user's words as they are kept beside a fact; null where there are none. */
export function cleanQuote(quote: string): string | null {
  return [...cleanText(quote)].slice(0, MAX_QUOTE).join('').trim() || null
}

const normalised = (text: string): string => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase()
