import type { IntentCall } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { readPhrases } from '../../internal/word-lists.ts'
import { relationshipOf } from '../relationships.ts'

const words = readPhrases<'pronoun' | 'shortIs'>(new URL('./does-words.yaml', import.meta.url))
const readSaid = claimedSentences(new URL('./', import.meta.url))

/** A name as it is written, with what stands before it: `Paula`, `seu Antônio`, `dr. Paulo`. */
const NAME = /^(?:\p{L}{1,4}\.? )?\p{Lu}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}$/u

/**
 * "minha chefe é a Paula", "my boss is Paula": who is it, of whom a word says what they are to the user.
 * "quem é da minha família?" asks after all of them.
 */
export const claimRelation: Claim = async (_slots, { text }, context) => {
  // "my roommate is Zoe, she's vegan": behind the comma stands what holds of whom it names.
  const [head = '', ...tail] = withoutStop(text).split(', ')
  const { intent, params } = readSaid(tail.length === 0 ? text : head, context) ?? {}
  if (intent === 'whole_family' && tail.length === 0) {
    return { call: { intent: 'get_person', params: { personRef: context.text('person.family') } } }
  }
  const { personRef, relationship } = params ?? {}
  if (typeof personRef !== 'string') return undefined
  const name = asTyped(personRef, head)
  if (!NAME.test(name)) return undefined
  const also = tail.map((part) => holdsOf(name, part, context))
  if (intent === 'name_contact') {
    const [reach, ...rest] = tail
    // How they are reached is all that stands behind their name.
    if (rest.length > 0 || (reach !== undefined && !REACH.test(reach))) return undefined
    const notes = reach === undefined ? {} : { notes: reach }
    const updates = { relationship: context.text('person.contact'), ...notes }
    return { call: { intent: 'update_person', params: { personRef: name, updates } } }
  }
  if (intent !== 'name_relation' || relationshipOf(String(relationship)) === undefined)
    return undefined
  const isReach = tail.length === 1 && REACH.test(tail[0] ?? '')
  if (!isReach && also.some((call) => call === undefined)) return undefined
  const notes = isReach ? { notes: tail[0] ?? '' } : {}
  const updates = { relationship: String(relationship).toLocaleLowerCase(), ...notes }
  return {
    call: { intent: 'update_person', params: { personRef: name, updates } },
    also: also.filter((call) => call !== undefined),
  }
}

/** "she's vegan" behind a name says it of whom is called so; nothing where it is not said of them. */
function holdsOf(name: string, part: string, { text }: DomainContext): IntentCall | undefined {
  const { isShort, rest } = PRONOUN.exec(part)?.groups ?? {}
  if (rest === undefined) return undefined
  const content = `${name} ${isShort === undefined ? '' : `${text('person.shortIs')} `}${rest}`
  return { intent: 'add_knowledge', params: { type: 'person', content } }
}
const PRONOUN = new RegExp(
  `^${words('pronoun')}(?<isShort>${words('shortIs')})? (?<rest>\\p{L}.+)$`,
  'iu',
)
/** An address of mail, or a number. */
const REACH = /^(?:\S+@\S+|\+?[\d ()-]{6,})$/u
