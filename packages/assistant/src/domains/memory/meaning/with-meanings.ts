import { MEANING_WEIGHT } from './near-meanings.ts'

/** Something found by its words. */
interface WordHit {
  readonly id: string
  readonly score: number
  readonly coverage: number
}

/**
 * What words found and what means the same in one order, the best first: how near a meaning is counts
 * as one more score. Without meanings everything stays as the words have it.
 */
export function withMeanings<Hit extends WordHit>(
  hits: readonly Hit[],
  near: ReadonlyMap<string, number>,
): readonly (WordHit & { readonly meaning: number })[] {
  if (near.size === 0) return hits.map((hit) => ({ ...hit, meaning: 0 }))
  const most = hits[0]?.score || 1
  const byWords = hits.map((hit) => {
    const meaning = near.get(hit.id) ?? 0
    return { ...hit, meaning, score: hit.score / most + MEANING_WEIGHT * meaning }
  })
  const found = new Set(hits.map(({ id }) => id))
  const byMeaning = [...near].flatMap(([id, meaning]) =>
    found.has(id) ? [] : [{ id, coverage: 0, meaning, score: MEANING_WEIGHT * meaning }],
  )
  return [...byWords, ...byMeaning].sort((one, other) => other.score - one.score)
}
