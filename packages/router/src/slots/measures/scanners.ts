import { defineScanner } from '../reading.ts'
import { readPaymentMethod } from './payment-method.ts'
import { readBloodPressure } from './read-blood-pressure.ts'
import { readInstallments } from './read-installments.ts'
import { readOrdinal } from './read-ordinal.ts'
import { readPercent } from './read-percent.ts'
import { readQuantity } from './read-quantity.ts'
import { readScore } from './read-score.ts'

/** Finds quantities with a unit, converted to the canonical one. */
export const quantityScanner = defineScanner('quantity', (words, at) =>
  words.once(readQuantity, at),
)
/** Finds blood pressures, in mmHg. */
export const bloodPressureScanner = defineScanner('bloodPressure', readBloodPressure)
/** Finds marks on a scale. */
export const scoreScanner = defineScanner('score', readScore)
/** Finds percentages. */
export const percentScanner = defineScanner('percent', readPercent)
/** Finds numbers of instalments. */
export const installmentsScanner = defineScanner('installments', readInstallments)
/** Finds ranks: "o segundo", "the last". */
export const ordinalScanner = defineScanner('ordinal', readOrdinal)
/** Finds ways of paying. */
export const paymentMethodScanner = defineScanner('paymentMethod', readPaymentMethod)
