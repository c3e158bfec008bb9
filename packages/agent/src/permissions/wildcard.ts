/**
 * Whether a text is what a pattern says, where `*` stands for any characters. In linear time: the
 * pattern may come from a file that nobody wrote in good faith, and as a regular expression it could
 * be made to run for ever.
 */
export function matchesWildcard(pattern: string, text: string): boolean {
  const [first = '', ...others] = pattern.split('*')
  const last = others.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first)) return false
  let from = first.length
  for (const piece of others) {
    const at = text.indexOf(piece, from)
    if (at < 0) return false
    from = at + piece.length
  }
  return text.length - last.length >= from && text.endsWith(last)
}

/** The same for paths: `*` stays within one name, `**` is any number of names. */
export function matchesPath(pattern: string, path: string): boolean {
  const names = path.split('/')
  // reached[i]: the patterns so far can stand for the first i names.
  let reached = [true, ...names.map(() => false)]
  for (const piece of pattern.split('/')) {
    const before = reached
    let isOpen = false
    reached = before.map((canBegin, index) => {
      if (piece === '**') {
        isOpen ||= canBegin
        return isOpen
      }
      return (
        index > 0 && before[index - 1] === true && matchesWildcard(piece, names[index - 1] ?? '')
      )
    })
  }
  return reached.at(-1) === true
}
