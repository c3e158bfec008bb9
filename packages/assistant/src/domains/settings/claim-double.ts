import { toUuid } from '@parco/store'
import type { DomainContext } from '../domain-context.ts'
import type { Claim } from '../domain-tool.ts'
import { claimedSentences } from '../internal/claimed-sentences.ts'
import { readSetting } from './read-setting.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** What was written further back is not spoken of any more. */
const SPOKEN_MINUTES = 15

/**
 * "use pounds" names a currency and a weight: it is the currency where money in it was just spoken of, and
 * which of both is meant is asked otherwise.
 */
export const claimDouble: Claim = async ({ setting }, { text }, context) => {
  const said = setting === 'units' ? readSaid(text, context) : undefined
  const name = said?.intent === 'change_currency' ? said.params.name : undefined
  if (typeof name !== 'string') return undefined
  const currency = readSetting('currency', name)
  if (currency === undefined || readSetting('units', name) === undefined) return undefined
  const params = (await isSpokenOf(currency, context)) ? { setting: 'currency', name } : { name }
  return { call: { intent: 'change_setting', params }, isWhole: true }
}

/** Whether the conversation wrote an amount in a currency just now. */
async function isSpokenOf(
  currency: string,
  { conversationId, now, sql }: DomainContext,
): Promise<boolean> {
  const found = await sql.query(
    `select 1 from receipts
      where user_id = parco_user_id() and conversation_id = $1 and input->>'currency' = $2
        and created_at > $3::timestamptz - make_interval(mins => $4)
      limit 1`,
    [toUuid(conversationId), currency, now, SPOKEN_MINUTES],
  )
  return found.length > 0
}
