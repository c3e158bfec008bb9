import type { Approval, Receipt } from '@parco/protocol'

/** One line of a slip: a write that waits, was decided, or is proven by its receipt. */
export interface SlipItem {
  readonly key: string
  readonly approval?: Approval | undefined
  readonly receipt?: Receipt | undefined
}
