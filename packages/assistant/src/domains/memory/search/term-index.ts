/** One text of a document with its weight: words of a quote say less than words of the fact. */
export interface WeightedTerms {
  readonly terms: readonly string[]
  readonly weight: number
}

/** A term of a query, and how much it counts. */
export type QueryTerm = readonly [term: string, weight: number]

/** Ranks documents by the words they share with a query; documents come and go. */
export interface TermIndex {
  /** How many places were given so far, those of removed documents included: scores are as long. */
  readonly size: number
  /** How many documents are in it. */
  readonly count: number
  /** Adds a document at the next place, and gives that. */
  add(fields: readonly WeightedTerms[]): number
  remove(place: number): void
  /** In how many documents a term stands. */
  spread(term: string): number
  /** A score for each place, 0 where nothing is shared. */
  score(query: Iterable<QueryTerm>): Float64Array
}

/** How much a word that is repeated, and a long text, count. */
export interface TermWeights {
  readonly saturation: number
  readonly lengthNormalisation: number
}

interface Postings {
  readonly places: number[]
  readonly frequencies: number[]
  /** In how many documents that are there still. */
  spread: number
}

/**
 * BM25F over documents of weighted texts, as `createWordIndex`, for documents that come one by one.
 * Source: Robertson, Zaragoza & Taylor, "Simple BM25 extension to multiple weighted fields", 2004.
 */
export function createTermIndex({ saturation, lengthNormalisation }: TermWeights): TermIndex {
  const postings = new Map<string, Postings>()
  const lengths: number[] = []
  /** The terms of each place; nothing where its document went. */
  const terms: (readonly string[] | undefined)[] = []
  let [count, totalLength] = [0, 0]

  const scoreOne = (scores: Float64Array, list: Postings, weight: number): void => {
    const rarity = weight * Math.log(1 + (count - list.spread + 0.5) / (list.spread + 0.5))
    const meanLength = totalLength / (count || 1) || 1
    const { places, frequencies } = list
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] as number
      if (terms[place] === undefined) continue
      const frequency = frequencies[at] as number
      const relative = (lengths[place] as number) / meanLength
      const norm = saturation * (1 - lengthNormalisation + lengthNormalisation * relative)
      scores[place] =
        (scores[place] as number) + (rarity * frequency * (saturation + 1)) / (frequency + norm)
    }
  }

  return {
    get size() {
      return lengths.length
    },
    get count() {
      return count
    },
    add(fields) {
      const place = lengths.length
      const frequencies = countTerms(fields)
      for (const [term, frequency] of frequencies) {
        const list = postings.get(term) ?? { places: [], frequencies: [], spread: 0 }
        postings.set(term, list)
        list.places.push(place)
        list.frequencies.push(frequency)
        list.spread += 1
      }
      const length = fields.reduce((sum, field) => sum + field.terms.length * field.weight, 0)
      lengths.push(length)
      terms.push([...frequencies.keys()])
      count += 1
      totalLength += length
      return place
    },
    remove(place) {
      const gone = terms[place]
      if (gone === undefined) return
      for (const term of gone) {
        const list = postings.get(term)
        if (list) list.spread -= 1
      }
      terms[place] = undefined
      count -= 1
      totalLength -= lengths[place] ?? 0
    },
    spread: (term) => postings.get(term)?.spread ?? 0,
    score(query) {
      const scores = new Float64Array(lengths.length)
      for (const [term, weight] of query) {
        const list = postings.get(term)
        if (list !== undefined && list.spread > 0) scoreOne(scores, list, weight)
      }
      return scores
    },
  }
}

function countTerms(fields: readonly WeightedTerms[]): ReadonlyMap<string, number> {
  const frequencies = new Map<string, number>()
  for (const { terms, weight } of fields) {
    for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + weight)
  }
  return frequencies
}
