import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react'

const PaletteContext = createContext<() => void>(() => undefined)

/** Opens the palette, for a button. */
export const useOpenPalette = (): (() => void) => useContext(PaletteContext)

const Palette = lazy(() => import('./palette.tsx'))

/** Opens the palette over any page with Ctrl or ⌘ and K; its code loads when it is first wanted. */
export function PaletteProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isChord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isChord || event.shiftKey || event.altKey) return
      event.preventDefault()
      // What has the attention keeps it: one cannot leave a question half answered.
      if (document.querySelector('dialog[open]:not(.palette)')) return
      setIsOpen((wasOpen) => !wasOpen)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <PaletteContext value={() => setIsOpen(true)}>
      {children}
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </PaletteContext>
  )
}
