import { type RefObject, useLayoutEffect } from 'react'

/**
 * Puts the caret behind what the field holds, where there is a mouse; on a phone the keyboard would
 * cover the page. One composer takes the place of another while somebody types: the focus moves
 * within the same commit, because a key between the two would be lost. Whoever has gone on to
 * something else meanwhile keeps it: `takesOver` says that there was a composer before.
 */
export function useFocusAtOnce(
  field: RefObject<HTMLTextAreaElement | null>,
  takesOver = false,
): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!element || !matchMedia('(pointer: fine)').matches) return
    // A field that was removed with the focus leaves it to the body.
    if (takesOver && document.activeElement !== document.body) return
    element.focus({ preventScroll: true })
    element.setSelectionRange(element.value.length, element.value.length)
  }, [field, takesOver])
}
