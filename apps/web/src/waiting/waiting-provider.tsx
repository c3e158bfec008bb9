import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react'

/** Filled by `WaitingProvider`. */
const WaitingContext = createContext<() => void>(() => undefined)

/** Opens all cards that wait elsewhere. */
export const useOpenWaiting = (): (() => void) => useContext(WaitingContext)

// Needed by whoever left a card behind, and by nobody else.
const WaitingDialog = lazy(() => import('./waiting-dialog.tsx'))

/** Where the cards that wait elsewhere are drawn, over every page. */
export function WaitingProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <WaitingContext value={() => setIsOpen(true)}>
      {children}
      {isOpen && (
        <Suspense>
          <WaitingDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </WaitingContext>
  )
}
