import type { IntentCall } from '@parco/protocol'
import { readFacts } from '@parco/router'
import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { readPhrases } from '../../internal/word-lists.ts'
import { relationshipOf } from '../relationships.ts'

const words = readPhrases<'and' | 'andThat' | 'kept' | 'now' | 'own' | 'takes' | 'whose'>(
  new URL('./does-words.yaml', import.meta.url),
)
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
  if (!readFacts(said, context).isTimeless || HAS_TO.some((duty) => content.includes(duty)))
    return undefined
  const holds = content.replace(NOW, ' ').trim()
  const named = relationshipOf(person) === undefined ? holds : lowered(holds)
  return { call: { intent: 'add_knowledge', params: { type: 'person', content: named } } }
}

/** "meu pai toma losartana às 8h e sinvastatina às 22h": whose medicine it is, with its hours of each day. */
export const claimTakes: Claim = async ({ reason }, { text }, context) => {
  if (reason !== undefined && reason !== 'others') return undefined
  const said = withoutStop(text)
  const { person = '', rest = '' } = TAKES.exec(said)?.groups ?? {}
  const isSomebody = NAME.test(person) || relationshipOf(person) !== undefined
  if (!isSomebody || rest.split(' ').length > MAX_WORDS || text.includes('?')) return undefined
  if (readFacts(said, context).days.length > 0) return undefined
  const content = said.slice(said.indexOf(person))
  return { call: { intent: 'add_knowledge', params: { type: 'person', content } }, isWhole: true }
}

/** "que remédios meu pai toma?": whoever takes them, with what is kept of them. */
export const claimTaken: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  if (intent !== 'what_takes' || typeof params?.person !== 'string') return undefined
  const personRef = asTyped(params.person, text)
  if (relationshipOf(personRef) === undefined && !NAME.test(personRef)) return undefined
  return { call: { intent: 'get_person', params: { personRef } } }
}

const TAKES = new RegExp(
  `^(?:${words('kept')} )?(?:${words('whose')} )?(?<person>[\\p{L}. ’'-]{2,30}?) ${words('takes')} (?<rest>\\p{L}.*)$`,
  'iu',
)

/** "guarda que o pai é alérgico a dipirona e que a mãe usa marcapasso": a card for each. */
export const claimEachKept: Claim = async (_slots, { text }, context) => {
  const said = withoutStop(text)
  const opening = KEPT.exec(said)?.[0]
  const parts = opening === undefined ? [] : said.slice(opening.length).split(AND_THAT)
  // What has its day is a plan or a deed, and no fact.
  const isFact = (part: string): boolean => part !== '' && readFacts(part, context).isTimeless
  if (parts.length < 2 || !parts.every(isFact)) return undefined
  const [call, ...also] = parts.map((content) => ({
    intent: 'add_knowledge',
    params: { type: 'fact', content, quote: content },
  }))
  return call && { call, also, isWhole: true }
}

const KEPT = new RegExp(`^${words('kept')} `, 'iu')
const AND_THAT = new RegExp(`,? ${words('andThat')} `, 'iu')

/** "o Theo agora calça 35": what is kept holds from now on by itself. */
const NOW = new RegExp(` ${words('now')}(?: (?=\\p{Ll})|$)`, 'u')
const HAS_TO = [' has to ', ' tem que ', ' tem de ']

const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1)

/**
 * "a Carla mora em Recife e o telefone da Carla é 81 99999-0000": several things that hold of somebody, a
 * card for each. Nothing where one of the parts may be anything else.
 */
export const claimTogether: Claim = async (slots, { text }, context) => {
  const parts = withoutStop(text).split(AND)
  if (parts.length < 2 || text.includes('?')) return undefined
  const calls: IntentCall[] = []
  for (const part of parts) {
    const read = { text: part }
    const claimed =
      (await claimContact(slots, read, context)) ?? (await claimDoes(slots, read, context))
    if (!claimed) return undefined
    calls.push(claimed.call)
  }
  const [call, ...also] = calls
  return call && { call, also }
}

const AND = new RegExp(`\\s*,?\\s+${words('and')}\\s+(?=\\p{L})|\\s*[,;]\\s+`, 'u')

/** "o telefone da Carla é 81 99999-0000", "Carla's number is 555-0199": how somebody is reached. */
export const claimContact: Claim = async (_slots, { text }, context) => {
  const said = withoutStop(text)
  const { intent, params } = readSaid(said, context) ?? {}
  if (intent !== 'reached_at' || typeof params?.person !== 'string') return undefined
  const person = asTyped(params.person, said)
  if (!NAME.test(person) && relationshipOf(person) === undefined) return undefined
  const content = said.replace(OWN, '')
  return { call: { intent: 'add_knowledge', params: { type: 'person', content } } }
}

/** "my brother's number" is told as "your brother's", and "o telefone" keeps its article. */
const OWN = new RegExp(`^${words('own')} `, 'iu')
