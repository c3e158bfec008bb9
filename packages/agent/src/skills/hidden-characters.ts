/** What draws nothing in a document: Unicode's own list, and what is outside it and blank all the same. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\u2800\u2028\u2029]/u

/** Tab, line feed, form feed and carriage return are text; the others steer a terminal. */
const CONTROL = /[\p{Cc}]/u
const PLAIN_CONTROLS: ReadonlySet<string> = new Set(['\t', '\n', '\f', '\r'])

/** The flags of England, Scotland and Wales are written with tag characters, and nothing else is. */
const TAGGED_FLAGS =
  /\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}/gu

/** A character that nobody sees, and where it stands. */
export interface HiddenCharacter {
  /** From 1. */
  readonly line: number
  /** `U+E0041` */
  readonly codePoint: string
}

/**
 * Finds characters that a reader does not see and a model does: tags, bidirectional controls,
 * zero-width characters, fillers, variation selectors used as carriers, and the control characters of
 * terminals. Emoji, and joiners between letters of scripts that need them, are not among them.
 * Source: Unicode Technical Report 36; "Trojan Source", Boucher & Anderson 2021.
 */
export function findHiddenCharacters(text: string): HiddenCharacter[] {
  return findPlaces(text).map(({ line, character }) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return { line, codePoint: `U+${code}` }
  })
}

/** A text as its readers see it: without the characters that `findHiddenCharacters` finds. */
export function removeHiddenCharacters(text: string): string {
  let shown = ''
  let from = 0
  for (const { at, character } of findPlaces(text)) {
    shown += text.slice(from, at)
    from = at + character.length
  }
  return shown + text.slice(from)
}

interface HiddenPlace {
  readonly line: number
  readonly at: number
  readonly character: string
}

function findPlaces(text: string): HiddenPlace[] {
  const found: HiddenPlace[] = []
  // What stands for them is as long, so that every other character keeps its place.
  const visible = text
    .replace(/^\ufeff/, 'x')
    .replace(TAGGED_FLAGS, (flag) => 'x'.repeat(flag.length))
  let at = 0
  visible.split('\n').forEach((content, index) => {
    const characters = isPlain(content) ? [] : [...content]
    let place = at
    characters.forEach((character, nth) => {
      if (isHidden(character, characters[nth - 1] ?? '', characters[nth + 1] ?? '')) {
        found.push({ line: index + 1, at: place, character })
      }
      place += character.length
    })
    at += content.length + 1
  })
  return found
}

/** Most lines hold nothing to look at twice. */
function isPlain(line: string): boolean {
  return !INVISIBLE.test(line) && !CONTROL.test(line)
}

function isHidden(character: string, before: string, after: string): boolean {
  if (CONTROL.test(character)) return !PLAIN_CONTROLS.has(character)
  if (!INVISIBLE.test(character)) return false
  return !isOrdinary(character, before, after)
}

const ZERO_WIDTH_JOINER = 0x200d
const ZERO_WIDTH_NON_JOINER = 0x200c

/** What is invisible and has its place: behind what it changes, or between what it joins. */
function isOrdinary(character: string, before: string, after: string): boolean {
  const code = character.codePointAt(0) ?? 0
  if (code === ZERO_WIDTH_JOINER) {
    const joinsEmoji = /\p{Emoji}|\ufe0f/u.test(before) && /\p{Emoji}/u.test(after)
    return (joinsEmoji && !/[\d#*]/.test(before + after)) || joinsLetters(before, after)
  }
  if (code === ZERO_WIDTH_NON_JOINER) return joinsLetters(before, after)
  // Text or emoji style, of an emoji or of a keycap's digit.
  if (code === 0xfe0e || code === 0xfe0f) return /\p{Emoji}/u.test(before)
  // Variants of symbols, and of Han characters.
  if (code >= 0xfe00 && code <= 0xfe0d) return /[\p{Sm}\p{Script=Han}]/u.test(before)
  if (code >= 0xe0100 && code <= 0xe01ef) return /\p{Script=Han}/u.test(before)
  // Variants of Mongolian letters.
  return /[\u180b-\u180f]/.test(character) && /\p{Script=Mongolian}/u.test(before)
}

/** Scripts whose letters change shape by what stands between them; Latin, Greek and Cyrillic do not. */
function joinsLetters(before: string, after: string): boolean {
  const needsJoining =
    /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Mongolian}]/u
  return needsJoining.test(before) && (after === '' || needsJoining.test(after) || /\s/.test(after))
}
