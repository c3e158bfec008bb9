import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { asOpening, withoutStop } from '../../internal/clean-text.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** "nosso aniversário de casamento é 3 de dezembro": a day of each year, on the agenda. */
export const claimYearlyDay: Claim = async (_slots, { text }, context) => {
  if (text.includes('?')) return undefined
  const { intent, params = {} } = readSaid(withoutStop(text), context) ?? {}
  const { date, title } = params
  if (intent !== 'yearly_day' || typeof date !== 'string' || typeof title !== 'string')
    return undefined
  const next = date >= context.today ? date : `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`
  const slots = { title: asOpening(title), startTime: next, isAllDay: true }
  return { call: { intent: 'create_day_event', params: { ...slots, repeatPattern: 'yearly' } } }
}
