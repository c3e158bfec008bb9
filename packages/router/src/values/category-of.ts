import type { UserVocabulary } from '../router-types.ts'
import type { Locale } from '../text/locale.ts'
import { type LexiconEntry, lexiconWords } from './lexicon.ts'
import { billLexicon, categoryLexicon, expenseLexicon, incomeLexicon } from './lexicons.ts'
import { CATEGORY_OF as WORDS } from './words.generated.ts'

/** The expense category a name is filed under: the user's own habit first, then the lexicon, else `other`. */
export const expenseCategoryOf = (...said: Parameters<typeof knownExpenseCategory>): string =>
  knownExpenseCategory(...said) ?? 'other'

/** The same, nothing for a name in which nothing is known. */
export function knownExpenseCategory(
  name: string,
  locale: Locale,
  vocabulary: UserVocabulary | undefined,
): string | undefined {
  const words = lexiconWords(name)
  const own = ownCategory(words, vocabulary)
  if (own !== undefined) return own
  const isGift = words.some((word) => WORDS.gifts.has(word))
  if (!isGift && words.some((word) => WORDS.pets.has(word)) && words[0] !== 'hot')
    return petCategory(words)
  // Folded alike: in Portuguese "gás" is a bill, in English "gas" is fuel.
  if (locale === 'pt-BR' && words[0] === 'gas') return 'bills'
  if (locale === 'pt-BR' && isOfAnEngine(words)) return 'transport'
  if (locale === 'en' && words[0] === 'subway') return 'transport'
  const category = headEntry(words, locale)?.key
  return isForFarm(words, category) ? 'other' : category
}

/** "adubo pra lavoura" is no matter of the house; "queijo da roça" is where food comes from. */
const isForFarm = (words: readonly string[], category: string | undefined): boolean =>
  category !== undefined &&
  words.some((word, at) => {
    if (!WORDS.farms.has(word)) return false
    const before = WORDS.the.has(words[at - 1] ?? '')
      ? (words[at - 2] ?? '')
      : (words[at - 1] ?? '')
    return WORDS.for.has(before) || (WORDS.of.has(before) && category !== 'food')
  })

/** "óleo da Hilux", "troca de óleo": one's own has an article, and what one eats has none ("óleo de soja"). */
function isOfAnEngine(words: readonly string[]): boolean {
  const at = words.indexOf('oleo')
  if (at < 0) return false
  if (words[0] === 'troca' && at === 2) return true
  return at === 0 && /^d[oa]$/.test(words[1] ?? '') && !WORDS.eaten.has(words[2] ?? '')
}

const petCategory = (words: readonly string[]): string =>
  expenseLexicon.at(words, 0)?.key === 'food' && words[0] === 'cachorro' ? 'food' : 'other'

/** What the name is about: the first known thing in Portuguese, the last before a preposition in English. */
function headEntry(said: readonly string[], locale: Locale): LexiconEntry | undefined {
  // "meia hora de estacionamento", "meia dúzia de ovos": half of something is no sock.
  const words = said[0] === 'meia' && said.length > 1 && said[1] !== 'calca' ? said.slice(1) : said
  const whole = categoryOf(words)
  if (whole && expenseLexicon.at(words, 0) === undefined) return whole
  const first = expenseLexicon.within(words)
  if (locale !== 'en') return first
  // "a bag of coffee": what is in it counts.
  if (words[1] === 'of' && WORDS.containers.has(words[0] ?? ''))
    return headEntry(words.slice(2), locale) ?? expenseLexicon.at(words, 0)
  const end = words.findIndex((word, index) => index > 0 && WORDS.prepositions.has(word))
  const head = end < 0 ? words : words.slice(0, end)
  return ofTheShop(head) ?? expenseLexicon.within(head, 'last') ?? first
}

/** "Lowe's trip", "pharmacy run": going there is filed under the shop; "ski trip" is a thing of its own. */
function ofTheShop(head: readonly string[]) {
  const last = head.length - 1
  if (last < 1 || !WORDS.errands.has(head[last] ?? '')) return undefined
  const isOne = (expenseLexicon.within(head, 'last')?.words.length ?? 0) > 1
  return isOne ? undefined : expenseLexicon.within(head.slice(0, last), 'last')
}

function ownCategory(
  words: readonly string[],
  vocabulary: UserVocabulary | undefined,
): string | undefined {
  const wanted = words.join(' ')
  const known = Object.entries(vocabulary?.expenses ?? {})
  return known.find(([name]) => lexiconWords(name).join(' ') === wanted)?.[1]
}

/** The category of spending that a name is that of, as a whole: "lazer", "eating out". */
export const categoryNamed = (name: string): string | undefined =>
  categoryOf(lexiconWords(name))?.key

function categoryOf(words: readonly string[]): LexiconEntry | undefined {
  const entry = categoryLexicon.at(words, 0)
  return entry?.words.length === words.length ? entry : undefined
}

/** The bill category of a name, else `other`. */
export const billCategoryOf = (name: string): string =>
  billLexicon.within(lexiconWords(name))?.key ?? 'other'

/** The type of income of a name, else `other`. */
export function incomeTypeOf(name: string): string {
  const words = lexiconWords(name)
  // "pagamento do freela": what is paid says more than that it is.
  const said = words[0] === 'pagamento' && incomeLexicon.within(words.slice(1))
  return (said || incomeLexicon.within(words))?.key ?? 'other'
}
