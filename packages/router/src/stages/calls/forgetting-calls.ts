import { type Message, wordsOf } from '../../clauses/message.ts'
import { aboutSpeaker, withoutOwner } from '../../values/third-person.ts'
import { type CallBuilder, setOf } from './call-builder.ts'
import { KEPT, KNOWLEDGE_OPENERS, NOTHING_NAMED } from './kept-words.ts'
import { freeText } from './reminder-calls.ts'
import { afterOpeners, plainWords } from './said-words.ts'
import { FORGETTING_CALLS as WORDS } from './words.generated.ts'

/** What is to be forgotten, as it is kept: in the third person, without whose it is. */
export const buildForgetting: CallBuilder = (input) => {
  const { message } = input
  const text = freeText(input, 'query')
  const scope = setOf(input).scope
  if (text === undefined || message.items[text.from]?.kind === 'punctuation') return undefined
  // "esquece a senha do portão": the noun before belongs to what is forgotten.
  const from =
    setOf(input).isNoun === true
      ? text.from - 1
      : afterOpeners(
          message,
          text.from,
          text.to,
          setOf(input).isStory === true ? WORDS.stories : KNOWLEDGE_OPENERS,
        )
  // "aquela história do violão, pode esquecer": without such words it is no more than a remark.
  if (setOf(input).isStory === true && !isStory(message, text.from)) return undefined
  const words = wordsOf({ message, from, to: text.to })
  if (isPointing(message, from, words)) return undefined
  if (setOf(input).isOfThing === true && !words.slice(0, 3).some((word) => KEPT.has(word)))
    return undefined
  const isStatement =
    isNotAnyMore(words) ||
    // "o que eu te disse sobre a Vivo": a name is no verb, whatever it is spelled like.
    (!/^\p{Lu}\p{Ll}/u.test(message.items[from]?.raw ?? '') &&
      message.items.slice(input.clauseFrom, from).some((item) => WORDS.that.has(item.word)))
  const said = plainWords(message, from, text.to)
  const query = isStatement
    ? aboutSpeaker(said.replace(/ (?:mais|anymore|any more)\b/i, ''), message.locale)
    : withoutOwner(said)
  if (isAllSaid(words) || isOnlyWhen(message, from, text.to)) return undefined
  if (query === '' || words.every((word) => NOTHING_NAMED.has(word))) return undefined
  const isOver =
    isNotAnyMore(words) ||
    message.items.slice(input.clauseFrom, from).some((item) => item.word === 'ja')
  if (setOf(input).isNoMore === true && !isOver) return undefined
  return {
    intent: 'forget_knowledge',
    params: { query, ...(scope === undefined ? {} : { scope }) },
    missing: [],
  }
}

/** "delete that pharmacy expense" points at an entry; "forget that I smoke" tells a fact. */
function isPointing(message: Message, from: number, words: readonly string[]): boolean {
  if (message.items[from - 1]?.word !== 'that' || message.items[from - 2]?.word === 'fact')
    return false
  return !words.slice(0, 4).some((word) => WORDS.stated.has(word))
}

/** "esquece tudo que eu falei ontem, amor": what was said is not named. */
function isAllSaid(words: readonly string[]): boolean {
  const at = words.findIndex((word) => WORDS.told.has(word))
  return at >= 0 && at <= 2 && !words.slice(at + 1).some((word) => WORDS.about.has(word))
}

/** "tudo que eu falei ontem, amor", "what I told you last night": when it was said names nothing. */
function isOnlyWhen({ items, spans }: Message, from: number, to: number): boolean {
  const comma = items.findIndex(({ word }, at) => at >= from && at < to && word === ',')
  const end = comma > from ? comma : to
  return spans.some((span) => WHEN.has(span.type) && span.from <= from && span.to >= end)
}

const WHEN: ReadonlySet<string> = new Set(['date', 'period', 'moment', 'time'])

/** Whether the words are about something kept, or point at what was told. */
function isStory(message: Message, from: number): boolean {
  const words = wordsOf({ message, from, to: from + 3 })
  return WORDS.stories.has(words[0] ?? '') || words.some((word) => KEPT.has(word))
}

const isNotAnyMore = (words: readonly string[]): boolean =>
  words.some((word) => word === 'mais' || word === 'anymore' || word === 'longer')
