import { toTerms } from '@parco/agent/lexical'
import { createNearWords } from './near-words.ts'
import { stemsOf } from './stems.ts'
import { createTermIndex, type QueryTerm } from './term-index.ts'

/** What a search of facts looks at. */
export interface SearchableFact {
  readonly id: string
  readonly content: string
  readonly quote: string | null
}

/** A fact that fits a query. */
export interface FactHit {
  readonly id: string
  /** Among the hits of one query. */
  readonly score: number
  /** The share of the query's words that the fact has, rare ones counting more: from 0 to 1. */
  readonly coverage: number
}

/** Facts as they come and go, to be searched by words. */
export interface FactIndex {
  readonly ids: Iterable<string>
  /** Does nothing where it is there already. */
  add(fact: SearchableFact): void
  remove(id: string): void
  /** What fits, the best first. */
  search(query: string): readonly FactHit[]
}

/** What a quote says beside the content counts less: it may be about other things too. */
const QUOTE_WEIGHT = 0.3
const COVERAGE_WEIGHT = 0.5
const WEIGHTS = { saturation: 1.2, lengthNormalisation: 0.75 }

/** Words that ask, and say little about what for; stems of both languages. */
const ASKING: ReadonlySet<string> = new Set(
  [
    toTerms(
      'nome nomes chama chamo chamam número tipo mesmo sabe lembra disse falei contei quanto quantos cidade onde quando ano guardei guardado guardada deixei coloquei botei cor',
      'pt',
    ),
    toTerms(
      'name names called number kind type know remember told said city town year put left kept keep stored color colour',
      'en',
    ),
  ].flat(),
)
const ASKING_WEIGHT = 0.15

/** The words of a query that say what for: none of "nome" alone, where of whom is not said. */
export const askedFor = (query: string): readonly string[] =>
  stemsOf(query)
    .either.map((stems) => stems.filter((stem) => !ASKING.has(stem)))
    .reduce((fewest, stems) => (stems.length < fewest.length ? stems : fewest))

/** So many facts are looked at word by word; of thousands that share a common one, more are never told. */
const LOOKED_AT = 200

/** An index of facts by their words, other forms of them, and slips in them. */
export function createFactIndex(facts: Iterable<SearchableFact> = []): FactIndex {
  const index = createTermIndex(WEIGHTS)
  const words = createNearWords()
  const places = new Map<string, number>()
  const kept: ({ readonly id: string; readonly stems: ReadonlySet<string> } | undefined)[] = []

  const add = ({ id, content, quote }: SearchableFact): void => {
    if (places.has(id)) return
    const [own, said] = [stemsOf(content).all, quote === null ? [] : stemsOf(quote).all]
    const place = index.add([
      { terms: own, weight: 1 },
      { terms: said, weight: QUOTE_WEIGHT },
    ])
    words.add(own)
    words.add(said)
    places.set(id, place)
    kept[place] = { id, stems: new Set([...own, ...said]) }
  }
  for (const fact of facts) add(fact)

  /** A rare word says more; a word that only asks says little. */
  const weigh = (near: readonly QueryTerm[]): number => {
    const spread = near.reduce((most, [stem]) => Math.max(most, index.spread(stem)), 0)
    const rarity = Math.log(1 + (index.count + 1) / (1 + spread))
    return ASKING.has(near[0]?.[0] ?? '') ? rarity * ASKING_WEIGHT : rarity
  }

  return {
    ids: { [Symbol.iterator]: () => places.keys() },
    add,
    remove(id) {
      const place = places.get(id)
      if (place === undefined) return
      index.remove(place)
      places.delete(id)
      kept[place] = undefined
    },
    search(query) {
      const { either, all } = stemsOf(query)
      if (all.length === 0 || index.count === 0) return []
      const near = new Map(all.map((stem) => [stem, words.near(stem)]))
      const scores = index.score([...near.values()].flat())
      const readings = either.map((stems) =>
        [...new Set(stems)].map((stem): Wanted => {
          const meant = near.get(stem) ?? []
          return { meant, weight: weigh(meant) }
        }),
      )
      const best = bestPlaces(scores)
      const most = best[0]?.[1] ?? 1
      return best
        .flatMap(([place, score]): FactHit[] => {
          const fact = kept[place]
          if (fact === undefined) return []
          const coverage = Math.max(...readings.map((wanted) => coverageOf(wanted, fact.stems)))
          return [{ id: fact.id, score: score / most + COVERAGE_WEIGHT * coverage, coverage }]
        })
        .sort((one, other) => other.score - one.score)
    },
  }
}

/** A word of a query: its stem with what else may be it, and how much it says. */
interface Wanted {
  readonly meant: readonly QueryTerm[]
  readonly weight: number
}

/** How much of what is asked for a fact has. */
function coverageOf(wanted: readonly Wanted[], stems: ReadonlySet<string>): number {
  let [covered, total] = [0, 0]
  for (const { meant, weight } of wanted) {
    total += weight
    if (meant.some(([stem]) => stems.has(stem))) covered += weight
  }
  return total === 0 ? 0 : covered / total
}

type Place = readonly [place: number, score: number]

/** The places that share a word, the likeliest first. */
function bestPlaces(scores: Float64Array): readonly Place[] {
  let found: Place[] = []
  let least = 0
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] as number
    if (score <= least) continue
    found.push([place, score])
    if (found.length < 2 * LOOKED_AT) continue
    found = likeliest(found)
    least = found.at(-1)?.[1] ?? 0
  }
  return likeliest(found)
}

const likeliest = (found: Place[]): Place[] =>
  found.sort(([, one], [, other]) => other - one).slice(0, LOOKED_AT)
