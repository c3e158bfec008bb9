// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b\u2028\u2029\ufeff]+/g

/** One line of the user's words, fit to be stored and shown: no control characters, single spaces, trimmed. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(CONTROL, ' ').replace(/\s+/g, ' ').trim()
}

/** `cleanText` with a capital first letter, as names of records are written; `iPhone` stays as it is. */
export function cleanName(text: string): string {
  const clean = cleanText(text)
  const first = clean.charAt(0)
  const isPlainWord = /^\p{Ll}+(?!\p{L})/u.test(clean)
  return isPlainWord ? first.toLocaleUpperCase() + clean.slice(1) : clean
}
