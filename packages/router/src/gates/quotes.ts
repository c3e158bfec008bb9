import type { Item, Message } from '../clauses/message.ts'
import type { Speech } from '../speech/speech.ts'
import { wordSet } from '../text/word-set.ts'
import { messageGatesIn } from './gate-clause.ts'

/** Marks around somebody's words. */
export const QUOTES: ReadonlySet<string> = new Set(['"', '“', '”', '«', '»', '‘', '„'])

/**
 * Whether words between quotation marks, or behind whoever says them and a colon, make a statement of
 * their own: somebody's words, not a record.
 */
export function hasQuotedStatement(message: Message, speech: Speech): boolean {
  if (isNotMeant(message) || isHeaded(message, speech)) return true
  const { items } = message
  const first = nextQuote(items, 0)
  for (let from = first; from >= 0; ) {
    const to = nextQuote(items, from + 1)
    if (to < 0) return false
    const isWhole = to - from - 1 > items.length - 4 && first === 0
    if (!isWhole && holdsVerb(items, from + 1, to, speech)) return true
    from = nextQuote(items, to + 1)
  }
  return false
}

/** "quem me dera: …", "just an example: …": what stands behind a colon is no more meant than its heading. */
export function isHeaded(message: Message, speech: Speech): boolean {
  const { items, text } = message
  if (!text.includes(':')) return false
  const whole = { message, from: 0, to: items.length }
  return messageGatesIn(speech, whole).some(({ to }) => {
    const end = POINTING.has(items[to]?.word ?? '') ? to + 1 : to
    return items[end]?.word === ':'
  })
}

const POINTING = wordSet('isso isto this that it')

function nextQuote(items: readonly Item[], from: number): number {
  for (let at = from; at < items.length; at++) {
    const item = items[at] as Item
    if (item.kind === 'punctuation' && QUOTES.has(item.raw)) return at
  }
  return -1
}

function holdsVerb(items: readonly Item[], from: number, to: number, speech: Speech): boolean {
  for (let at = from; at < to; at++) if (speech.verbs.has(items[at]?.word ?? '')) return true
  return false
}

/** Whether a message gives somebody else's words behind a colon, or is said for effect. */
export const isNotMeant = (message: Message): boolean =>
  isToldOn(message) || isSaidBehind(message) || CATCHPHRASE.test(message.text)

/** "…, disse a Ana", "…, said my boss": who said it stands behind. */
function isSaidBehind({ items, text }: Message): boolean {
  if (!text.includes(',')) return false
  const from = items.findLastIndex(({ word }) => word === ',') + 1
  const behind = items.slice(from).filter(({ kind }) => kind === 'word')
  const [verb = '', who = ''] = behind.map(({ word }) => word)
  const isNamed = who !== '' && !NO_SAYER.has(who) && behind.length <= MOST_WORDS_BEHIND
  return isNamed && INVERTED.has(verb)
}

const MOST_WORDS_BEHIND = 5
/** Verbs of saying that stand before whoever says it. */
const INVERTED = wordSet(`
  disse falou diz gritou repetiu respondeu escreveu avisou cantou exclamou resmungou said says yelled
  shouted whispered replied wrote sang muttered
`)
const NO_SAYER = wordSet('que eu i me com comigo pra para isso tudo that so to you it')

/** "o professor repetiu: anota isso", "her exact words: …": words of somebody behind a colon. */
function isToldOn({ items, text }: Message): boolean {
  if (!text.includes(':')) return false
  const colon = items.findIndex(({ word, kind }) => word === ':' && kind === 'punctuation')
  if (colon < 1 || colon === items.length - 1) return false
  const [opening = '', ...rest] = items.slice(0, colon).map(({ word }) => word)
  if (colon === 1) return OTHERS.has(opening)
  // "me avisa: …" orders; "meu irmão me falou: …" is said to the speaker.
  if (opening === 'me' || [opening, ...rest].some((word) => SPEAKER.has(word))) return false
  if (rest.some((word) => TOLD.has(word))) return true
  const isOfThem = colon <= MOST_WORDS_BEFORE && (OTHERS.has(opening) || BEFORE_OTHERS.has(opening))
  return isOfThem && rest.some((word) => SAYING.has(word) || WRITTEN.has(word))
}

const MOST_WORDS_BEFORE = 12
const SPEAKER = wordSet('eu i you voce')
const OTHERS = wordSet('ele ela eles elas he she they him her')
const BEFORE_OTHERS = wordSet(
  'o a os as um uma meu minha meus minhas nosso nossa seu sua aquele aquela the a an my our his their your that some every',
)
/** Verbs of saying that are hardly ever anything else. */
const TOLD = wordSet(`
  disse falou diria falaria repetiu gritou berrou cochichou respondeu escreveu mandou avisou pediu perguntou comentou
  explicou postou said says told yelled shouted whispered replied wrote texted posted repeated asked
  announced sent forwarded
`)
/** And as others do it. */
const SAYING = wordSet(`
  say repetia repete repetiram repetindo dizia diz diziam dizem dizendo falava fala falaram falavam falando
  gritava grita gritaram gritando berrava berra berrando avisava avisaram insistiu insistia insiste
  sussurrou respondia cantou cantava canta cantando anunciou anunciava anunciaram ordenou exclamou
  aconselhou jurou jurava pregou pregava prega resmungou rezava repeats repeating saying yelling yells
  shouting shouts screamed screaming screams insisted insists whispers announces warned ordered sang
  sings singing preached preaches claimed claims muttered
`)
/** What holds words of somebody else. */
const WRITTEN = wordSet(`
  manchete ditado proverbio refrao legenda slogan meme tweet lema palavras
  headline lyrics lyric chorus caption billboard saying proverb motto words
`)

/** What is said for effect: whatever it orders to be written down, nobody keeps. */
const CATCHPHRASE =
  /\b(?:o que (?:eu )?(?:(?:estou|t[oô]) (?:te )?(?:dizendo|falando)|te digo)|minhas palavras|(?:j[aá]|como) diziam?|diz o ditado|mark my words|heard it here first|as the saying goes|like they say|keep telling myself)(?!\p{L})/iu
