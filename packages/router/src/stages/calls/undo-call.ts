import { wordsOf } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import { nameOf } from '../../values/name-of.ts'
import {
  type BuiltCall,
  type CallBuilder,
  type CallInput,
  floatOf,
  spanOf,
  textOf,
} from './call-builder.ts'
import { namesKind } from './class-nouns.ts'

const JOINING = wordSet('e and')
const ARTICLES = wordSet('a o as os the my our')

/** Undoing names an older write only when the message says which. */
export const buildUndo: CallBuilder = (input) => {
  const metric = textOf(input, 'metric')?.key
  if (metric !== undefined) return undoEntry(input, metric)
  const text = textOf(input, 'item', 'name')
  const named = text ? wordsOf({ message: input.message, from: text.from, to: text.to }) : []
  if (namesKind(named, ['reminder', 'goal', 'habit', 'event'])) return undefined
  // "a luz e a internet" are two things, and neither is called so.
  if (named.some((word, at) => JOINING.has(word) && ARTICLES.has(named[at + 1] ?? '')))
    return undefined
  const money = spanOf(input, 'money')
  const date = floatOf(input, 'date')
  const ref = {
    ...(text === undefined ? {} : { name: nameOf(input.message, text.from, text.to) }),
    ...(money === undefined ? {} : { actualAmount: money.value.amount }),
    ...(date === undefined || date.invalid ? {} : { date: date.value.past }),
  }
  const params = Object.keys(ref).length === 0 ? {} : { expenseRef: ref }
  return { intent: 'undo', params, missing: [] }
}

function undoEntry(input: CallInput, type: string): BuiltCall {
  const date = floatOf(input, 'date')
  const entryRef = {
    type,
    ...(date === undefined || date.invalid ? {} : { date: date.value.past }),
  }
  return { intent: 'undo', params: { entryRef }, missing: [] }
}
