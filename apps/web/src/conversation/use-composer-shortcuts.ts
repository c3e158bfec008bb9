import { type RefObject, useEffect } from 'react'

/** "/" where nothing is being written, and Ctrl or Cmd with K anywhere, bring the user to the composer. */
export function useComposerShortcuts(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isWriting()
      const isChord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isSlash && !isChord) return
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
