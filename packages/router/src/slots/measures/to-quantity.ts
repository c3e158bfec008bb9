import { roundTo } from '../numbers/round-to.ts'
import type { Quantity } from '../slot-span.ts'
import type { Unit } from './units.ts'
import { CANONICAL } from './units.ts'

/** Converts what was said into the dimension's canonical unit, rounded as that unit is kept. */
export function toQuantity(amount: number, unit: Unit, rest = 0): Quantity {
  const { unit: canonical, decimals } = CANONICAL[unit.dimension]
  const exact = amount * unit.factor + rest
  const value = roundTo(exact, decimals)
  const quantity: Quantity = {
    dimension: unit.dimension,
    unit: canonical,
    value,
    said: {
      amount: rest === 0 ? amount : roundTo(amount + rest / unit.factor, 4),
      unit: unit.name,
    },
  }
  return unit.dimension === 'duration' ? { ...quantity, hours: roundTo(exact / 60, 2) } : quantity
}
