/** One line of input, or the sign that a line was longer than allowed and was passed over. */
export type InputLine = { readonly text: string } | { readonly isTooLong: true }

/**
 * Splits a byte stream into lines at "\n" alone, because a JSON string may hold every other line
 * separator. Invalid UTF-8 becomes U+FFFD. No more than `maxCharacters` of a line are ever held.
 */
export async function* splitLines(
  input: AsyncIterable<string | Uint8Array>,
  maxCharacters: number,
): AsyncGenerator<InputLine> {
  const decoder = new TextDecoder()
  let held = ''
  let isOverflowing = false
  const close = (): InputLine => {
    const line: InputLine = isOverflowing ? { isTooLong: true } : { text: held }
    held = ''
    isOverflowing = false
    return line
  }
  for await (const chunk of input) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })
    const pieces = text.split('\n')
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) yield close()
      isOverflowing ||= held.length + piece.length > maxCharacters
      held = isOverflowing ? '' : held + piece
    }
  }
  held += decoder.decode()
  if (held !== '' || isOverflowing) yield close()
}
