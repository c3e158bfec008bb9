import { toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'

/** Whoever said nothing of a list for so long means no list by "mais café". */
const SPOKEN_MINUTES = 15

/** What a list is spoken of by. */
const OF_LISTS: ReadonlySet<string> = new Set([
  'add_list_items',
  'check_list_items',
  'remove_list_items',
  'update_list_item',
  'rename_list',
  'get_lists',
])

interface Spoken {
  readonly intent: string
  readonly list: string | null
}

/** The list that the conversation was about just now: `list` is its name, where it was named. */
export async function listSpokenOf(
  context: DomainContext,
): Promise<{ readonly list?: string } | undefined> {
  const { conversationId, now, sql } = context
  const [last] = await sql.query<Spoken>(
    `select intent, list from (
       select intent, params->>'list' as list, created_at from decisions
        where user_id = parco_user_id() and conversation_id = $1
          and not intent = any('{confirm,reject,none,model}')
       union all
       select tool_name, input->>'list', created_at from receipts
        where user_id = parco_user_id() and conversation_id = $1
     ) as spoken
     where created_at > $2::timestamptz - make_interval(mins => $3)
     order by created_at desc, intent = any($4) desc
     limit 1`,
    [toUuid(conversationId), now, SPOKEN_MINUTES, [...OF_LISTS]],
  )
  if (last === undefined || !OF_LISTS.has(last.intent)) return undefined
  return last.list === null ? {} : { list: last.list }
}
