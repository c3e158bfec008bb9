/** Ranks documents by the character n-grams they share with a query: TF-IDF cosine. */
export interface GramIndex {
  /** From 0 to 1 for each document. */
  score(grams: readonly string[]): Float64Array
}

interface Postings {
  readonly documents: number[]
  readonly weights: number[]
}

/** Builds an index over the n-grams of documents. */
export function createGramIndex(documents: readonly (readonly string[])[]): GramIndex {
  const counts = documents.map(countGrams)
  const spread = new Map<string, number>()
  for (const grams of counts) {
    for (const gram of grams.keys()) spread.set(gram, (spread.get(gram) ?? 0) + 1)
  }
  const rarity = (gram: string) =>
    Math.log((1 + documents.length) / (1 + (spread.get(gram) ?? 0))) + 1
  const postings = new Map<string, Postings>()
  counts.forEach((grams, document) => {
    const weights = weigh(grams, rarity)
    for (const [gram, weight] of weights) {
      const list = postings.get(gram) ?? { documents: [], weights: [] }
      postings.set(gram, list)
      list.documents.push(document)
      list.weights.push(weight)
    }
  })

  return {
    score(grams) {
      const scores = new Float64Array(documents.length)
      for (const [gram, weight] of weigh(countGrams(grams), rarity)) {
        const list = postings.get(gram)
        list?.documents.forEach((document, position) => {
          scores[document] = (scores[document] ?? 0) + weight * (list.weights[position] ?? 0)
        })
      }
      return scores
    },
  }
}

function countGrams(grams: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1)
  return counts
}

/** Sublinear frequencies times rarity, scaled to length 1. */
function weigh(
  counts: ReadonlyMap<string, number>,
  rarity: (gram: string) => number,
): [gram: string, weight: number][] {
  const weights = [...counts].map(([gram, count]): [string, number] => [
    gram,
    (1 + Math.log(count)) * rarity(gram),
  ])
  const length = Math.sqrt(weights.reduce((sum, [, weight]) => sum + weight * weight, 0)) || 1
  return weights.map(([gram, weight]) => [gram, weight / length])
}
