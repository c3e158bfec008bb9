/**
 * Reads a list of tools: one text whose words may hold blanks in parentheses, as in
 * `Bash(git add:*) Read`, with or without commas, or a YAML list. `undefined` for no list at all.
 */
export function toToolList(value: unknown): string[] | undefined {
  if (Array.isArray(value)) return value.map((item) => String(item).trim()).filter(Boolean)
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)]
  return typeof value === 'string' ? splitList(value) : undefined
}

/** A parenthesis that is never closed keeps the rest with its word: half a rule must not become a whole one. */
function splitList(text: string): string[] {
  const words: string[] = []
  let word = ''
  let depth = 0
  for (const character of text) {
    if (depth === 0 && /[\s,]/.test(character)) {
      if (word !== '') words.push(word)
      word = ''
      continue
    }
    if (character === '(') depth += 1
    if (character === ')') depth = Math.max(0, depth - 1)
    word += character
  }
  if (word !== '') words.push(word)
  return words
}
