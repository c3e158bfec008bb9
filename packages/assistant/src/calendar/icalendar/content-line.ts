/** A line holds at most so many octets before it is folded (RFC 5545, 3.1). */
const MAX_OCTETS = 75

/** One property as lines of a calendar: its name with parameters, and its value as it is to stand there. */
export function contentLine(name: string, value: string): string {
  return fold(`${name}:${value}`)
}

/** The same, of words that somebody wrote. */
export function textLine(name: string, text: string): string {
  return contentLine(name, escapeText(text))
}

/** Backslashes, commas, semicolons and ends of lines mean something in a text (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** Longer lines go on in the next, which begins with a space; no character is cut in two. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= MAX_OCTETS) return line
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}
