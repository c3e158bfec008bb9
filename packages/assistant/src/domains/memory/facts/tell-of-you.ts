import { foldText } from '@parco/agent/lexical'
import type { Locale } from '@parco/protocol'
import { asOpening } from '../../internal/clean-text.ts'

/** Verbs by which most facts begin, where no quote shows that they are ones. */
const VERBS = new Set(
  'e esta tem mora trabalha gosta adora ama odeia detesta prefere curte estuda fala usa calca veste toma come bebe nasceu faz vive torce toca joga corre dorme sonha is has lives works likes loves hates prefers wears speaks plays eats drinks studies takes was'.split(
    ' ',
  ),
)
for (const verb of ["isn't", "doesn't", "hasn't", "wasn't"]) VERBS.add(verb)
/** Words that stand before a verb and change nothing of who does it. */
const BEFORE_VERBS = new Set(
  'nao nunca sempre agora hoje ja tambem so ainda jamais never always now also still only really often usually'.split(
    ' ',
  ),
)
const OWNERS: Readonly<Record<Locale, ReadonlyMap<string, string>>> = {
  'pt-BR': new Map([
    ['meu', 'Seu'],
    ['minha', 'Sua'],
    ['meus', 'Seus'],
    ['minhas', 'Suas'],
    ['nosso', 'Seu'],
    ['nossa', 'Sua'],
    ['nossos', 'Seus'],
    ['nossas', 'Suas'],
    ['o', 'O'],
    ['a', 'A'],
    ['os', 'Os'],
    ['as', 'As'],
  ]),
  en: new Map([
    ['my', 'Your'],
    ['our', 'Your'],
    ['the', 'The'],
  ]),
}

/**
 * What is kept of somebody, told to them: "mora em Olinda" is "Você mora em Olinda", and "professora se
 * chama Ana", of whom they said "minha professora", "Sua professora se chama Ana". Without a verb of
 * theirs nor words that show whose it is, it stands as it is kept.
 */
export function tellOfYou(content: string, quote: string | null, locale: Locale): string {
  const said = wordsOf(quote ?? '')
  const words = withOwners(content.split(' '), said, locale)
  const at = words.findIndex((word) => !BEFORE_VERBS.has(foldText(word)))
  const first = words[at] ?? ''
  const folded = foldText(first)
  // The copula is no "e", which joins.
  const isVerb =
    (VERBS.has(folded) && first.toLowerCase() !== 'e') ||
    (said.length > 0 && folded.length > 2 && !said.includes(folded) && isBentVerb(folded, said))
  if (isVerb) return ofYou(words, at, locale)
  const owner = OWNERS[locale].get(said[said.indexOf(folded) - 1] ?? '')
  const whole = withSpeaker(words, said, locale).join(' ')
  return owner === undefined ? asOpening(whole) : `${owner} ${whole}`
}

/** "Frank fixes fridge" of who said "our fridge": what is kept leaves out whose things are. */
function withOwners(
  words: readonly string[],
  said: readonly string[],
  locale: Locale,
): readonly string[] {
  return words.flatMap((word, at) => {
    const before = said[said.indexOf(foldText(word)) - 1] ?? ''
    const owner = ARTICLES.has(before) ? undefined : OWNERS[locale].get(before)
    return at === 0 || owner === undefined ? [word] : [owner.toLocaleLowerCase(), word]
  })
}

/** "shirt size is M and wears size 9" of who said "and I wear": its second deed is theirs too. */
function withSpeaker(
  words: readonly string[],
  said: readonly string[],
  locale: Locale,
): readonly string[] {
  return words.map((word, at) => {
    const folded = foldText(word)
    const isJoined = JOINS.has(words[at - 1]?.toLowerCase() ?? '')
    if (!isJoined || !VERBS.has(folded) || said.includes(folded) || !isBentVerb(folded, said))
      return word
    return locale === 'en' ? `you ${toSecond(word)}` : `você ${word}`
  })
}

const JOINS: ReadonlySet<string> = new Set(['e', 'and', 'mas', 'but'])
const ARTICLES: ReadonlySet<string> = new Set(['o', 'a', 'os', 'as', 'the'])

/** "mora" of somebody who said "moro": both begin alike. */
const isBentVerb = (verb: string, said: readonly string[]): boolean => {
  const beginning = verb.slice(0, Math.max(2, verb.length - 2))
  return said.some((word) => word.startsWith(beginning))
}

function ofYou(words: readonly string[], at: number, locale: Locale): string {
  if (locale === 'pt-BR') return `Você ${words.join(' ')}`
  const verb = words[at] ?? ''
  const bent = words.map((word, index) => (index === at ? toSecond(verb) : word))
  return `You ${bent.join(' ')}`
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ["isn't", "aren't"],
  ['was', 'were'],
  ["wasn't", "weren't"],
  ['has', 'have'],
  ["hasn't", "haven't"],
  ["doesn't", "don't"],
  ['does', 'do'],
  ['goes', 'go'],
])

/** `lives` → `live`, `watches` → `watch`, `studies` → `study`. */
function toSecond(verb: string): string {
  const known = IRREGULAR.get(verb.toLowerCase())
  if (known !== undefined) return known
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`
  if (/(?:[sxz]|[cs]h)es$/.test(verb)) return verb.slice(0, -2)
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb
}

const wordsOf = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}'-]+/gu) ?? []

/** The same within a sentence. */
export function tellInside(content: string, quote: string | null, locale: Locale): string {
  const told = tellOfYou(content, quote, locale)
  // Names keep their capital: "Frank fixes your fridge".
  if (/^\p{Lu}/u.test(content) && told.startsWith(content.charAt(0))) return told
  return told.charAt(0).toLocaleLowerCase() + told.slice(1)
}
