import { fold, isTypoOf } from '@parco/router'
import { canonicalWord } from './name-synonyms.ts'

/** Words that tell nothing about which record is meant, folded. */
const EMPTY_WORDS = new Set(
  `a o as os um uma uns umas de da do das dos no na nos nas em pra pro para por com e que meu minha
   meus minhas aquele aquela aquilo esse essa este esta la ali the an of my our at on in for to and with w
   that this some s`.split(/\s+/),
)

/** Says whether a folded word is an article, a preposition or the like, which names nothing. */
export function isEmptyWord(folded: string): boolean {
  return EMPTY_WORDS.has(folded)
}

/** Words for the kind of record, which name one only when nothing else is said, folded. */
const KIND_WORDS = new Set(
  `conta contas boleto fatura mensalidade gasto gastos despesa compra pagamento lancamento registro
   bill bills invoice expense expenses purchase payment entry record`.split(/\s+/),
)

/** How well a reference fits a name: the best tier that any name reaches wins. */
export type NameMatch = 'same' | 'part' | 'overlap' | 'none'

/** Compares what the user calls something with the name it has: without accents, articles, case or small typos. */
export function matchName(reference: string, name: string): NameMatch {
  const wanted = significantWords(reference)
  const present = significantWords(name)
  if (wanted.length === 0 || present.length === 0) return 'none'
  const shared = wanted.filter((word) => hasWord(present, word)).length
  if (shared === 0) return isInside(wanted.join(''), present.join('')) ? 'part' : 'none'
  const allWanted = shared === wanted.length
  const allPresent = present.every((word) => hasWord(wanted, word))
  if (allWanted && allPresent) return 'same'
  return allWanted || allPresent ? 'part' : 'overlap'
}

/** The candidates that fit best, and how well they do. */
export function bestMatches<Candidate>(
  reference: string,
  candidates: readonly Candidate[],
  nameOf: (candidate: Candidate) => string,
): { readonly match: NameMatch; readonly candidates: readonly Candidate[] } {
  const matched = candidates.map((candidate) => ({
    candidate,
    match: matchName(reference, nameOf(candidate)),
  }))
  for (const tier of ['same', 'part', 'overlap'] as const) {
    const inTier = matched.filter((item) => item.match === tier)
    if (inTier.length > 0) return { match: tier, candidates: inTier.map((item) => item.candidate) }
  }
  return { match: 'none', candidates: [] }
}

/**
 * The candidates whose names hold every word that the user said, whatever else they hold: "uber" finds
 * "Uber Eats", and "mercado do Zé" no "Mercado". Slips of typing count only where nothing is spelled so.
 */
export function namedSo<Candidate>(
  reference: string,
  candidates: readonly Candidate[],
  nameOf: (candidate: Candidate) => string,
): readonly Candidate[] {
  const wanted = significantWords(reference)
  if (wanted.length === 0) return []
  const holding = (isWord: (word: string, other: string) => boolean) =>
    candidates.filter((candidate) => {
      const present = significantWords(nameOf(candidate))
      return wanted.every((word) => present.some((other) => isWord(word, other)))
    })
  const exact = holding((word, other) => word === other)
  return exact.length > 0 ? exact : holding(isTypoOf)
}

/** "cafés" are counted where a "café" was bought. */
function singular(word: string): string {
  const known = canonicalWord(word)
  return known === word && word.length > 3 && word.endsWith('s')
    ? canonicalWord(word.slice(0, -1))
    : known
}

/** The form in which two names are the same name; never empty unless the name is. */
export function nameKey(name: string): string {
  const folded = fold(name)
  const words = folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return words || folded || name
}

function significantWords(text: string): string[] {
  const words = nameKey(text).split(' ').filter(Boolean)
  const telling = words.filter((word) => !EMPTY_WORDS.has(word))
  const naming = telling.filter((word) => !KIND_WORDS.has(word))
  const chosen = naming.length > 0 ? naming : telling.length > 0 ? telling : words
  return chosen.map(singular)
}

function hasWord(words: readonly string[], word: string): boolean {
  return words.some((other) => other === word || isTypoOf(word, other))
}

/** `nubank` is inside `cartaonubank`; shorter pieces would be found anywhere. */
function isInside(piece: string, whole: string): boolean {
  return piece.length >= 5 && whole.includes(piece)
}
