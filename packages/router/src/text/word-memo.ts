/** A language has fewer words that are said every day. */
const MAX_KEPT = 2_000

/** Remembers what was found of a word: the same few are said again and again. */
export class WordMemo<Value> {
  private readonly kept = new Map<string, Value>()
  private readonly find: (word: string) => Value

  constructor(find: (word: string) => Value) {
    this.find = find
  }

  of(word: string): Value {
    const known = this.kept.get(word)
    // Nothing may be what was found, too.
    if (known !== undefined || this.kept.has(word)) return known as Value
    const found = this.find(word)
    if (this.kept.size >= MAX_KEPT) this.kept.clear()
    this.kept.set(word, found)
    return found
  }
}
