/** What a terminal would obey, and what turns or hides text: but for line ends and tabs. */
const UNPRINTABLE =
  /[^\P{Cc}\n\t]|[\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu

/** Writes a text of others so that it can do nothing to the terminal and hides nothing from its reader. */
export function toPrintable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(UNPRINTABLE, (character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
    return `<U+${code}>`
  })
}

/** The same in one line, for names. */
export function toPrintableLine(text: string): string {
  return toPrintable(text.replace(/[\n\t]+/g, ' '))
}
