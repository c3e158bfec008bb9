import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { asOpening, withoutStop } from '../../internal/clean-text.ts'
import { isThing } from '../../internal/is-thing.ts'
import { readPhrases } from '../../internal/word-lists.ts'
import { factsNamed } from '../facts/resolve-fact.ts'
import { tellsOf } from '../search/tells-of.ts'
import { isName } from './is-name.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))
const said = readPhrases<
  | 'and'
  | 'beside'
  | 'greeting'
  | 'introduces'
  | 'nameItself'
  | 'iAm'
  | 'nameArticle'
  | 'own'
  | 'pleased'
>(new URL('./name-words.yaml', import.meta.url))

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

const GREETED = new RegExp(
  `^(?:${said('greeting')}[\\s,!.]+)+${said('iAm')} (?:${said('nameArticle')} )?(?<name>\\p{L}[\\p{L} '’-]*?)(?:[,!. ]+${said('pleased')})?[.!]*$`,
  'iu',
)

/** "oi, sou a Juliana", "hi, I'm Sam": who greets says their name; "sou a mãe do Theo" says none. */
export const claimGreeted: Claim = async (_slots, { text }, context) => {
  const name = GREETED.exec(text.trim())?.groups?.name ?? ''
  if (!isName(name) || !/^\p{Lu}/u.test(name)) return undefined
  const content = context.text('fact.prefersName', { name })
  return { call: { intent: 'add_knowledge', params: { type: 'preference', content } } }
}

const INTRODUCED = new RegExp(
  `^(?:${said('greeting')}[\\s,!.]+)*${said('introduces')} (?:${said('nameArticle')} )?(?<name>\\p{Lu}[\\p{L}'’-]*)(?:, | ${said('and')} )(?<rest>.+)$`,
  'iu',
)

/** "I'm Priya, I live in Bristol": a name with what holds of whoever has it, a card for each. */
export const claimIntroduced: Claim = async (_slots, { text }, context) => {
  const { name = '', rest = '' } = INTRODUCED.exec(withoutStop(text))?.groups ?? {}
  if (!isName(name) || !/^\p{Lu}/u.test(name)) return undefined
  const { intent, params } = readSaid(rest, context) ?? {}
  if (intent !== 'own_fact' || typeof params?.value !== 'string') return undefined
  const content = context.text('fact.prefersName', { name })
  const fact = `${params.content} ${asTyped(params.value, rest)}`
  return {
    call: { intent: 'add_knowledge', params: { type: 'preference', content } },
    also: [{ intent: 'add_knowledge', params: { type: 'fact', content: fact } }],
  }
}

/** "a Ju mudou pra Portugal": where somebody with a name lives from now on. */
export const claimMoved: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  if (intent !== 'moved') return undefined
  const [person, place] = [
    asTyped(String(params?.person), text),
    asTyped(String(params?.place), text),
  ]
  if (!isNamed(person) || !isNamed(place)) return undefined
  const content = context.text('fact.livesIn', { person, place })
  return { call: { intent: 'add_knowledge', params: { type: 'person', content } } }
}

/** "my son's doctor is Dr. Martha": what somebody of theirs has, where a name says it. */
export const claimOther: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  if (intent === 'theirs_is') {
    const content = withoutStop(text)
    const isNamed = NAME.test(asTyped(String(params?.value), text))
    return isNamed && !NAME_ITSELF.test(String(params?.thing))
      ? { call: { intent: 'add_knowledge', params: { type: 'person', content } } }
      : undefined
  }
  if (intent !== 'other_is') return undefined
  const [thing = '', owner = '', value] = [params?.thing, params?.owner, params?.value].map(
    (words) => asTyped(String(words), text),
  )
  if (value === undefined || !NAME.test(value)) return undefined
  // "the meeting's topic is Budget": only somebody with a name, or of one's own, has what is kept.
  if (!isNamed(owner) && !OWN.test(text)) return undefined
  // "o médico do meu filho": behind the thing, whose it is has a preposition that agrees with it.
  const behind = text.slice(text.indexOf(thing) + thing.length)
  const whose = behind.includes(owner) ? `${behind.trim().split(' ')[0]} ${owner}` : owner
  const before = text.slice(0, text.indexOf(value)).trim().split(' ').at(-1) ?? ''
  const named = ARTICLES.has(before) ? `${before} ${value}` : value
  // "é com a dra. Renata" says with whom it is, and not who it is.
  const isBeside = BESIDE.test(text.slice(0, text.indexOf(value)))
  const content = isBeside
    ? withoutStop(text)
    : context.text('fact.otherIs', { thing, owner: whose, value: named })
  return { call: { intent: 'add_knowledge', params: { type: 'person', content } } }
}

/** "who is Jules?" of whom only a fact speaks: what is known of people tells it, facts among it. */
export const claimWho: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  if (intent !== 'who_is') return undefined
  const personRef = asTyped(String(params?.name), text)
  if ((await tellsOf(context, [personRef])).length === 0) return undefined
  return { call: { intent: 'get_person', params: { personRef } } }
}

/** Names in Portuguese have one, which reading leaves out: "é a dra. Marta". */
const ARTICLES: ReadonlySet<string> = new Set(['o', 'a', 'um', 'uma'])

/** `Marta`, `dra. Marta`, `Dr. Martha Reyes`. */
const NAME = /^(?:\p{L}{2,4}\.? )?\p{Lu}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,3}$/u

const BESIDE = new RegExp(` ${said('beside')} (?:${said('nameArticle')} )?$`, 'iu')
const OWN = new RegExp(`(?<!\\p{L})${said('own')} `, 'iu')

const NAME_ITSELF = new RegExp(`^${said('nameItself')}$`, 'iu')

const isNamed = (words: string): boolean => /^\p{Lu}/u.test(words)

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
