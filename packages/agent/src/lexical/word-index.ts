/** One text of a document with its weight: words in a name say more than words in a description. */
export interface WeightedTerms {
  readonly terms: readonly string[]
  readonly weight: number
}

interface Postings {
  readonly documents: number[]
  readonly frequencies: number[]
}

/** Ranks documents by words they share with a query. */
export interface WordIndex {
  /** A score for each document, 0 where nothing is shared. */
  score(terms: readonly string[]): Float64Array
}

const SATURATION = 1.2
const LENGTH_NORMALISATION = 0.75

/**
 * Builds an index over documents of weighted texts: BM25F, where frequencies are weighted before
 * they saturate. Source: Robertson, Zaragoza & Taylor, "Simple BM25 extension to multiple weighted
 * fields", 2004.
 */
export function createWordIndex(documents: readonly (readonly WeightedTerms[])[]): WordIndex {
  const postings = new Map<string, Postings>()
  const lengths = new Float64Array(documents.length)
  documents.forEach((fields, document) => {
    const frequencies = new Map<string, number>()
    for (const { terms, weight } of fields) {
      lengths[document] = (lengths[document] ?? 0) + terms.length * weight
      for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + weight)
    }
    for (const [term, frequency] of frequencies) {
      const list = postings.get(term) ?? { documents: [], frequencies: [] }
      postings.set(term, list)
      list.documents.push(document)
      list.frequencies.push(frequency)
    }
  })
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / (documents.length || 1)

  return {
    score(terms) {
      const scores = new Float64Array(documents.length)
      for (const term of new Set(terms)) {
        const list = postings.get(term)
        if (!list) continue
        const count = list.documents.length
        const rarity = Math.log(1 + (documents.length - count + 0.5) / (count + 0.5))
        list.documents.forEach((document, position) => {
          const frequency = list.frequencies[position] ?? 0
          const relative = (lengths[document] ?? 0) / (meanLength || 1)
          const norm = SATURATION * (1 - LENGTH_NORMALISATION + LENGTH_NORMALISATION * relative)
          scores[document] =
            (scores[document] ?? 0) + (rarity * frequency * (SATURATION + 1)) / (frequency + norm)
        })
      }
      return scores
    },
  }
}
