import type { SlotSpanOf } from '../../slots/slot-span.ts'
import { type CallInput, spanOf } from './call-builder.ts'

/**
 * What was paid with the tip: "the cab was 22 plus a 5 tip" is 27, whether that is said or not.
 * `contradicted` when another whole is said; nothing where no tip is.
 */
export function tippedAmount(input: CallInput): SlotSpanOf<'money'> | 'contradicted' | undefined {
  const bare = spanOf(input, 'money', 'bare')
  if (bare === undefined) return undefined
  const tip = spanOf(input, 'money', 'tip')
  const whole = spanOf(input, 'money', 'money')
  if (tip === undefined) return isMore(whole, bare) ? whole : 'contradicted'
  const amount = Math.round((bare.value.amount + tip.value.amount) * 100) / 100
  if (whole && whole.value.amount !== amount) return 'contradicted'
  return { ...bare, value: { ...bare.value, amount } }
}

const isMore = (
  whole: SlotSpanOf<'money'> | undefined,
  bare: SlotSpanOf<'money'>,
): whole is SlotSpanOf<'money'> => whole !== undefined && whole.value.amount > bare.value.amount
