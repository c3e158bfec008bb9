import { readFacts } from '@parco/router'
import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { relationshipOf } from '../relationships.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/** `Carla`, `Dr. Paulo`, `tia Socorro`. */
const NAME = /^(?:\p{L}{1,5}\.? )?\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}$/u
const MAX_WORDS = 14

/**
 * "a Carla mora em Olinda", "sogra mora em Campinas", "Marcus prefers Slack over email": what holds of
 * somebody who has a name, or a word for what they are to the user. What happens at a time is no such thing.
 */
export const claimDoes: Claim = async ({ reason }, { text }, context) => {
  if (reason !== undefined && reason !== 'others') return undefined
  const said = withoutStop(text)
  const { intent, params } = readSaid(said, context) ?? {}
  if (intent !== 'person_does' || typeof params?.person !== 'string') return undefined
  const person = asTyped(params.person, said)
  const isSomebody = NAME.test(person) || relationshipOf(person) !== undefined
  const content = said.slice(said.indexOf(person))
  if (!isSomebody || content.split(' ').length > MAX_WORDS) return undefined
  // "Mom has to leave" and "a Carla tem que sair" are of the moment.
  if (!readFacts(said, context).isTimeless || HAS_TO.some((words) => content.includes(words)))
    return undefined
  const named = relationshipOf(person) === undefined ? content : lowered(content)
  return { call: { intent: 'add_knowledge', params: { type: 'person', content: named } } }
}

const HAS_TO = [' has to ', ' tem que ', ' tem de ']

const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1)
