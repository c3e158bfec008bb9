import { KEY_LENGTHS, tellingWords } from './telling-words.ts'

/** Any one of several words or phrases. */
export const any = (...phrases: readonly string[]): string => `(?:${phrases.join('|')})`

/** What must not follow; a phrase may itself be a pattern. */
export const butNot = (...phrases: readonly string[]): string => `(?! ${any(...phrases)}\\b)`

/** Up to so many words of any kind, each with the space before it. */
export const upTo = (words: number): string => `(?: \\S+){0,${words}}?`

/**
 * Patterns that are looked for from a word's beginning. Most messages hold no word that any of them
 * cannot do without; a pattern is compiled for the first message that holds one of its own.
 */
export class CrisisPatterns<Kind> {
  private readonly patterns: readonly Pattern<Kind>[]
  private byKey: Map<string, Pattern<Kind>[]> | undefined

  /** @param kinds each kind with its patterns; of several that match, the first kind holds. */
  constructor(kinds: readonly (readonly [Kind, readonly string[]])[]) {
    this.patterns = kinds.flatMap(([kind, sources]) =>
      sources.map((source) => new Pattern(kind, source)),
    )
  }

  /** The kind of a pattern that a folded text matches, its marks dropped. */
  find(folded: string): Kind | undefined {
    const worth = this.worthTrying(folded)
    if (worth === undefined) return undefined
    return this.patterns.find((pattern) => worth.has(pattern) && pattern.test(folded))?.kind
  }

  private worthTrying(folded: string): ReadonlySet<Pattern<Kind>> | undefined {
    this.byKey ??= indexed(this.patterns)
    let worth: Set<Pattern<Kind>> | undefined
    for (const word of folded.split(BETWEEN_WORDS)) {
      for (const length of KEY_LENGTHS) {
        if (length > word.length && length > KEY_LENGTHS[0]) continue
        for (const pattern of this.byKey.get(word.slice(0, length)) ?? NONE) {
          worth ??= new Set()
          worth.add(pattern)
        }
      }
    }
    return worth
  }
}

const BETWEEN_WORDS = /[ '-]/
const NONE: readonly never[] = []

function indexed<Kind>(patterns: readonly Pattern<Kind>[]): Map<string, Pattern<Kind>[]> {
  const byKey = new Map<string, Pattern<Kind>[]>()
  for (const pattern of patterns) {
    for (const key of pattern.keys()) {
      const alike = byKey.get(key)
      if (alike) alike.push(pattern)
      else byKey.set(key, [pattern])
    }
  }
  return byKey
}

class Pattern<Kind> {
  readonly kind: Kind
  private readonly source: string
  private compiled: RegExp | undefined

  constructor(kind: Kind, source: string) {
    this.kind = kind
    this.source = source
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
