import { MessageNote } from '../grammar/message-note.ts'
import type { PassableWord } from '../grammar/word-classes.ts'
import type { Gate, Speech, VerbReading } from '../speech/speech.ts'
import { WordNote } from '../text/word-note.ts'
import type { WordRecord } from '../text/word-record.ts'
import { billLexicon } from '../values/lexicons.ts'
import type { Message } from './message.ts'

/** What a word may do wherever it is said. */
export interface SpokenWord extends PassableWord {
  /** What it says when it is a verb. */
  readonly verb: VerbReading | undefined
  /** Whether it is a verb of money or of the body, whoever acts. */
  readonly isOfRecords: boolean
  /** Whether it is a verb that the speaker may be the one to act in. */
  readonly isDeed: boolean
  readonly isBill: boolean
  /** Whether a conjunction begins with it. */
  readonly isJoining: boolean
  /** Whether it opens a clause even where dictation left no mark. */
  readonly isOpening: boolean
  /** The gates with a phrase that begins with it. */
  readonly gates: readonly Gate[]
}

const known = new MessageNote<{ speech: Speech; words: readonly SpokenWord[] }>()

/** What each word of a message may do, item by item: found once, however many stages ask. */
export function spokenWords(message: Message, speech: Speech): readonly SpokenWord[] {
  const noted = known.of(message)
  if (noted?.speech === speech) return noted.words
  const words = message.items.map(({ record }) => spokenWord(record, speech))
  known.note(message, { speech, words })
  return words
}

const spoken = new WordNote<{ readonly speech: Speech; readonly word: SpokenWord }>()

function spokenWord(record: WordRecord, speech: Speech): SpokenWord {
  const noted = spoken.of(record)
  if (noted?.speech === speech) return noted.word
  return spoken.note(record, { speech, word: toSpoken(record.folded, speech) }).word
}

function toSpoken(word: string, speech: Speech): SpokenWord {
  const verb = speech.verbs.get(word)
  return {
    verb,
    isOfRecords: verb?.field === 'money' || verb?.field === 'body',
    isDeed: verb !== undefined && (verb.form === undefined || verb.form === 'did'),
    isBill: billLexicon.hasWord(word),
    isJoining: speech.conjunctions.opensWith(word),
    isFilling: speech.fillers.opensWith(word),
    isConnector: speech.connectors.has(word),
    isSoft: speech.soft.has(word),
    isOpening: isOpening(word, verb, speech),
    gates: speech.gatesByFirstWord.get(word) ?? NONE,
  }
}

const NONE: readonly Gate[] = []

/** A first-person verb opens a clause; English has no forms of its own for them but "I". */
function isOpening(word: string, verb: VerbReading | undefined, { locale }: Speech): boolean {
  if (locale === 'en' && word === 'i') return true
  if (verb === undefined) return false
  return verb.form === undefined ? verb.field !== 'other' : verb.form === 'did'
}
