import type { Locale } from '../../text/locale.ts'
import { toClassifierInput } from '../classifier-input.ts'
import type { ClassifierInput } from '../classifier-types.ts'

/** Where one statement may end and another begin. */
const BORDERS =
  /[.;,!?\n]+\s*|\s+(?:e|mas|também|tambem|além disso|aí|daí|depois|and|but|also|then|plus)\s+/iu

/** Statements of fewer words say too little by themselves. */
const MIN_WORDS = 3

/** A longer text is no message of a few statements, and is taken as a whole. */
const MAX_CHARACTERS = 1000

/** A message as a whole, then each of its statements when there are several. */
export function statementsOf(text: string, locale: Locale): ClassifierInput[] {
  const whole = toClassifierInput(text, locale)
  if (text.length > MAX_CHARACTERS) return [whole]
  const statements = text
    .split(BORDERS)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/).length >= MIN_WORDS)
  if (statements.length < 2) return [whole]
  return [whole, ...statements.map((part) => toClassifierInput(part, locale))]
}
