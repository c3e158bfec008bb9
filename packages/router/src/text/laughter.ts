/** "kkkkk", "rsrs" and "hehehe": a sound said over and over. */
const LAUGHING = /^(?:k{2,}|(?:rs)+|a?(?:h[aeu]){2,}h?)$/

/** However long it is typed, laughter is one word: `kkk`, `rs` or `haha`; nothing for another word, which is folded. */
export function laughterOf(word: string): 'kkk' | 'rs' | 'haha' | undefined {
  if (!LAUGHING.test(word)) return undefined
  return word.startsWith('k') ? 'kkk' : word.startsWith('r') ? 'rs' : 'haha'
}
