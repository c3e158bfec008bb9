import { defineScanner } from '../reading.ts'
import { readMoney } from './read-money.ts'

/** Finds amounts of money; a bare number is one too, marked as having no currency said. */
export const moneyScanner = defineScanner('money', readMoney)
