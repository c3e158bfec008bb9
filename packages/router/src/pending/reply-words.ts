import { laughterOf } from '../text/laughter.ts'
import type { Token } from '../text/token.ts'
import { wordOf } from '../text/token.ts'
import type { Lexicon } from './lexicon.ts'

/** A reply as a flat list of comparable words, each knowing the token it came from. */
export interface ReplyWords {
  readonly words: readonly string[]
  /** For each word, the index of its token. */
  readonly tokenOf: readonly number[]
  readonly tokens: readonly Token[]
}

/** Stands for a pause: a comma, a full stop, a line end. No phrase continues across it. */
export const PAUSE = '|'
/** Stands for a question mark, an ellipsis or another sign of doubt. */
export const DOUBT = '?'

const PAUSES = new Set([',', '.', '!', ';', ':', ')', '-', '–', '—', '¡'])

/** Spreads tokens into words: aliases of several words are split, signs become `PAUSE` or `DOUBT`. */
export function toReplyWords(tokens: readonly Token[], lexicon: Lexicon): ReplyWords {
  const words: string[] = []
  const tokenOf: number[] = []
  for (const [index, token] of tokens.entries()) {
    for (const word of wordsOfToken(token, tokens[index - 1], lexicon)) {
      words.push(word)
      tokenOf.push(index)
    }
  }
  return withoutGreeting({ words, tokenOf, tokens }, lexicon)
}

/** "Bom dia! Pode sim" replies as "pode sim" does; a greeting that asks ("oi?"), or is all that is said, stays. */
function withoutGreeting(reply: ReplyWords, lexicon: Lexicon): ReplyWords {
  let from = 0
  for (let length = 1; length > 0; from += length) {
    while (from > 0 && reply.words[from] === PAUSE) from += 1
    const found = lexicon.match(reply.words, from)
    length = found?.kinds.has('greeting') ? found.length : 0
  }
  const next = reply.words[from]
  if (next === undefined || next === DOUBT) return reply
  return { ...reply, words: reply.words.slice(from), tokenOf: reply.tokenOf.slice(from) }
}

function wordsOfToken(token: Token, before: Token | undefined, lexicon: Lexicon): string[] {
  if (token.kind === 'punctuation') {
    const isEllipsis = token.raw === '…' || (token.raw === '.' && before?.raw === '.')
    if (isEllipsis) return [DOUBT]
    return [PAUSES.has(token.raw) ? PAUSE : token.raw === '?' ? DOUBT : token.raw]
  }
  if (token.kind === 'word')
    return wordOf(token)
      .split(' ')
      .map((word) => squeeze(word, lexicon))
  return [token.folded]
}

/** "siiim" reads as "sim" and "yesss" as "yes": drawn-out letters are shortened to a known word. */
function squeeze(word: string, { knows }: Lexicon): string {
  // In the cues one laughter stands for all.
  if (laughterOf(word)) return 'kkk'
  if (knows(word) || !/(.)\1/u.test(word)) return word
  const doubled = word.replace(/(.)\1{2,}/gu, '$1$1')
  if (knows(doubled)) return doubled
  const single = word.replace(/(.)\1+/gu, '$1')
  return knows(single) ? single : word
}
