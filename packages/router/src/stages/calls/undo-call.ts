import { wordsOf } from '../../clauses/message.ts'
import { nameOf } from '../../values/name-of.ts'
import { type BuiltCall, type CallBuilder, floatOf, setOf, spanOf, textOf } from './call-builder.ts'
import { UNDO_CALL as WORDS } from './words.generated.ts'

/** Undoing names an older write only when the message says which: a measurement, a kind of record, an expense. */
export const buildUndo: CallBuilder = (input) => {
  const said = floatOf(input, 'date')
  const date = said === undefined || said.invalid ? {} : { date: said.value.past }
  const type = textOf(input, 'metric')?.key
  if (type !== undefined) return undo({ entryRef: { type, ...date } })
  const text = textOf(input, 'item', 'name')
  const name = text && { name: nameOf(input.message, text.from, text.to) }
  const set = setOf(input)
  if (set.kind !== undefined) return undo({ recordRef: { ...set, ...name, ...date } })
  const named = text ? wordsOf({ message: input.message, from: text.from, to: text.to }) : []
  // "a luz e a internet" are two things, and neither is called so.
  if (named.some((word, at) => WORDS.joining.has(word) && WORDS.articles.has(named[at + 1] ?? '')))
    return undefined
  const money = spanOf(input, 'money')
  const ref = { ...name, ...(money && { actualAmount: money.value.amount }), ...date }
  return undo(Object.keys(ref).length === 0 ? {} : { expenseRef: ref })
}

const undo = (params: Record<string, unknown>): BuiltCall => ({
  intent: 'undo',
  params,
  missing: [],
})
