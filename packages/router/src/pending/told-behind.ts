import type { SlotSpan } from '../slots/slot-span.ts'
import type { Locale } from '../text/locale.ts'
import type { CueKind } from './cues.ts'
import type { ItemNames } from './item-names.ts'
import type { Lexicon } from './lexicon.ts'
import { DOUBT, PAUSE, type ReplyWords } from './reply-words.ts'
import { without } from './said-of-others.ts'
import { TOLD_BEHIND as WORDS } from './words.generated.ts'

/** What the finder of stories needs. */
interface Said {
  readonly reply: ReplyWords
  readonly spans: readonly SlotSpan[]
  readonly lexicon: Lexicon
  readonly names: ItemNames
  readonly writes: readonly unknown[]
}

const FEWEST_WORDS = 3
/** Behind words that surely call off, less is a reason: "cancel, it bounced". */
const FEWEST_BEHIND_ORDER = 2
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

/** Behind words that surely call off: what it was, or what will be done, is why. */
const BEING: Readonly<Record<Locale, RegExp>> = {
  'pt-BR':
    /(?:^| )(?:foi|foram|e|era|eram|saiu|estava|tava|esta|estao|deu|vou|vamos|prefiro)(?: |$)/,
  en: /(?:^| )(?:it|that|this|those|these|they)(?: one| two)? (?:was|were|is|are|isn't|wasn't|went|came|\w+ed)(?: |$)|(?:^| )i'(?:ll|m) /,
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
  for (let at = 1; at < words.length - FEWEST_BEHIND_ORDER; at++) {
    if (words[at] !== PAUSE && !WORDS.why.has(words[at] ?? '')) continue
    // "deixa que eu confirmo" calls nothing off; "tira a farmácia que não foi comigo" names what goes.
    if (words[at] === 'que' && !isNamed(at)) continue
    if (isStory(said, at + 1)) yield without(said.reply, at, words.length)
  }
}

/** Whether words call off or forbid to write, and do not only deny: "cancela isso", "não salva". */
const areOrder = ({ reply: { words }, lexicon }: Said, to: number): boolean =>
  words.slice(0, to).some((word, at) => {
    const said = [lexicon.match(words.slice(0, to), at), lexicon.match([word], 0)]
    return word === "don't" || said.some((cue) => ORDERING.some((kind) => cue?.kinds.has(kind)))
  })

const ORDERING: readonly CueKind[] = ['stop', 'enter', 'do', 'erase']

function isStory(said: Said, from: number): boolean {
  const { reply, lexicon, names, writes } = said
  const { locale } = lexicon
  const words = reply.words.slice(from)
  const told = words.join(' ').replace(/ (?=')/g, '')
  const isOrdered = reply.words[from - 1] === PAUSE && areOrder(said, from - 1)
  if (words.length < (isOrdered ? FEWEST_BEHIND_ORDER : FEWEST_WORDS)) return false
  if (words.includes(DOUBT) || isValued(said, from, isOrdered)) return false
  if (writes.length > 1 && words.some((word) => names.positionsOf(word).length > 0)) return false
  const kindsAt = (at: number) => lexicon.match(reply.words, at)?.kinds
  if (!isOrdered && kindsAt(from)?.has('was')) return false
  const decides = words.some((_, at) => DECIDING.some((kind) => kindsAt(from + at)?.has(kind)))
  return !decides && (TELLING[locale].test(told) || (isOrdered && BEING[locale].test(told)))
}

/** Whether what is told holds a value, which corrects; a day behind "porque" tells when. */
function isValued(said: Said, from: number, isOrdered: boolean): boolean {
  const { reply, spans } = said
  const firstToken = reply.tokenOf[from] ?? 0
  const isBound = reply.words[from - 1] !== PAUSE
  return spans.some((span) => {
    if (span.to <= firstToken || (isBound && WHEN.has(span.type))) return false
    return span.type !== 'paymentMethod' || !isOrdered || isBare(said, from, span)
  })
}

/** "foi no crédito" says how it was paid; "foi no cartão da firma", "o pix não caiu" say more. */
function isBare({ reply, lexicon }: Said, from: number, span: SlotSpan): boolean {
  return reply.words.slice(from).every((word, index) => {
    const token = reply.tokenOf[from + index] ?? 0
    const kinds = lexicon.match([word], 0)?.kinds
    return (span.from <= token && token < span.to) || AROUND_VALUE.some((kind) => kinds?.has(kind))
  })
}

const AROUND_VALUE: readonly CueKind[] = ['was', 'verb', 'article', 'label', 'filler', 'it', 'this']
