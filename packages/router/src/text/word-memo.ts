/** A language has fewer words that are said every day. */
const MAX_RECENT = 2_000

/**
 * Remembers what was found of a word: the same few are said again and again. Words are kept while they
 * are among those said last, twice as many at most.
 */
export class WordMemo<Value> {
  private recent = new Map<string, Value>()
  private earlier = new Map<string, Value>()
  private readonly find: (word: string) => Value

  constructor(find: (word: string) => Value) {
    this.find = find
  }

  of(word: string): Value {
    const known = this.recent.get(word)
    // Nothing may be what was found, too.
    if (known !== undefined || this.recent.has(word)) return known as Value
    return this.keep(word, this.earlier.get(word) ?? this.find(word))
  }

  private keep(word: string, value: Value): Value {
    if (this.recent.size >= MAX_RECENT) {
      this.earlier = this.recent
      this.recent = new Map()
    }
    this.recent.set(word, value)
    return value
  }
}
