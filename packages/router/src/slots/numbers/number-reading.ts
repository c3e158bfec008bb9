import type { SlotProblem } from '../slot-span.ts'

/** A number read from digits or words. */
export interface NumberReading {
  readonly value: number
  /** Index after the last token. */
  readonly to: number
  readonly form: 'digits' | 'spelled'
  /** How many decimals were written, for telling "27,50" (money) from "27,5". */
  readonly decimals: number
  /** Other values the same digits may mean. */
  readonly alternatives: readonly number[]
  /** An article that is also a number: "um", "uma", "a", "an". */
  readonly isArticle: boolean
  /** "50 e poucos", "uns 200", "a couple". */
  readonly isApproximate: boolean
  /** A count of things, never a price: "meia dúzia", "a couple of". */
  readonly isCollective: boolean
  /** Whether a scale word or letter multiplied it: "2 mil", "1,5k". */
  readonly isScaled: boolean
  readonly invalid?: SlotProblem
}
