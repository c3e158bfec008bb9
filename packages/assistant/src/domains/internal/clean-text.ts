// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b\u2028\u2029\ufeff]+/g

/** One line of the user's words, fit to be stored and shown: no control characters, single spaces, trimmed. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(CONTROL, ' ').replace(/\s+/g, ' ').trim()
}

/** Longer pieces of what the user said are cut when they are repeated to them. */
const QUOTED_CHARACTERS = 60

/** The user's words as they are repeated to them: on one line, and not at length. */
export function quoteText(text: string): string {
  const characters = [...cleanText(text)]
  if (characters.length <= QUOTED_CHARACTERS) return characters.join('')
  return `${characters.slice(0, QUOTED_CHARACTERS).join('')}…`
}

/** With a capital letter, as a sentence begins. */
export const asOpening = (text: string): string =>
  text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** What was said, without the stop at its end. */
export const withoutStop = (said: string): string => said.trim().replace(/[.!]+$/u, '')

/** `cleanText` with a capital first letter, as names of records are written; `iPhone` stays as it is. */
export function cleanName(text: string): string {
  const clean = cleanText(text)
  const isPlainWord = /^\p{Ll}+(?!\p{L})/u.test(clean)
  return isPlainWord ? asOpening(clean) : clean
}
