import type { SlotSpan } from '../slots/slot-span.ts'
import type { Locale } from '../text/locale.ts'
import type { ChangeInput } from './change.ts'
import { readValues } from './read-values.ts'
import { DOUBT, PAUSE, type ReplyWords } from './reply-words.ts'

/** How a value that is shown is wondered at; `V` stands for it. */
const DISBELIEF: Readonly<Record<Locale, RegExp>> = {
  'pt-BR':
    /^(?:(?:ue|oxe|oxente|opa|ei|nao|como|como assim|quem(?: foi que)?(?: te)? (?:falou|disse)(?: que)?(?: em| de| foi| era)?|(?:de )?onde(?: foi)?(?: que)?(?: voce| tu)? (?:saiu|tirou|veio|surgiu|inventou)|que)(?: |$))*(?:(?:esses?|essas?|os?|as?) )?V(?: o que| nada| coisa nenhuma)?$/,
  en: /^(?:(?:what|huh|hey|no|who said(?: anything about| it was)?|where did you get|what do you mean)(?: |$))*(?:that )?V(?: from| what)?$/,
}

/**
 * "quem falou em 90? eu disse 19": the reply behind words that wonder at a value as it is shown, where
 * more is said; nothing otherwise.
 */
export function behindDisbelief(input: ChangeInput): ChangeInput | undefined {
  const { reply, spans, writes, context, text } = input
  const shown = spans.find((span) =>
    writes.some((write) => readValues(write, [span], context).restated.length > 0),
  )
  if (shown === undefined) return undefined
  const isBehind = (at: number) => (reply.tokenOf[at] ?? 0) >= shown.to
  const end = reply.words.findIndex((word, at) => isBehind(at) && MARKS.has(word))
  const rest = reply.words.findIndex((word, at) => end >= 0 && at > end && !MARKS.has(word))
  if (rest < 0) return undefined
  const said = wordsAround(shown, reply).slice(0, end)
  // "90, foi 19" restates one of two values, and wonders at neither.
  if (said.every((word) => word === 'V') && reply.words[end] === PAUSE) return undefined
  if (!DISBELIEF[context.locale].test(inOneLine(said))) return undefined
  const from = reply.tokenOf[rest] ?? 0
  return {
    ...input,
    text: text.slice(reply.tokens[from]?.start ?? 0),
    reply: { ...reply, words: reply.words.slice(rest), tokenOf: reply.tokenOf.slice(rest) },
    spans: spans.filter((span) => span.from >= from),
  }
}

const MARKS: ReadonlySet<string> = new Set([PAUSE, DOUBT])

/** The words of a reply, those of the value each as `V`. */
const wordsAround = ({ from, to }: SlotSpan, { words, tokenOf }: ReplyWords): string[] =>
  words.map((word, at) => {
    const token = tokenOf[at] ?? -1
    return from <= token && token < to ? 'V' : word
  })

const inOneLine = (words: readonly string[]): string =>
  words
    .filter((word) => word !== PAUSE)
    .join(' ')
    .replace(/V(?: V)+/, 'V')
