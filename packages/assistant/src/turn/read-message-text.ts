import { MAX_MESSAGE_CHARACTERS, ParcoError } from '@parco/protocol'

/** Control characters with no place in a message; tab and line breaks have one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters it refuses.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
/** White space, and marks that show nothing. */
const NOTHING_VISIBLE = /^[\s\p{Cf}\p{Z}\u2800\u3164\u115f\u1160]*$/u

/**
 * Returns a message as it is admitted: line breaks unified, the ends trimmed, the words untouched.
 * @throws message-too-long when it has more than 10,000 characters.
 * @throws message-empty when it shows nothing.
 * @throws bad-request when it holds control characters or half a surrogate pair.
 */
export function readMessageText(text: string): string {
  // No character takes more than two code units, so the slow count is never of a huge text.
  const isTooLong =
    text.length > 2 * MAX_MESSAGE_CHARACTERS ||
    (text.length > MAX_MESSAGE_CHARACTERS && [...text].length > MAX_MESSAGE_CHARACTERS)
  if (isTooLong) {
    throw new ParcoError(
      'message-too-long',
      `A message may have ${MAX_MESSAGE_CHARACTERS} characters at most.`,
    )
  }
  if (!text.isWellFormed()) {
    throw new ParcoError('bad-request', 'The message holds half a character (a lone surrogate).', {
      data: { field: 'text' },
    })
  }
  if (CONTROL_CHARACTERS.test(text)) {
    throw new ParcoError('bad-request', 'The message holds control characters.', {
      data: { field: 'text' },
    })
  }
  if (NOTHING_VISIBLE.test(text)) throw new ParcoError('message-empty', 'The message is empty.')
  return text.replaceAll(/\r\n?/g, '\n').trim()
}
