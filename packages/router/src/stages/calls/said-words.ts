import type { Message } from '../../clauses/message.ts'
import type { SlotSpan } from '../../slots/slot-span.ts'
import { capitalize, spelledAt } from '../../values/name-of.ts'
import { SAID_WORDS as WORDS } from './words.generated.ts'

/** Small words before the name of something planned. */
export const TITLE_OPENERS = WORDS.titleOpeners

/** What stands before one certain thing: an article, or whose it is where it is the speaker's. */
export const DEFINITE = WORDS.definite

const isMark = (message: Message, at: number): boolean => {
  const kind = message.items[at]?.kind
  return kind === 'punctuation' || kind === 'emoji'
}

/** A stretch of a message as its writer typed it, without the given spans and the words that join them. */
export function wordsWithout(
  message: Message,
  from: number,
  to: number,
  spans: readonly SlotSpan[],
): string {
  const kept: number[] = []
  for (let at = from; at < to; ) {
    const span = spans.find((one) => one.from === at && one.to <= to)
    if (span) {
      while (kept.length > 0 && WORDS.joiners.has(message.items[kept.at(-1) ?? 0]?.word ?? ''))
        kept.pop()
      at = span.to
      continue
    }
    kept.push(at)
    at += 1
  }
  const last = kept.at(-1)
  const sign = last === undefined ? '' : bloodSign(message, last)
  const said = spelledAt(message, sign ? kept : trimmed(message, kept)).trim()
  return said + sign
}

/** The sign of a blood type, which is no part of its word: "O+", "AB-". */
function bloodSign({ text, items }: Message, at: number): string {
  return /^(?:AB|A|B|O)([+-])(?![\p{L}\d])/u.exec(text.slice(items[at]?.start ?? 0))?.[1] ?? ''
}

/** "tomorrow's standup" without its day leaves an ending behind. */
const LEADING: ReadonlySet<string> = new Set([...WORDS.polite, "'s"])

function trimmed(message: Message, kept: readonly number[]): number[] {
  const list = [...kept]
  const wordOf = (at: number | undefined) => message.items[at ?? -1]?.word ?? ''
  while (list.length > 1 && (isMark(message, list[0] ?? 0) || LEADING.has(wordOf(list[0])))) {
    if (
      wordOf(list[0]) === "'s" ||
      wordOf(list[0]) === 'e' ||
      wordOf(list[0]) === 'and' ||
      isMark(message, list[0] ?? 0) ||
      list.length > 2
    )
      list.shift()
    else break
  }
  while (list.length > 0) {
    const last = list.at(-1) ?? 0
    const isEnd = isMark(message, last) && !/[)%"'”]/.test(wordOf(last))
    const isPolite = WORDS.polite.has(wordOf(last)) && list.length > 1
    const isJoiner = WORDS.joiners.has(wordOf(last)) && list.length > 1 && wordOf(last) !== 'a'
    if (!isEnd && !isPolite && !isJoiner) break
    list.pop()
  }
  return list
}

/** A stretch as typed, without politeness at its ends. */
export function plainWords(message: Message, from: number, to: number): string {
  return wordsWithout(message, from, to, [])
}

/** The index after the small words that open a free text: "de", "que eu", "to". */
export function afterOpeners(
  message: Message,
  from: number,
  to: number,
  more?: ReadonlySet<string>,
): number {
  let at = from
  while (
    at < to - 1 &&
    message.items[at]?.raw !== 'EU' &&
    (isMark(message, at) ||
      WORDS.openers.has(message.items[at]?.word ?? '') ||
      more?.has(message.items[at]?.word ?? ''))
  )
    at += 1
  return at
}

/** The text with its first letter large, for a title. */
export const asTitle = (text: string): string => (text === '' ? '' : capitalize(text))

/** The words before and behind the first "and" that has some before it. */
export function joinedBy(
  words: readonly string[],
): readonly [readonly string[], readonly string[]] | undefined {
  const at = words.findIndex((word) => word === 'e' || word === 'and')
  return at < 1 ? undefined : [words.slice(0, at), words.slice(at + 1)]
}
