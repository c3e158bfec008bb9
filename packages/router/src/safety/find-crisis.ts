import { fold } from '../text/fold.ts'
import { phrasesOf } from '../text/word-tables.ts'
import { CrisisPatterns } from './crisis-patterns.ts'
import { SELF_HARM } from './self-harm.ts'
import { VIOLENCE } from './violence.ts'
import { FIND_CRISIS as WORDS } from './words.generated.ts'

/** What a message tells of: danger to oneself, or from somebody else. */
export type CrisisKind = 'self_harm' | 'violence'

const PATTERNS = new CrisisPatterns<CrisisKind>([
  ['self_harm', SELF_HARM],
  ['violence', VIOLENCE],
])

/** What a film or a book is about happens in it: "li um livro sobre uma mulher que queria morrer". */
const STORIES =
  /\b(?:filme|livro|serie|novela|documentario|podcast|palestra|episodio|artigo|musica|movie|film|book|show|series|documentary|podcast|novel|episode|article|song|game|talk)s? (?:sobre|onde|em que|cham|about|on|where|in which|called)[^.!?;,\n]*/g

/** Chat spellings, each with the word of the patterns that it stands for. */
const CHAT: ReadonlyMap<string, string> = new Map<string, string>([
  ...phrasesOf(WORDS.chat['pt-BR']),
  ...phrasesOf(WORDS.chat.en),
])
const CHAT_WORDS = new RegExp(`\\b(?:${[...CHAT.keys()].join('|')})\\b(?!')`, 'g')

/** What parts words, but for a single space, which stands as it is. */
const MARKS = / *[^a-z0-9' -][^a-z0-9'-]*| {2,}/g

/**
 * Finds what tells of danger to somebody, in either language. It errs on the side of offering help,
 * but for figures of speech ("morrer de rir"), and it is asked before anything else that waits.
 */
export function findCrisis(text: string): CrisisKind | undefined {
  const folded = fold(text).replace(CHAT_WORDS, (short) => CHAT.get(short) ?? short)
  return PATTERNS.find(folded, () => folded.replace(STORIES, ' ').replace(MARKS, ' ').trim())
}
