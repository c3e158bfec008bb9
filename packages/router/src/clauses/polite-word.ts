import { formalOf } from '../speech/plain-forms.ts'
import type { Courtesy } from '../speech/speech.ts'
import { laughterOf } from '../text/laughter.ts'
import { type Token, wordOf } from '../text/token.ts'
import { WordNote } from '../text/word-note.ts'

/** A word as politeness is told by it. */
export interface PoliteWord {
  readonly courtesy: Courtesy
  /** Its form as said formally. */
  readonly formal: string
  /** The sets of polite phrases of which one begins with it, as bits: most words begin none. */
  readonly opens: number
}

const polite = new WordNote<PoliteWord>()

/** How polite the word of a token may be: found out once, however many messages say it. */
export function politeWord(token: Token, courtesy: Courtesy): PoliteWord {
  const noted = polite.of(token.record)
  return noted?.courtesy === courtesy
    ? noted
    : polite.note(token.record, toPolite(wordOf(token), courtesy))
}

function toPolite(word: string, courtesy: Courtesy): PoliteWord {
  const formal = laughterOf(word) ?? formalOf(word)
  const { opening, asking, requesting, wondering, calling, exclaiming, closing, heard, anywhere } =
    courtesy
  const sets = [
    opening,
    asking,
    requesting,
    wondering,
    calling,
    exclaiming,
    closing,
    heard,
    anywhere,
  ]
  const opens = sets.reduce((bits, set) => (set.opensWith(formal) ? bits | set.bit : bits), 0)
  return { courtesy, formal, opens }
}
