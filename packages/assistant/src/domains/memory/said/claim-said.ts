import type { Claim } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { isThing } from '../../internal/is-thing.ts'
import { factsNamed } from '../facts/resolve-fact.ts'
import { isName } from './is-name.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** "call me Mari": how its speaker wants to be called. */
export const claimName: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  const name = params?.name
  if (intent !== 'prefer_name' || typeof name !== 'string' || !isName(name)) return undefined
  // "call me a cab": what has an article is no name, though the slot leaves that out.
  const before = text.slice(0, text.indexOf(name)).trim().split(/\s+/).at(-1) ?? ''
  if (!isName(before)) return undefined
  const content = context.text('fact.prefersName', { name: asOpening(name) })
  return { call: { intent: 'add_knowledge', params: { type: 'preference', content } } }
}

/**
 * "forget the beach house key" of whom it is kept. What is kept nowhere is no talk either: it is looked
 * for in the agenda, which says what is there.
 */
export const claimForgotten: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  const query = params?.query
  if (intent !== 'forget_knowledge' || typeof query !== 'string') return undefined
  if ((await factsNamed(query, context)).length > 0) return { call: { intent, params: { query } } }
  if (!isThing(query)) return undefined
  return { call: { intent: 'cancel_event', params: { eventRef: { title: query } } } }
}
