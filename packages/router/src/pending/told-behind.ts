import type { SlotSpan } from '../slots/slot-span.ts'
import type { Locale } from '../text/locale.ts'
import { wordSet } from '../text/word-set.ts'
import type { CueKind } from './cues.ts'
import type { ItemNames } from './item-names.ts'
import type { Lexicon } from './lexicon.ts'
import { DOUBT, PAUSE, type ReplyWords } from './reply-words.ts'
import { without } from './said-of-others.ts'

/** What the finder of stories needs. */
interface Said {
  readonly reply: ReplyWords
  readonly spans: readonly SlotSpan[]
  readonly lexicon: Lexicon
  readonly names: ItemNames
  readonly writes: readonly unknown[]
}

/** Words with which a reason goes on where no mark parts it from the refusal. */
const WHY = wordSet('que porque pois since because cause cuz cos')
const FEWEST_WORDS = 3
/** A day behind such a word tells when, and corrects nothing. */
const WHEN: ReadonlySet<string> = new Set(['date', 'period'])

/** Words that decide, correct or choose: with one of them more is said than how it came about. */
const DECIDING: readonly CueKind[] = [
  'yes',
  'right',
  'do',
  'enter',
  'keep',
  'fix',
  'contrast',
  'only',
  'except',
  'rest',
]

/** Words by which a stretch is known to tell something. */
const TELLING: Readonly<Record<Locale, RegExp>> = {
  'pt-BR':
    /(?:^| )(?:nao|nem|eu|ele|ela|eles|elas|minha|meu|ninguem|\w{2,}(?:ou|aram|eram|iram|iu|eu|ei|ava|avam))(?: |$)/,
  en: /(?:^| )(?:i|he|she|they|we|my|work|nobody|\w+n't|\w{2,}ed|covers|paid|got|'s)(?: |$)/,
}

/**
 * A reply without the story told behind its first words: "tira a farmácia | que não foi comigo",
 * "never mind, | the office called it off"; nothing where what is behind holds a value, a name or words that
 * decide.
 */
export function* withoutStories(said: Said): Generator<ReplyWords> {
  const { words } = said.reply
  const isNamed = (at: number) =>
    words.slice(0, at).some((word) => said.names.positionsOf(word).length > 0)
  for (let at = 1; at < words.length - FEWEST_WORDS; at++) {
    if (words[at] !== PAUSE && !WHY.has(words[at] ?? '')) continue
    // "deixa que eu confirmo" calls nothing off; "tira a farmácia que não foi comigo" names what goes.
    if (words[at] === 'que' && !isNamed(at)) continue
    if (isStory(said, at + 1)) yield without(said.reply, at, words.length)
  }
}

function isStory({ reply, spans, lexicon, names, writes }: Said, from: number): boolean {
  const told = reply.words.slice(from)
  if (told.length < FEWEST_WORDS || told.includes(DOUBT)) return false
  const firstToken = reply.tokenOf[from] ?? 0
  const isBound = reply.words[from - 1] !== PAUSE
  if (spans.some(({ to, type }) => to > firstToken && !(isBound && WHEN.has(type)))) return false
  if (writes.length > 1 && told.some((word) => names.positionsOf(word).length > 0)) return false
  const kindsAt = (at: number) => lexicon.match(reply.words, at)?.kinds
  if (kindsAt(from)?.has('was')) return false
  const decides = told.some((_, at) => DECIDING.some((kind) => kindsAt(from + at)?.has(kind)))
  return !decides && TELLING[lexicon.locale].test(told.join(' '))
}
