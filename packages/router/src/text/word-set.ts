/** The words of a list, for lookups. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))
