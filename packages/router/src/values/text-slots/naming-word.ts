import type { Speech } from '../../speech/speech.ts'
import { WordNote } from '../../text/word-note.ts'
import type { WordRecord } from '../../text/word-record.ts'
import { OPEN_ENDED } from './joining-words.ts'
import { NAMING_WORD as WORDS } from './words.generated.ts'

/** What a word by itself tells of a name that it may stand in. */
export interface NamingWord {
  readonly speech: Speech
  /** Whether no name holds it: a verb, or a word that is always said of something else. */
  readonly isBarred: boolean
  /** Whether it ends like what somebody else did: "rachou", "foram". */
  readonly isDeedOfOthers: boolean
  /** Whether it ends like what the speaker did: "fechei". */
  readonly isOwnDeed: boolean
  /** Whether more words must follow. */
  readonly isOpenEnded: boolean
  /** Whether it says nothing by itself: it joins, fills, or speaks of records. */
  readonly isTalk: boolean
}

const naming = new WordNote<NamingWord>()

/** What a word tells of names: found out once, however many messages say it. */
export function namingWord(record: WordRecord, speech: Speech): NamingWord {
  const noted = naming.of(record)
  return noted?.speech === speech ? noted : naming.note(record, toNaming(record.folded, speech))
}

const OTHERS_DID = /^[a-z]{2,}(?:[^qe]ou|[aei]ram)$/
const SPEAKER_DID = /^[a-z]{2,}[^e]ei$/

function toNaming(word: string, speech: Speech): NamingWord {
  const { locale, barred, verbs, story, fillers, comments } = speech
  const isPortuguese = locale === 'pt-BR'
  const isOpenEnded = OPEN_ENDED.has(word)
  return {
    speech,
    isBarred: barred.has(word) || verbs.has(word),
    isDeedOfOthers: isPortuguese && OTHERS_DID.test(word),
    isOwnDeed: isPortuguese && SPEAKER_DID.test(word) && !story.notTold.has(word),
    isOpenEnded,
    isTalk: isOpenEnded || fillers.has(word) || comments.has(word) || WORDS.notNames.has(word),
  }
}
