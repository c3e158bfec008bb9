import { foldText } from '@parco/agent/lexical'
import type { Locale } from '@parco/protocol'
import { quoteText } from '../../internal/clean-text.ts'
import type { KnowledgeRow } from '../tables.ts'
import { cutQuote } from './describe-fact.ts'
import { tellInside, tellOfYou } from './tell-of-you.ts'

type Words = Pick<KnowledgeRow, 'content' | 'quote'>

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words of facts that the other language does not have; enough of them to tell whole facts apart. */
const MARKS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  'pt-BR': list(
    'eu meu minha meus minhas sou estou tenho moro e de da dos das em na nos nas um uma que com para pra pro por ao se nao nunca sempre mora trabalha gosta gosto adora adoro detesta prefere prefiro tem chama nasceu fala toma mae pai irma irmao filha filho avo',
  ),
  en: list(
    "i i'm my am is are was has have the an of to in at and with for not never always that doesn't isn't don't lives works likes loves hates prefers wears speaks name born mother father sister brother daughter son mom dad",
  ),
}

/** The language of what is kept, by its words and the user's; nothing where they speak for neither. */
export function languageOfFact({ content, quote }: Words): Locale | undefined {
  const words = foldText(`${content} ${quote ?? ''}`).match(/[\p{L}']+/gu) ?? []
  const count = (locale: Locale) => words.filter((word) => MARKS[locale].has(word)).length
  const balance = count('pt-BR') - count('en')
  if (balance === 0) return undefined
  return balance > 0 ? 'pt-BR' : 'en'
}

/** Whether what is kept is in another language than its reader's: no words of theirs go around it. */
export function isForeign(fact: Words, locale: Locale): boolean {
  return (languageOfFact(fact) ?? locale) !== locale
}

/** What is kept, told to its user: "Você mora em Olinda"; in another language, their own words. */
export function toldFact(fact: Words, locale: Locale): string {
  if (isForeign(fact, locale)) return `“${cutQuote(fact.quote ?? fact.content)}”`
  return tellOfYou(fact.content, fact.quote, locale)
}

/** The same within a sentence; in another language, as it is kept. */
export function toldInside(fact: Words, locale: Locale): string {
  if (isForeign(fact, locale)) return `“${fact.content}”`
  return tellInside(fact.content, fact.quote, locale)
}

/** What `toldInside` told, not at length. */
export function toldShortly(told: string): string {
  return /^“.*”$/.test(told) ? `“${quoteText(told.slice(1, -1))}”` : quoteText(told)
}
