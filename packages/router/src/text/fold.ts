const MARKS = /\p{M}+/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is the range that needs no folding.
const PLAIN = /^[\u0000-@[-\x7f]*$/
const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4`]/g

/**
 * The form in which text is compared: lower case, no accents, compatible characters unified
 * (full-width digits, ligatures), every apostrophe the straight one.
 */
export function fold(text: string): string {
  if (PLAIN.test(text) && !text.includes('`')) return text
  return text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(MARKS, '')
}
