import { defineScanner, defineScannerOfMany } from '../reading.ts'
import { paymentMethod } from './payment-method.ts'
import { bloodPressure } from './read-blood-pressure.ts'
import { installments } from './read-installments.ts'
import { ordinal } from './read-ordinal.ts'
import { percent } from './read-percent.ts'
import { quantity } from './read-quantity.ts'
import { score } from './read-score.ts'

/** Finds quantities with a unit, converted to the canonical one. */
export const quantityScanner = defineScannerOfMany('quantity', quantity)
/** Finds blood pressures, in mmHg. */
export const bloodPressureScanner = defineScanner('bloodPressure', bloodPressure)
/** Finds marks on a scale. */
export const scoreScanner = defineScanner('score', score)
/** Finds percentages. */
export const percentScanner = defineScanner('percent', percent)
/** Finds numbers of instalments. */
export const installmentsScanner = defineScanner('installments', installments)
/** Finds ranks: "o segundo", "the last". */
export const ordinalScanner = defineScanner('ordinal', ordinal)
/** Finds ways of paying. */
export const paymentMethodScanner = defineScanner('paymentMethod', paymentMethod)
