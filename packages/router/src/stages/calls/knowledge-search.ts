import { type Message, wordsOf } from '../../clauses/message.ts'
import { areaOf } from '../../values/area-of.ts'
import { askedOfSpeaker, withoutOwner } from '../../values/third-person.ts'
import { type CallBuilder, type CallInput, setOf, textOf } from './call-builder.ts'
import { NOTHING_NAMED } from './kept-words.ts'
import { freeText } from './reminder-calls.ts'
import { afterOpeners, plainWords } from './said-words.ts'
import { KNOWLEDGE_SEARCH as WORDS } from './words.generated.ts'

export const buildKnowledgeSearch: CallBuilder = (input) => {
  const { message } = input
  const isWhole = setOf(input).isWholeQuestion === true
  const isBound = setOf(input).isBoundQuery === true
  const text = isWhole
    ? wholeQuestion(input)
    : isBound
      ? textOf(input, 'query')
      : freeText(input, 'query')
  const { type } = setOf(input)
  if (text === undefined)
    return { intent: 'search_knowledge', params: type === undefined ? {} : { type }, missing: [] }
  const to = beforeTag(message, text.from, text.to)
  const from = afterOpeners(message, text.from, to, WORDS.searchOpeners)
  const said = plainWords(message, from, to)
  const query = isWhole ? askedOfSpeaker(said, message.locale) : withoutOwner(said)
  const words = wordsOf({ message, from, to })
  if (query === '' || words.every((word) => NOTHING_NAMED.has(word))) return undefined
  if (FEELS_LIKE.test(` ${wordsOf({ message, from, to: input.clauseTo }).join(' ')}`))
    return undefined
  const found = areaOf(query)
  // Somebody named in a question does not make it one about relationships.
  const area = found === 'relationships' ? undefined : found
  return {
    intent: 'search_knowledge',
    params: { query, ...(area === undefined ? {} : { area }) },
    missing: [],
  }
}

/** "qual é meu tipo sanguíneo, você lembra?": what stands behind the mark asks no more. */
function beforeTag(message: Message, from: number, to: number): number {
  const mark = message.items.findIndex(({ word }, at) => at > from && at < to && word === ',')
  const behind = mark < 0 ? [] : wordsOf({ message, from: mark + 1, to })
  return behind.length > 0 && behind.every((word) => WORDS.tag.has(word)) ? mark : to
}

/** "remind me what a weekend feels like" sighs for one. */
const FEELS_LIKE = / (?:feels?|felt) like$/

/** What a question is about: its words after those that only ask. */
function wholeQuestion(input: CallInput): { from: number; to: number } {
  let from = input.clauseFrom
  while (
    from < input.clauseTo - 1 &&
    WORDS.questionWords.has(input.message.items[from]?.word ?? '')
  )
    from += 1
  return { from, to: input.clauseTo }
}
