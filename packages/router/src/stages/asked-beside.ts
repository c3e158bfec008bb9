import type { ReadCall } from '../clauses/clause-reading.ts'
import { hasTrait } from '../intents/intent-table.ts'
import type { RoutedCall } from '../router-types.ts'
import type { BuiltCall } from './calls/call-builder.ts'

/** "balanço do mês, como é que eu fui?": the same question in other words is asked once. */
export function askedOnce(
  routed: readonly RoutedCall[],
  readings: readonly ReadCall[],
): readonly RoutedCall[] {
  if (routed.length < 2 || readings.some(({ isWrite }) => isWrite)) return routed
  const said = routed.map((call) => JSON.stringify(call))
  // "resumo do mês passado, como é que eu fui?": the stretch said is that of both.
  const isTimed = (index: number) => readings[index]?.call.isTimeless !== true
  const hasTimed = routed.some(
    ({ intent }, index) => hasTrait(intent, 'summarises') && isTimed(index),
  )
  return routed.filter(
    ({ intent }, index) =>
      said.indexOf(said[index] as string) === index &&
      !(hasTrait(intent, 'summarises') && hasTimed && !isTimed(index)),
  )
}

const STRETCH = ['days', 'startDate', 'endDate'] as const

/** "quanto pesei mês passado, e meu sono?": a stretch said in one of several questions holds for those without. */
export function shareStretch(calls: readonly BuiltCall[]): readonly BuiltCall[] {
  const asked = calls.filter(({ intent }) => hasTrait(intent, 'tracks'))
  const said = asked.filter(({ isTimeless }) => !isTimeless)
  if (said.length !== 1) return calls
  const stretch = STRETCH.flatMap((slot) => {
    const value = said[0]?.params[slot]
    return value === undefined ? [] : [[slot, value] as const]
  })
  return calls.map((call) =>
    call.isTimeless && hasTrait(call.intent, 'tracks')
      ? { ...call, params: { type: call.params.type, ...Object.fromEntries(stretch) } }
      : call,
  )
}
