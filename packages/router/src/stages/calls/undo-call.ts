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

/** Undoing names an older write only when the message says which. */
export const buildUndo: CallBuilder = (input) => {
  const metric = textOf(input, 'metric')?.key
  if (metric !== undefined) return undoEntry(input, metric)
  const text = textOf(input, 'item', 'name')
  if (text && namesKind(wordsIn(input, text.from, text.to), ['reminder', 'goal', 'habit', 'event']))
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

const wordsIn = (input: CallInput, from: number, to: number): string[] =>
  input.message.items.slice(from, to).map((item) => item.word)

function undoEntry(input: CallInput, type: string): BuiltCall {
  const date = floatOf(input, 'date')
  const entryRef = {
    type,
    ...(date === undefined || date.invalid ? {} : { date: date.value.past }),
  }
  return { intent: 'undo', params: { entryRef }, missing: [] }
}
