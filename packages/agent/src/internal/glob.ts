/** More alternatives than this in one pattern are no help to anybody. */
const MAX_ALTERNATIVES = 256

/**
 * Compiles a glob over paths: `*` and `?` within one name, `**` for any number of names, `[a-z]`,
 * `{a,b}`, and `\` before a character that is meant itself. Names with a dot in front are like others.
 * Patterns come from models and from files of strangers: unlike a regular expression this cannot be
 * made to run for ever.
 * @throws Error when braces multiply beyond 256 alternatives.
 */
export function compileGlob(glob: string): (path: string) => boolean {
  const alternatives = expandBraces(glob.replace(/^(?:\.\/)+/, '')).map((text) =>
    text.split('/').map((name) => (name === '**' ? ANY_NAMES : parseName(name))),
  )
  return (path) => {
    const names = path.split('/').map((name) => [...name])
    return alternatives.some((pieces) => matchesNames(pieces, names))
  }
}

/** Whether a text is what a pattern says, where `*` stands for any characters and nothing else is special. */
export function matchesWildcard(pattern: string, text: string): boolean {
  const pieces = [...pattern].map((character): Piece => {
    return character === '*' ? 'any' : (found) => found === character
  })
  return matchesName(pieces, [...text])
}

/** `any`: any characters. Else what one character must be. */
type Piece = 'any' | ((character: string) => boolean)

const ANY_NAMES = Symbol('**')

function matchesNames(
  pattern: readonly (typeof ANY_NAMES | readonly Piece[])[],
  names: readonly (readonly string[])[],
): boolean {
  // reached[i]: the pattern so far can stand for the first i names.
  let reached = [true, ...names.map(() => false)]
  for (const piece of pattern) {
    const before = reached
    let isOpen = false
    reached = before.map((canBegin, index) => {
      if (piece === ANY_NAMES) {
        isOpen ||= canBegin
        return isOpen
      }
      return index > 0 && before[index - 1] === true && matchesName(piece, names[index - 1] ?? [])
    })
  }
  return reached.at(-1) === true
}

/** Goes back to the last `*` alone, so a name is gone over once for each of its characters at most. */
function matchesName(pieces: readonly Piece[], characters: readonly string[]): boolean {
  let piece = 0
  let lastAny = -1
  let resumeAt = 0
  for (let at = 0; at < characters.length; ) {
    const wanted = pieces[piece]
    if (wanted === 'any') {
      lastAny = piece
      resumeAt = at
      piece += 1
    } else if (wanted?.(characters[at] ?? '')) {
      piece += 1
      at += 1
    } else if (lastAny >= 0) {
      resumeAt += 1
      at = resumeAt
      piece = lastAny + 1
    } else return false
  }
  return pieces.slice(piece).every((left) => left === 'any')
}

function parseName(text: string): Piece[] {
  const characters = [...text]
  const pieces: Piece[] = []
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? ''
    const set = character === '[' ? parseSet(characters, at) : undefined
    if (set) {
      pieces.push(set.piece)
      at = set.end
    } else if (character === '*') {
      if (pieces.at(-1) !== 'any') pieces.push('any')
    } else if (character === '?') pieces.push(() => true)
    else {
      const isEscape = character === '\\' && at + 1 < characters.length
      if (isEscape) at += 1
      const literal = characters[at] ?? ''
      pieces.push((found) => found === literal)
    }
  }
  return pieces
}

/** `[abc]`, `[a-z]`, `[!a]` and `[^a]`; a bracket that is never closed is a character like others. */
function parseSet(
  characters: readonly string[],
  start: number,
): { readonly piece: Piece; readonly end: number } | undefined {
  const isNegated = ['!', '^'].includes(characters[start + 1] ?? '')
  const from = start + (isNegated ? 2 : 1)
  // A closing bracket in the first place is one of the set.
  const end = characters.indexOf(']', from + 1)
  if (end < 0) return undefined
  const ranges: (readonly [first: string, last: string])[] = []
  for (let at = from; at < end; at += 1) {
    const first = characters[at] ?? ''
    const isRange = characters[at + 1] === '-' && at + 2 < end
    ranges.push([first, isRange ? (characters[at + 2] ?? '') : first])
    if (isRange) at += 2
  }
  const isIn = (found: string) => ranges.some(([first, last]) => first <= found && found <= last)
  return { piece: (found) => isIn(found) !== isNegated, end }
}

/** `a{b,c{d,e}}` → `ab`, `acd`, `ace`. Braces without a comma are characters like others. */
function expandBraces(glob: string): string[] {
  const braces = findBraces(glob)
  if (!braces) return [glob]
  const { start, end, options } = braces
  const tails = expandBraces(glob.slice(end + 1))
  const expanded = options
    .flatMap(expandBraces)
    .flatMap((option) => tails.map((tail) => glob.slice(0, start) + option + tail))
  if (expanded.length > MAX_ALTERNATIVES) {
    throw new Error(
      `The pattern has more than ${MAX_ALTERNATIVES} alternatives; use a simpler one.`,
    )
  }
  return expanded
}

function findBraces(
  glob: string,
): { readonly start: number; readonly end: number; readonly options: string[] } | undefined {
  let start = -1
  let depth = 0
  let from = 0
  let options: string[] = []
  for (let at = 0; at < glob.length; at += 1) {
    const character = glob[at]
    if (character === '\\') at += 1
    else if (character === '{') {
      if (depth === 0) {
        start = at
        from = at + 1
        options = []
      }
      depth += 1
    } else if (character === ',' && depth === 1) {
      options.push(glob.slice(from, at))
      from = at + 1
    } else if (character === '}' && depth > 0) {
      depth -= 1
      if (depth === 0 && options.length > 0) {
        return { start, end: at, options: [...options, glob.slice(from, at)] }
      }
    }
  }
  return undefined
}
