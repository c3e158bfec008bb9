import { readFacts } from '@parco/router'
import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { asOpening, withoutStop } from '../../internal/clean-text.ts'
import { isThing } from '../../internal/is-thing.ts'
import { dayAheadIn } from '../series/days-said.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))
const MORNING = '09:00'

/**
 * "não esquece o leite", "don't forget the milk": a reminder of a thing by its name. When is asked, as
 * there is nothing that is remembered without its hour.
 */
export const claimNotForgotten: Claim = async (_slots, { text }, context) => {
  const message = withoutStop(text)
  const { intent, params } = readSaid(message, context) ?? {}
  if (intent !== 'dont_forget' || typeof params?.title !== 'string') return undefined
  const title = asOpening(asTyped(params.title, message))
  if (!isThing(title)) return undefined
  const day = dayAheadIn(message, context)
  if (day === undefined) {
    const isTimeless = readFacts(message, context).isTimeless
    return isTimeless ? { call: { intent: 'create_reminder', params: { title } } } : undefined
  }
  const datetime = `${day}T${MORNING}`
  return { call: { intent: 'create_reminder', params: { title, datetime } } }
}
