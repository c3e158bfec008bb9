/**
 * Finds the words without which a pattern of the crisis lists matches nothing, so that a message
 * that holds none of them need not be searched. It reads the syntax that those lists use: groups,
 * look-arounds, classes of letters, `\b`, `\S`, `\w`, `$`, `^` and quantifiers.
 */

/** What a piece of a pattern may say. */
interface Said {
  /** All that it may say; absent when there is too much of it. */
  readonly exact?: readonly string[]
  /** Beginnings of words of which it says one; absent when it may do without any known. */
  readonly needs?: ReadonlySet<string> | undefined
  /** Whether a word may begin right behind it, where it is not known exactly. */
  readonly isClosed?: boolean
}

/** So many ways of saying something are told apart. */
const MAX_WAYS = 100
/** Words are known by so many first letters: enough to be rare, few enough to hold for all forms of a verb; shorter ones whole. */
export const KEY_LENGTHS = [4, 5] as const
const [LEAST, MOST] = KEY_LENGTHS
/** Shorter words are in every other message: one of them tells as little as so many longer ones. */
const COST_OF_SHORT = 50
/** Beginnings of longer words that are as common: they tell of a pattern only where nothing else does. */
const EVERYDAY: ReadonlySet<string> = new Set(
  'minha quero want would going this just like about'.split(' '),
)

/** Stands where letters may follow or come before. */
const MORE = '~'
/** A place between words that no letter takes. */
const EDGE = '|'

const ANYTHING: Said = {}
const NOTHING: Said = { exact: [''] }
const AT_EDGE: Said = { exact: [EDGE] }

/** Keys of words, one of which is said wherever the pattern matches; nothing when there are none such. */
export function tellingWords(pattern: string): ReadonlySet<string> | undefined {
  return needsOf(new PatternReader(pattern).readAll(), true)
}

class PatternReader {
  private readonly source: string
  private at = 0

  constructor(source: string) {
    this.source = source
  }

  /** A pattern is looked for from the beginning of a word on. */
  readAll(): Said {
    const said = this.readOptions(true)
    if (this.at < this.source.length) this.fail('nothing more')
    return said
  }

  private readOptions(isAtEdge: boolean): Said {
    const options = [this.readSequence(isAtEdge)]
    while (this.skip('|')) options.push(this.readSequence(isAtEdge))
    const exact = options.flatMap((option) => option.exact ?? [])
    if (options.every((option) => option.exact) && exact.length <= MAX_WAYS) return { exact }
    return {
      needs: union(options.map((option) => needsOf(option, isAtEdge))),
      isClosed: options.every(isClosed),
    }
  }

  private readSequence(isAtEdge: boolean): Said {
    const sequence = new Sequence(isAtEdge)
    while (this.at < this.source.length && !this.isAtEnd())
      sequence.add(this.readPiece(sequence.isClosed))
    return sequence.said()
  }

  private isAtEnd(): boolean {
    const next = this.source[this.at]
    return next === '|' || next === ')'
  }

  private readPiece(isAtEdge: boolean): Said {
    const piece = this.readAtom(isAtEdge)
    const quantifier = /^(?:[?*+]|\{\d+,\d*\})\??/.exec(this.source.slice(this.at))?.[0]
    if (quantifier === undefined) return piece
    this.at += quantifier.length
    if (quantifier.startsWith('?') && piece.exact) return { exact: ['', ...piece.exact] }
    return { isClosed: isAtEdge && isClosed(piece) }
  }

  private readAtom(isAtEdge: boolean): Said {
    if (this.skip('(?:')) return this.closed(this.readOptions(isAtEdge))
    if (['(?!', '(?=', '(?<=', '(?<!'].some((look) => this.skip(look))) {
      this.closed(this.readOptions(false))
      return NOTHING
    }
    if (this.skip('[')) return this.readClass()
    if (this.skip('\\b') || this.skip('$') || this.skip('^')) return AT_EDGE
    if (this.skip('\\S') || this.skip('\\w')) return ANYTHING
    const letter = this.source[this.at] ?? ''
    if (!/[a-z0-9',\- ]/.test(letter)) this.fail('a letter')
    this.at += 1
    return { exact: [letter] }
  }

  private readClass(): Said {
    const to = this.source.indexOf(']', this.at)
    const letters = this.source.slice(this.at, to)
    if (!/^[a-z -]+$/.test(letters)) this.fail('letters in a class')
    this.at = to + 1
    return { exact: [...letters] }
  }

  private closed(said: Said): Said {
    if (!this.skip(')')) this.fail('")"')
    return said
  }

  private skip(mark: string): boolean {
    if (!this.source.startsWith(mark, this.at)) return false
    this.at += mark.length
    return true
  }

  private fail(expected: string): never {
    const found = this.source.slice(this.at, this.at + 10)
    throw new Error(`Expected ${expected} at ${this.at} of a crisis phrase, found "${found}"`)
  }
}

/** Pieces one after the other: known exactly while they are few ways, then by the best of their words. */
class Sequence {
  private readonly isAtEdge: boolean
  private run: readonly string[]
  private needs: ReadonlySet<string> | undefined
  private isExact = true

  constructor(isAtEdge: boolean) {
    this.isAtEdge = isAtEdge
    this.run = [isAtEdge ? EDGE : '']
  }

  /** Whether a word may begin behind all that was added. */
  get isClosed(): boolean {
    return this.run.every(endsAtEdge)
  }

  add(piece: Said): void {
    const { exact } = piece
    if (exact?.length === 1) {
      this.run = this.run.map((said) => said + exact[0])
    } else if (exact && this.run.length * exact.length <= MAX_WAYS) {
      this.run = this.run.flatMap((said) => exact.map((next) => said + next))
    } else {
      const begin = this.isClosed ? EDGE : MORE
      this.isExact = false
      this.needs = better(better(this.needs, keysOf(this.run)), piece.needs)
      this.run = exact?.map((said) => begin + said) ?? [piece.isClosed ? EDGE : MORE]
    }
  }

  said(): Said {
    if (this.isExact)
      return { exact: this.isAtEdge ? this.run.map((said) => said.slice(1)) : this.run }
    return { needs: better(this.needs, keysOf(this.run)), isClosed: this.isClosed }
  }
}

const endsAtEdge = (said: string): boolean => said.endsWith(' ') || said.endsWith(EDGE)

const isClosed = (said: Said): boolean => said.exact?.every(endsAtEdge) ?? said.isClosed === true

function needsOf({ exact, needs }: Said, isAtEdge: boolean): ReadonlySet<string> | undefined {
  return exact ? keysOf(exact.map((said) => (isAtEdge ? EDGE : MORE) + said)) : needs
}

function union(
  sets: readonly (ReadonlySet<string> | undefined)[],
): ReadonlySet<string> | undefined {
  const all = new Set<string>()
  for (const set of sets) {
    if (set === undefined) return undefined
    for (const key of set) all.add(key)
  }
  return all
}

/** A key for each way of saying something; nothing when one of them has none. */
function keysOf(ways: readonly string[]): ReadonlySet<string> | undefined {
  const keys = new Set<string>()
  for (const way of ways) {
    const key = longestKey(way)
    if (key === undefined) return undefined
    keys.add(key)
  }
  return keys
}

/** A word counts when its beginning is known, and a short one only when its end is, too; more letters may follow the last. */
function longestKey(way: string): string | undefined {
  let longest = ''
  for (const word of (way + MORE).match(/[a-z0-9~]+/g) ?? []) {
    const known = word.endsWith(MORE) ? word.slice(0, -1) : word
    const isKnown = !known.startsWith(MORE) && (known === word || known.length >= LEAST)
    if (isKnown && tellsMore(known, longest)) longest = known
  }
  return longest === '' ? undefined : longest.slice(0, MOST)
}

function tellsMore(known: string, other: string): boolean {
  const [isCommon, isOtherCommon] = [EVERYDAY.has(known), EVERYDAY.has(other)]
  if (isCommon !== isOtherCommon && known !== '' && other !== '') return isOtherCommon
  return known.length > other.length
}

function better(
  one: ReadonlySet<string> | undefined,
  other: ReadonlySet<string> | undefined,
): ReadonlySet<string> | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return costOf(other) < costOf(one) ? other : one
}

const costOf = (keys: ReadonlySet<string>): number => {
  let cost = 0
  for (const key of keys) cost += key.length < LEAST || EVERYDAY.has(key) ? COST_OF_SHORT : 1
  return cost
}
