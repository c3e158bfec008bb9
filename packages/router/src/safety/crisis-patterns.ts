import { KEY_LENGTHS, tellingWords } from './telling-words.ts'

/** Any one of several words or phrases. */
export const any = (...phrases: readonly string[]): string => `(?:${phrases.join('|')})`

/** What must not follow; a phrase may itself be a pattern. */
export const butNot = (...phrases: readonly string[]): string => `(?! ${any(...phrases)}\\b)`

/** Up to so many words of any kind, each with the space before it. */
export const upTo = (words: number): string => `(?: \\S+){0,${words}}?`

/**
 * Patterns that are looked for from a word's beginning. Most messages hold no word that any of them
 * cannot do without: what is said tells which few are worth trying, and a pattern is compiled for the
 * first message that holds a word of its own.
 */
export class CrisisPatterns<Kind> {
  private readonly patterns: readonly Pattern<Kind>[]
  private byKey: PatternsByKey<Kind> | undefined

  /** @param kinds each kind with its patterns; of several that match, the first kind holds. */
  constructor(kinds: readonly (readonly [Kind, readonly string[]])[]) {
    const sources = kinds.flatMap(([kind, listed]) => listed.map((source) => ({ kind, source })))
    this.patterns = sources.map(({ kind, source }, order) => new Pattern(kind, source, order))
  }

  /**
   * The kind of a pattern that a folded text matches.
   *
   * @param plain the text without its marks, as patterns read it; asked for where one is worth trying.
   */
  find(folded: string, plain = (): string => folded): Kind | undefined {
    const worth = this.worthTrying(folded)
    if (worth === undefined) return undefined
    const text = plain()
    const inOrder = [...worth].sort((one, other) => one.order - other.order)
    return inOrder.find((pattern) => pattern.test(text))?.kind
  }

  private worthTrying(folded: string): ReadonlySet<Pattern<Kind>> | undefined {
    this.byKey ??= new PatternsByKey(this.patterns)
    let worth: Set<Pattern<Kind>> | undefined
    let [key, length] = [0, 0]
    for (let at = 0; at <= folded.length; at++) {
      // Behind the text, as between words, stands no letter.
      const letter = LETTERS[folded.charCodeAt(at)] ?? 0
      const isShortWord = letter === 0 && length > 0 && length < LEAST
      if (letter > 0 && length < MOST) key = key * KEY_BASE + letter
      length = letter > 0 ? length + 1 : 0
      if (isShortWord || length === LEAST || length === MOST) {
        for (const pattern of this.byKey.of(key)) worth = (worth ?? new Set()).add(pattern)
      }
      if (letter === 0) key = 0
    }
    return worth
  }
}

const NONE: readonly never[] = []
const [LEAST, MOST] = KEY_LENGTHS

/** Letters and digits count from one; all else, which no key holds, is zero. */
const LETTERS = Uint8Array.from({ length: 0x80 }, (_, code) =>
  Math.max(0, 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(String.fromCharCode(code)) + 1),
)
const KEY_BASE = 37

/** A key as a number, made letter by letter: no word is cut out of a message to look it up. */
function keyNumber(key: string): number {
  let number = 0
  for (let at = 0; at < key.length; at++)
    number = number * KEY_BASE + (LETTERS[key.charCodeAt(at)] ?? 0)
  return number
}

/** Room for the marks of keys, some eight for each of the five hundred. */
const MARKS = 4_096

/** The patterns that each key tells of. Most words are of no key: a mark says so before they are looked up. */
class PatternsByKey<Kind> {
  private readonly byKey = new Map<number, Pattern<Kind>[]>()
  private readonly marks = new Uint8Array(MARKS)

  constructor(patterns: readonly Pattern<Kind>[]) {
    for (const pattern of patterns) {
      for (const key of pattern.keys()) this.add(keyNumber(key), pattern)
    }
  }

  of(key: number): readonly Pattern<Kind>[] {
    return this.marks[key % MARKS] === 0 ? NONE : (this.byKey.get(key) ?? NONE)
  }

  private add(key: number, pattern: Pattern<Kind>): void {
    this.marks[key % MARKS] = 1
    const alike = this.byKey.get(key)
    if (alike) alike.push(pattern)
    else this.byKey.set(key, [pattern])
  }
}

class Pattern<Kind> {
  readonly kind: Kind
  /** Its place among all. */
  readonly order: number
  private readonly source: string
  private compiled: RegExp | undefined

  constructor(kind: Kind, source: string, order: number) {
    this.kind = kind
    this.source = source
    this.order = order
  }

  keys(): ReadonlySet<string> {
    const keys = tellingWords(this.source)
    if (keys === undefined) throw new Error(`No word tells of the crisis pattern ${this.source}`)
    return keys
  }

  test(folded: string): boolean {
    this.compiled ??= new RegExp(`\\b(?:${this.source})`)
    return this.compiled.test(folded)
  }
}
