/**
 * Characters that a reader does not see and a model does: tags, bidirectional controls, zero-width
 * characters and variation selectors used as carriers. Source: Unicode Technical Report 36; "Trojan
 * Source", Boucher & Anderson 2021.
 */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0xad, 0xad],
  [0x180e, 0x180e],
  [0x200b, 0x200b],
  [0x202a, 0x202e],
  [0x2060, 0x2064],
  [0x2066, 0x2069],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe007f],
  [0xe0100, 0xe01ef],
]

function isHidden(codePoint: number): boolean {
  return RANGES.some(([first, last]) => codePoint >= first && codePoint <= last)
}

export interface HiddenCharacter {
  /** From 1. */
  readonly line: number
  /** `U+E0041` */
  readonly codePoint: string
}

/** Finds characters that hide text; emoji sequences with zero-width joiners are not among them. */
export function findHiddenCharacters(text: string): HiddenCharacter[] {
  const found: HiddenCharacter[] = []
  text.split('\n').forEach((line, index) => {
    for (const character of line) {
      const codePoint = character.codePointAt(0) ?? 0
      if (codePoint < 0x80 || !isHidden(codePoint)) continue
      const code = codePoint.toString(16).toUpperCase().padStart(4, '0')
      found.push({ line: index + 1, codePoint: `U+${code}` })
    }
  })
  return found
}
