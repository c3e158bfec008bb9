import { nameOf } from '../../values/name-of.ts'
import { type CallBuilder, floatOf, spanOf, textOf } from './call-builder.ts'

/** Undoing names an older write only when the message says which. */
export const buildUndo: CallBuilder = (input) => {
  const text = textOf(input, 'item', 'name')
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
