import type { IntentCall } from '@parco/protocol'
import type { Claim } from '../domain-tool.ts'
import { claimedSentences } from '../internal/claimed-sentences.ts'
import { readSetting } from './read-setting.ts'
import type { Setting } from './setting-names.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** "switch to euros", "dá pra usar euro?": what is named is a currency, and nothing else is changed. */
export const claimCurrency: Claim = async (_slots, { text }, context) => {
  const said = readSaid(text, context)
  if (said?.intent !== 'change_currency') return undefined
  const call = changeOf('currency', said.params.name)
  return call && { call, isWhole: true }
}

/**
 * "I just moved to Lisbon, can you switch to euros?": where they live is kept, and the clock of there
 * and the currency that was named are offered, each where it is another.
 */
export const claimMoved: Claim = async (slots, { text }, context) => {
  const said = readSaid(text, context)
  if (said?.intent !== 'moved') return undefined
  const { currency, name } = said.params
  const changes = [
    readSetting('timeZone', String(name)) === context.timeZone
      ? undefined
      : changeOf('timeZone', name),
    changeOf('currency', currency),
  ]
  const also = changes.filter((call) => call !== undefined)
  if (also.length === 0) return undefined
  const call = { intent: 'add_knowledge', params: slots }
  return currency === undefined ? { call, also } : { call, also, isWhole: true }
}

/** The change of a setting to what is named, where that is a value of it. */
function changeOf(setting: Setting, name: unknown): IntentCall | undefined {
  if (typeof name !== 'string' || readSetting(setting, name) === undefined) return undefined
  return { intent: 'change_setting', params: { setting, name } }
}
