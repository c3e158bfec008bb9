import { defineScanner } from '../reading.ts'
import { money } from './read-money.ts'

/** Finds amounts of money; a bare number is one too, marked as having no currency said. */
export const moneyScanner = defineScanner('money', money)
