import type { Item, Message } from '../clauses/message.ts'
import type { Speech } from '../speech/speech.ts'
import { messageGatesIn } from './gate-clause.ts'
import { QUOTES as WORDS } from './words.generated.ts'

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
    const end = WORDS.pointing.has(items[to]?.word ?? '') ? to + 1 : to
    return items[end]?.word === ':'
  })
}

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
  const isNamed = who !== '' && !WORDS.noSayer.has(who) && behind.length <= MOST_WORDS_BEHIND
  return isNamed && WORDS.inverted.has(verb)
}

const MOST_WORDS_BEHIND = 5

/** "o professor repetiu: anota isso", "her exact words: …": words of somebody behind a colon. */
function isToldOn({ items, text }: Message): boolean {
  if (!text.includes(':')) return false
  const colon = items.findIndex(({ word, kind }) => word === ':' && kind === 'punctuation')
  if (colon < 1 || colon === items.length - 1) return false
  const [opening = '', ...rest] = items.slice(0, colon).map(({ word }) => word)
  if (colon === 1) return WORDS.others.has(opening)
  // "me avisa: …" orders; "meu irmão me falou: …" is said to the speaker.
  if (opening === 'me' || [opening, ...rest].some((word) => WORDS.speaker.has(word))) return false
  if (rest.some((word) => WORDS.told.has(word))) return true
  const isOfThem =
    colon <= MOST_WORDS_BEFORE && (WORDS.others.has(opening) || WORDS.beforeOthers.has(opening))
  return isOfThem && rest.some((word) => WORDS.saying.has(word) || WORDS.written.has(word))
}

const MOST_WORDS_BEFORE = 12

/** What is said for effect: whatever it orders to be written down, nobody keeps. */
const CATCHPHRASE =
  /\b(?:o que (?:eu )?(?:(?:estou|t[oô]) (?:te )?(?:dizendo|falando)|te digo)|minhas palavras|(?:j[aá]|como) diziam?|diz o ditado|mark my words|heard it here first|as the saying goes|like they say|keep telling myself)(?!\p{L})/iu
