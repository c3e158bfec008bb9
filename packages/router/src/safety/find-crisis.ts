import { fold } from '../text/fold.ts'
import { CrisisPatterns } from './crisis-patterns.ts'
import { SELF_HARM } from './self-harm.ts'
import { VIOLENCE } from './violence.ts'

/** What a message tells of: danger to oneself, or from somebody else. */
export type CrisisKind = 'self_harm' | 'violence'

const PATTERNS = new CrisisPatterns<CrisisKind>([
  ['self_harm', SELF_HARM],
  ['violence', VIOLENCE],
])

/** What a film or a book is about happens in it: "li um livro sobre uma mulher que queria morrer". */
const STORIES =
  /\b(?:filme|livro|serie|novela|documentario|podcast|palestra|episodio|artigo|musica|movie|film|book|show|series|documentary|podcast|novel|episode|article|song|game|talk)s? (?:sobre|onde|em que|cham|about|on|where|in which|called)[^.!?;,\n]*/g

/** Short forms that a chat has for words of the patterns; none is a word of the other language that they read. */
const CHAT: Readonly<Record<string, string>> = {
  n: 'nao',
  nn: 'nao',
  naum: 'nao',
  qro: 'quero',
  qero: 'quero',
  kero: 'quero',
  qria: 'queria',
  keria: 'queria',
  vo: 'vou',
  mt: 'muito',
  mto: 'muito',
  ngm: 'ninguem',
  td: 'tudo',
  wana: 'wanna',
  im: "i'm",
}
const CHAT_WORDS = new RegExp(`\\b(?:${Object.keys(CHAT).join('|')})\\b(?!')`, 'g')

/** What parts words, but for a single space, which stands as it is. */
const MARKS = / *[^a-z0-9' -][^a-z0-9'-]*| {2,}/g

/**
 * Finds what tells of danger to somebody, in either language. It errs on the side of offering help,
 * but for figures of speech ("morrer de rir"), and it is asked before anything else that waits.
 */
export function findCrisis(text: string): CrisisKind | undefined {
  const folded = fold(text).replace(CHAT_WORDS, (short) => CHAT[short] ?? short)
  return PATTERNS.find(folded, () => folded.replace(STORIES, ' ').replace(MARKS, ' ').trim())
}
