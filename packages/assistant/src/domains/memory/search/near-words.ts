import { isTypoOf } from '@parco/router'
import { isSameWord, SHARED_LETTERS } from './shared-stems.ts'
import type { QueryTerm } from './term-index.ts'

/** The stems that texts have, and which of them may be meant by another. */
export interface NearWords {
  add(stems: readonly string[]): void
  /** The stem itself, other forms of its word, and where no text has any of these, what may be it misspelled. */
  near(stem: string): readonly QueryTerm[]
}

const OTHER_FORM = 0.8
const MISSPELLED = 0.6

/** Remembers stems by their beginnings, so that few are compared. */
export function createNearWords(): NearWords {
  const known = new Set<string>()
  const byBeginning = new Map<string, string[]>()
  const byLength = new Map<string, string[]>()

  const add = (stem: string): void => {
    if (known.has(stem)) return
    known.add(stem)
    if (stem.length >= SHARED_LETTERS) {
      listIn(byBeginning, stem.slice(0, SHARED_LETTERS)).push(stem)
    }
    listIn(byLength, lengthKey(stem, stem.length)).push(stem)
  }

  const misspelled = (stem: string): QueryTerm[] => {
    if (stem.length < SHORTEST_SLIP) return []
    const lengths = [0, -1, 1, -2, 2].map((more) => stem.length + more)
    return lengths.flatMap((length) =>
      (byLength.get(lengthKey(stem, length)) ?? [])
        .filter((other) => isTypoOf(stem, other))
        .map((other): QueryTerm => [other, MISSPELLED]),
    )
  }

  return {
    add(stems) {
      for (const stem of stems) add(stem)
    },
    near(stem) {
      const forms = (byBeginning.get(stem.slice(0, SHARED_LETTERS)) ?? [])
        .filter((other) => other !== stem && isSameWord(stem, other))
        .map((other): QueryTerm => [other, OTHER_FORM])
      const exact: QueryTerm[] = [[stem, 1], ...forms]
      return known.has(stem) || forms.length > 0 ? exact : [...exact, ...misspelled(stem)]
    },
  }
}

/** Below this a slip makes another word. */
const SHORTEST_SLIP = 5

/** Slips in the first letter are rare, and would have all stems compared. */
const lengthKey = (stem: string, length: number): string => `${stem[0] ?? ''}${length}`

function listIn(lists: Map<string, string[]>, key: string): string[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}
