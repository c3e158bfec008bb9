import { isInfinitive } from '../speech/plain-forms.ts'
import { laughterOf } from '../text/laughter.ts'
import type { Locale } from '../text/locale.ts'
import type { Token } from '../text/token.ts'
import { WordNote } from '../text/word-note.ts'
import { recordOf, type WordRecord } from '../text/word-record.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What a typed word is read as: with its slip corrected, and in a form that sentences have. */
export interface ItemWord {
  /** The record of the word that rules compare. */
  readonly record: WordRecord
  /** Whether the word is one that the grammar, the lexicon or the slot scanners know. */
  readonly isKnown: boolean
}

/** How a word stands in its message. */
export type Standing = 'first' | 'later' | 'name'

/** What a typed word is read as, by how it stands, with the words of one vocabulary. */
interface Readings extends Readonly<Record<Standing, ItemWord>> {
  readonly vocabulary: Vocabulary
}

const readings = new WordNote<Readings>()

/** Reads the word of a token: found out once for a vocabulary, however many messages say it. */
export function itemWord(
  token: Token,
  standing: Standing,
  vocabulary: Vocabulary,
  locale: Locale,
): ItemWord {
  const noted = readings.of(token.record)
  if (noted?.vocabulary === vocabulary) return noted[standing]
  return readings.note(token.record, readWord(token, vocabulary, locale))[standing]
}

function readWord({ record, kind }: Token, vocabulary: Vocabulary, locale: Locale): Readings {
  const { folded, alias } = record
  const said = alias === undefined || alias.includes(' ') ? folded : alias
  // However long it is typed, laughter is one word.
  const typed = laughterOf(said) ?? said
  const recordAs = (word: string) => (word === record.raw ? record : recordOf(word, locale))
  if (kind !== 'word') {
    const word: ItemWord = { record: recordAs(typed), isKnown: true }
    return { vocabulary, first: word, later: word, name: word }
  }
  const corrected = (said: string): ItemWord => {
    const slipOf = vocabulary.has(said) ? said : vocabulary.correct(said)
    return { record: recordAs(slipOf ?? said), isKnown: slipOf !== undefined }
  }
  const first = corrected(vocabulary.plainOf(typed) ?? typed)
  return {
    vocabulary,
    first,
    // An infinitive orders where it comes first; later on it may be what is to be done.
    later: isInfinitive(typed) ? corrected(typed) : first,
    // No lexicon knows a proper name better.
    name: { record: recordAs(typed), isKnown: vocabulary.has(typed) },
  }
}
