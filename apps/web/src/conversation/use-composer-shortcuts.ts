import { type RefObject, useEffect } from 'react'

/** "/" where nothing is being written brings the user to the composer. */
export function useComposerShortcuts(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isWriting()) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [field])
}

function isWriting(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false
}
