import { z } from 'zod'

/** Everything below a space, and delete, but tab and line ends: nobody types them, no database wants them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it looks for.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Text as people type it: no control characters, no half of a surrogate pair. */
export const wellFormedText = z
  .string()
  .refine((text) => text.isWellFormed(), 'it has half of a surrogate pair')
  .refine((text) => !CONTROL_CHARACTERS.test(text), 'it has control characters')
