import { fold, readFacts } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { readPhrases } from '../../internal/word-lists.ts'
import { subjectOf } from '../facts/fact-key.ts'
import { searchFacts } from '../search/search-facts.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))
const said = readPhrases<
  | 'address'
  | 'article'
  | 'changed'
  | 'document'
  | 'email'
  | 'iChanged'
  | 'iHave'
  | 'kept'
  | 'known'
  | 'lentFact'
  | 'newIs'
  | 'of'
  | 'phone'
>(new URL('./fact-words.yaml', import.meta.url))

/** From here on a fact says nearly all that was asked for. */
const SAYS_IT = 0.8

/**
 * "o João devolveu o livro", "John gave the drill back": whoever is kept as having it has it no more, and
 * what is so now takes the place of that. Nothing where no such fact is kept.
 */
export const claimReturned: Claim = async ({ reason }, { text }, context) => {
  if (reason !== undefined && !OF_OTHERS.has(String(reason))) return undefined
  const message = withoutAside(withoutStop(text))
  const { intent, params } = readSaid(message, context) ?? {}
  if (intent !== 'returned') return undefined
  const [person = '', thing = ''] = [params?.person, params?.thing].map((words) => String(words))
  const asked = `${person} ${thing}`
  const { hits } = await searchFacts(asked, context, { limit: 3 })
  const lent = hits.find(({ coverage, fact }) => coverage >= SAYS_IT && LENT.test(fact.content))
  if (!lent) return undefined
  const typed = asTyped(thing, message)
  const before = message.slice(0, message.indexOf(typed)).trim().split(' ').at(-1) ?? ''
  const content = context.text('fact.returned', {
    person: asTyped(person, message),
    thing: ARTICLE.test(before) ? `${before} ${typed}` : typed,
  })
  return {
    call: { intent: 'update_knowledge', params: { knowledgeRef: { id: lent.fact.id }, content } },
  }
}

const OF_OTHERS: ReadonlySet<string> = new Set(['others', 'nothing-to-record'])
const LENT = new RegExp(`(?<!\\p{L})${said('lentFact')}(?!\\p{L})`, 'iu')
const ARTICLE = new RegExp(`^${said('article')}$`, 'iu')
/** "O Antônio, aquele vizinho, me devolveu …": what stands between two commas is beside it. */
const withoutAside = (text: string): string => text.replace(/^([^,]{2,30}), [^,]{2,40}, /u, '$1 ')

const NEW = `(?<thing>[\\p{L}-]{3,12}(?: number)?)[,;.]? (?:e |and )?${said('newIs')}:? (?<value>\\S.{2,80})$`
const CHANGED = new RegExp(
  `^(?:(?:o|a|my|the|meu|minha) )?(?<owner>[\\p{L}.'’ -]{2,40}?) ${said('changed')} ${NEW}`,
  'iu',
)
const I_CHANGED = new RegExp(`^${said('iChanged')} ${NEW}`, 'iu')

/** "o encanador mudou de telefone, agora é …", "I changed my number, it's now …": what holds from now on. */
export const claimChanged: Claim = async (_slots, { text }, context) => {
  const message = withoutStop(text)
  const own = I_CHANGED.exec(message)?.groups
  const { owner = '', thing, value } = own ?? CHANGED.exec(message)?.groups ?? {}
  if (thing === undefined || value === undefined) return undefined
  const kept = await keptAbout(owner, thing, context)
  if (kept) {
    const content = context.text('fact.is', { subject: subjectOf(kept.content), value })
    return {
      call: { intent: 'update_knowledge', params: { knowledgeRef: { id: kept.id }, content } },
    }
  }
  const subject = own
    ? context.text('fact.yourThing', { thing })
    : context.text(thingOf(message), { owner, thing })
  const content = context.text('fact.is', { subject, value })
  return { call: { intent: 'add_knowledge', params: { type: own ? 'fact' : 'person', content } } }
}

/** In Portuguese whose it is has the article that they have: "da Ana", "do encanador". */
const thingOf = (message: string): string => {
  const opening = message.toLowerCase().slice(0, 2)
  return opening === 'o '
    ? 'fact.thingOfHim'
    : opening === 'a '
      ? 'fact.thingOfHer'
      : 'fact.thingOf'
}

/** The fact that says the same thing of them, whatever it calls it: their "phone" is their "number". */
async function keptAbout(owner: string, thing: string, context: DomainContext) {
  const alike = KINDS.find((kind) => kind.test(thing))
  const { hits } = await searchFacts(`${owner} ${thing}`, context, { limit: 10 })
  return hits
    .map(({ fact }) => fact)
    .find(({ content }) => {
      const subject = fold(subjectOf(content))
      const isOfThem = owner === '' ? !OF.test(subject) : subject.includes(fold(owner))
      return isOfThem && (alike?.test(subject) ?? subject.includes(fold(thing)))
    })
}

const KINDS = (['phone', 'address', 'email'] as const).map(
  (kind) => new RegExp(`(?<!\\p{L})${said(kind)}(?!\\p{L})`, 'iu'),
)
const OF = new RegExp(`(?<!\\p{L})${said('of')} |['’]s `, 'iu')

const DOCUMENT = new RegExp(
  `^(?:${said('kept')} )?(?:(?:o|a|meu|minha|my|the) )?(?:(?<before>[\\p{L}' ’-]{2,30})['’]s )?(?<document>${said('document')})(?: ${said('of')} (?<owner>[\\p{L} -]{2,30}?))? (?:é|eh|is|:|number is|n[uú]mero)\\s*(?<value>[\\p{L}\\d][\\p{L}\\d./ -]{3,24}\\d[\\p{L}]?|[\\p{L}\\d./-]*\\d[\\p{L}\\d./-]*)$`,
  'iu',
)

/** "meu RG é 12.345.678-9", "o passaporte da Alice é FX123456": the number of a paper, digit by digit. */
export const claimDocument: Claim = async (_slots, { text }) => {
  const message = withoutStop(text)
  const groups = DOCUMENT.exec(message)?.groups
  if (!groups || !/\d{3}/.test(groups.value ?? '')) return undefined
  const content = message.replace(OPENING, '')
  const type = (groups.owner ?? groups.before) ? 'person' : 'fact'
  return { call: { intent: 'add_knowledge', params: { type, content } } }
}

const OPENING = new RegExp(`^(?:${said('kept')} )?(?:o|a|meu|minha|my|the) `, 'iu')

const KNOWN = new RegExp(`^(?:${said('kept')} )?${said('known')}(?:,| e | and )`, 'iu')
const I_HAVE = new RegExp(`^(?:${said('kept')} )?${said('iHave')} `, 'iu')

/** "tenho dois filhos, o Theo de 9 e a Alice de 5": who there is in a life, with all that is said of them. */
export const claimHousehold: Claim = async (_slots, { text }, context) => {
  const message = withoutStop(text)
  if (!KNOWN.test(message) || message.length > MAX_LENGTH || message.includes('?')) return undefined
  if (readFacts(message, context).days.length > 0) return undefined
  const content = context.text('fact.has', { rest: message.replace(I_HAVE, '') })
  return { call: { intent: 'add_knowledge', params: { type: 'fact', content } } }
}

const MAX_LENGTH = 120
