const MARKS = /\p{M}+/gu
const APOSTROPHES = /[\u2018\u2019\u02bc\u00b4`]/g

/**
 * The form in which text is compared: lower case, no accents, compatible characters unified
 * (full-width digits, ligatures), every apostrophe the straight one.
 */
export function fold(text: string): string {
  return foldLatin(text) ?? foldAny(text)
}

/** Folds a text of letters that do not change with their neighbours; nothing for any other. */
function foldLatin(text: string): string | undefined {
  let folded = ''
  let kept = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const isLatin = code < LATIN_END
    if (isLatin && STAYS[code] === 1) continue
    if (!isLatin && code !== 0x2018 && code !== 0x2019) return undefined
    folded += text.slice(kept, at)
    folded += isLatin ? FOLDED[code] : "'"
    kept = at + 1
  }
  return kept === 0 ? text : folded + text.slice(kept)
}

function foldAny(text: string): string {
  return text
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(MARKS, '')
}

/** Below it no character changes with its neighbours: each can be folded by itself. */
const LATIN_END = 0x180
const FOLDED = Array.from({ length: LATIN_END }, (_, code) => foldAny(String.fromCharCode(code)))
const STAYS = Uint8Array.from(FOLDED, (folded, code) =>
  Number(folded === String.fromCharCode(code)),
)
