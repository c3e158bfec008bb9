import type { Claim } from '../../domain-tool.ts'
import { relationshipOf } from '../relationships.ts'
import { peopleNamed } from './names.ts'
import { readPeople } from './read-people.ts'

/** "o que eu sei da tia Socorro?" of which only "tia" was read: the name behind it says which one. */
export const claimWithName: Claim = async ({ personRef, ...rest }, { text }) => {
  if (typeof personRef !== 'string' || relationshipOf(personRef) === undefined) return undefined
  const name = new RegExp(`(?<!\\p{L})${personRef} (\\p{Lu}[\\p{L}'’-]+)`, 'iu').exec(text)?.[1]
  if (name === undefined || !/^\p{Lu}/u.test(name)) return undefined
  return { call: { intent: 'get_person', params: { ...rest, personRef: `${personRef} ${name}` } } }
}

/** "delete everything about the plumber" of whom there is no page, but facts: these are forgotten. */
export const claimOfFacts: Claim = async ({ personRef }, _words, context) => {
  if (typeof personRef !== 'string') return undefined
  const isKept = peopleNamed(personRef, await readPeople(context)).match !== 'none'
  if (isKept || (await context.life.tellsOf([personRef])).length === 0) return undefined
  return { call: { intent: 'forget_knowledge', params: { query: personRef, scope: 'all' } } }
}
