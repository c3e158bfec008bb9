/** Ends of lines, other control characters, and what turns the direction of text. */
const UNSAFE = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * A file's name as one line of an answer. Whoever names files can put ends of lines, or what looks
 * like the number of a line, into a name and so forge an entry: such names are quoted as JSON is.
 */
export function quoteName(name: string): string {
  const isOdd = UNSAFE.test(name) || name.startsWith('"') || /:\d+:|<\/?file>/.test(name)
  return isOdd ? toJson(name) : name
}

/** JSON leaves some of these characters as they are. */
function toJson(name: string): string {
  return JSON.stringify(name).replace(
    /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069<>]/gu,
    (character) => {
      const code = character.codePointAt(0) ?? 0
      return `\\u${code.toString(16).padStart(4, '0')}`
    },
  )
}
