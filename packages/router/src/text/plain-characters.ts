/** What most messages are typed with, told by character codes: no pattern is needed to split them. */

export const SPACE_CODE = 0x20
export const DOLLAR_CODE = 0x24
export const PLUS_CODE = 0x2b
export const HYPHEN_CODE = 0x2d
export const SLASH_CODE = 0x2f
export const DELETE_CODE = 0x7f

/** Whether a character is a letter without an accent. */
export function isPlainLetter(code: number): boolean {
  const lower = code | 32
  return lower >= 97 && lower <= 122
}

/** Whether a character is a digit, as keyboards have them. */
export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** Whether a character is a mark that opens nothing: neither a sign of money nor a picture. */
export function isPlainMark(code: number): boolean {
  return PLAIN_MARKS[code] === 1
}

/** Whether a word ends before a character, or the text does: neither a digit nor an apostrophe may follow. */
export function endsLetters(code: number): boolean {
  return Number.isNaN(code) || (code < DELETE_CODE && !isDigit(code) && code !== 39)
}

/** Whether digits end before a character, or the text does: what may part them from more, or make a picture of them, may not follow. */
export function endsDigits(code: number): boolean {
  return Number.isNaN(code) || (code < DELETE_CODE && PARTS_DIGITS[code] === 0)
}

const PLAIN_MARKS = tableOf('!"%&\'(),-./:;?@[\\]_{}')
/** "1.50", "1/2", "10:30", "2026-01-31". */
const PARTS_DIGITS = tableOf('.,/:-')

function tableOf(characters: string): Uint8Array {
  const table = new Uint8Array(DELETE_CODE)
  for (let at = 0; at < characters.length; at++) table[characters.charCodeAt(at)] = 1
  return table
}
