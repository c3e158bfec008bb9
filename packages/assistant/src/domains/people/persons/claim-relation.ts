import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { relationshipOf } from '../relationships.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** A name as it is written, with what stands before it: `Paula`, `seu Antônio`, `dr. Paulo`. */
const NAME = /^(?:\p{L}{1,4}\.? )?\p{Lu}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}$/u

/**
 * "minha chefe é a Paula", "my boss is Paula": who is it, of whom a word says what they are to the user.
 * "quem é da minha família?" asks after all of them.
 */
export const claimRelation: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  if (intent === 'whole_family') {
    return { call: { intent: 'get_person', params: { personRef: context.text('person.family') } } }
  }
  const { personRef, relationship } = params ?? {}
  if (intent !== 'name_relation' || typeof personRef !== 'string') return undefined
  const name = asTyped(personRef, text)
  if (!NAME.test(name) || relationshipOf(String(relationship)) === undefined) return undefined
  const updates = { relationship: String(relationship).toLocaleLowerCase() }
  return { call: { intent: 'update_person', params: { personRef: name, updates } } }
}
