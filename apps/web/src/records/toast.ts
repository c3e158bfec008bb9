import type { ReceiptId } from '@parco/protocol'
import { createContext, useContext } from 'react'

/** One line at the foot of the page, for what just happened; with the way back where there is one. */
export interface Toast {
  readonly text: string
  readonly isProblem?: boolean
  /** What can be taken back. */
  readonly receiptIds?: readonly ReceiptId[]
}

/** Filled by `ProposalProvider`. */
export const ToastContext = createContext<(toast: Toast) => void>(() => undefined)

/** Says what just happened. */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext)
