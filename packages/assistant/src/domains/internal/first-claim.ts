import type { Claim } from '../domain-tool.ts'

/** The first of several claims that says what a message means. */
export function firstClaim(...claims: readonly Claim[]): Claim {
  return async (slots, words, context) => {
    for (const claim of claims) {
      const instead = await claim(slots, words, context)
      if (instead) return instead
    }
    return undefined
  }
}
