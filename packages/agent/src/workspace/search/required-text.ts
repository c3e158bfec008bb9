/**
 * A text that every match of a regular expression holds, the longest that is easily seen; '' when
 * none is. A file without it need not be searched. Errs on the side of ''.
 */
export function requiredText(pattern: string): string {
  const runs: string[] = []
  let run: string[] = []
  const endRun = () => {
    runs.push(run.join(''))
    run = []
  }
  const characters = [...pattern]
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? ''
    // One of several alternatives need not be there.
    if (character === '|') return ''
    if (character === '\\') {
      at += 1
      const escaped = characters[at] ?? ''
      // `\.` is a dot; `\w`, `\n` and `\1` are something else.
      if (/[^\w\s]/.test(escaped)) run.push(escaped)
      else endRun()
      if (/[xupPkc]/.test(escaped)) return longest(runs)
    } else if ('*?{'.includes(character)) {
      run.pop()
      endRun()
      if (character === '{') at = skipTo('}', characters, at)
    } else if (character === '[') {
      endRun()
      at = skipClass(characters, at)
    } else if (character === '(') {
      endRun()
      const end = skipGroup(characters, at)
      if (end === undefined) return ''
      at = end
    } else if ('^$.+)]}'.includes(character)) endRun()
    else run.push(character)
  }
  endRun()
  return longest(runs)
}

function longest(runs: readonly string[]): string {
  const plain = runs.filter((run) => !run.includes('\ufffd'))
  return plain.reduce((best, run) => (run.length > best.length ? run : best), '')
}

function skipTo(end: string, characters: readonly string[], from: number): number {
  const at = characters.indexOf(end, from)
  return at < 0 ? characters.length : at
}

/** The place of the bracket that closes a class; in this syntax a bracket inside is always escaped. */
function skipClass(characters: readonly string[], from: number): number {
  for (let at = from + 1; at < characters.length; at += 1) {
    if (characters[at] === '\\') at += 1
    else if (characters[at] === ']') return at
  }
  return characters.length
}

/** The place of the parenthesis that closes a group; `undefined` for what is too hard to follow. */
function skipGroup(characters: readonly string[], from: number): number | undefined {
  let depth = 0
  for (let at = from; at < characters.length; at += 1) {
    const character = characters[at]
    if (character === '\\') at += 1
    else if (character === '[') at = skipClass(characters, at)
    else if (character === '(') depth += 1
    else if (character === ')') {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return undefined
}
