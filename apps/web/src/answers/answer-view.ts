import type { Period } from './period.ts'

/** What every card of an answer is given. */
export interface AnswerViewProps<Data> {
  readonly data: Data
  /** Asks the same of other days. */
  readonly onPeriod: (period: Period) => void
}
