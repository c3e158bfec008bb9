import {
  createGramIndex,
  createWordIndex,
  type GramIndex,
  toCharacterGrams,
  toTerms,
} from '@parco/agent/lexical'
import { isSameWord } from './shared-stems.ts'
import { stemsOf } from './stems.ts'

/** What a search of facts looks at. */
export interface SearchableFact {
  readonly content: string
  readonly quote: string | null
}

/** A fact that fits a query. */
export interface FactHit<Fact> {
  readonly fact: Fact
  /** Among the hits of one query. */
  readonly score: number
  /** The share of the query's words that the fact has, rare ones counting more: from 0 to 1. */
  readonly coverage: number
}

export interface FactIndex<Fact> {
  /** What fits, the best first. */
  search(query: string): readonly FactHit<Fact>[]
}

/** What a quote says beside the content counts less: it may be about other things too. */
const QUOTE_WEIGHT = 0.3
const GRAMS_WEIGHT = 0.8
const COVERAGE_WEIGHT = 0.5
/** Below this nothing but some letters is shared. */
const LEAST_SIMILARITY = 0.15

/** Words that ask, and say little about what for; stems of both languages. */
const ASKING: ReadonlySet<string> = new Set(
  [
    toTerms('nome nomes chama chamo chamam número tipo mesmo sabe lembra disse falei contei', 'pt'),
    toTerms('name names called number kind type know remember told said', 'en'),
  ].flat(),
)
const ASKING_WEIGHT = 0.15

/** Builds an index over facts, of words and of pieces of words: typing slips and forms of a word meet. */
export function createFactIndex<Fact extends SearchableFact>(
  facts: readonly Fact[],
): FactIndex<Fact> {
  const terms = facts.map(
    ({ content, quote }): Terms => ({
      content: stemsOf(content).all,
      quote: quote === null ? [] : stemsOf(quote).all,
    }),
  )
  const words = createWordIndex(
    terms.map(({ content, quote }) => [
      { terms: content, weight: 1 },
      { terms: quote, weight: QUOTE_WEIGHT },
    ]),
  )
  let gramIndex: GramIndex | undefined
  const grams = (): GramIndex => {
    gramIndex ??= createGramIndex(facts.map(({ content }) => toCharacterGrams(content)))
    return gramIndex
  }
  const spread = countSpread(terms)

  return {
    search(query) {
      const { either, all } = stemsOf(query)
      if (all.length === 0) return []
      const readings = either.map((stems) => toWeighted(stems, spread, facts.length))
      const byWords = scaled(words.score(all))
      const hitsOf = (byGrams: Float64Array) =>
        bestPlaces(byWords, byGrams).flatMap(([place, likeness]): FactHit<Fact>[] => {
          const [fact, own] = [facts[place], terms[place]]
          if (fact === undefined || own === undefined) return []
          const coverage = Math.max(...readings.map((reading) => coverageOf(reading, own)))
          return [{ fact, score: likeness + COVERAGE_WEIGHT * coverage, coverage }]
        })
      const found = facts.length > MANY ? hitsOf(new Float64Array(facts.length)) : []
      const isFound = found.some(({ coverage }) => coverage >= WELL_COVERED)
      const hits = isFound ? found : hitsOf(grams().score(toCharacterGrams(query)))
      return hits.sort((one, other) => other.score - one.score)
    },
  }
}

/** Among so many facts pieces of words are looked at only where no words do: they are most of the work. */
const MANY = 2_000
const WELL_COVERED = 0.5

/** So many facts are looked at word by word; of thousands that share a common one, more are never told. */
const LOOKED_AT = 200

type Place = readonly [place: number, likeness: number]

/** The places that share a word or enough pieces of words, the likeliest first. */
function bestPlaces(byWords: Float64Array, byGrams: Float64Array): readonly Place[] {
  let found: Place[] = []
  let least = 0
  for (let place = 0; place < byWords.length; place += 1) {
    const [word, similarity] = [byWords[place] ?? 0, byGrams[place] ?? 0]
    if (word === 0 && similarity < LEAST_SIMILARITY) continue
    const likeness = word + GRAMS_WEIGHT * similarity
    if (likeness <= least) continue
    found.push([place, likeness])
    if (found.length < 2 * LOOKED_AT) continue
    found = likeliest(found)
    least = found.at(-1)?.[1] ?? 0
  }
  return likeliest(found)
}

const likeliest = (found: Place[]): Place[] =>
  found.sort(([, one], [, other]) => other - one).slice(0, LOOKED_AT)

type Weighted = readonly (readonly [stem: string, weight: number])[]

const toWeighted = (
  stems: readonly string[],
  spread: ReadonlyMap<string, number>,
  count: number,
): Weighted => [...new Set(stems)].map((stem) => [stem, weigh(stem, spread, count)])

/** How much of what is asked for a fact has. */
function coverageOf(wanted: Weighted, { content, quote }: Terms): number {
  let [covered, total] = [0, 0]
  for (const [stem, weight] of wanted) {
    total += weight
    const isWord = (other: string) => isSameWord(stem, other)
    if (content.some(isWord) || quote.some(isWord)) covered += weight
  }
  return total === 0 ? 0 : covered / total
}

type Terms = { readonly content: readonly string[]; readonly quote: readonly string[] }

/** In how many facts each word stands. */
function countSpread(facts: readonly Terms[]): ReadonlyMap<string, number> {
  const spread = new Map<string, number>()
  for (const { content, quote } of facts) {
    for (const term of new Set([...content, ...quote])) {
      spread.set(term, (spread.get(term) ?? 0) + 1)
    }
  }
  return spread
}

/** A rare word says more; a word that only asks says little. */
function weigh(term: string, spread: ReadonlyMap<string, number>, count: number): number {
  const rarity = Math.log(1 + (count + 1) / (1 + (spread.get(term) ?? 0)))
  return ASKING.has(term) ? rarity * ASKING_WEIGHT : rarity
}

function scaled(scores: Float64Array): Float64Array {
  const most = scores.reduce((highest, score) => Math.max(highest, score), 0)
  return most === 0 ? scores : scores.map((score) => score / most)
}
