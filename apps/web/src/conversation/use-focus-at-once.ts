import { type RefObject, useLayoutEffect } from 'react'

/**
 * Puts the caret behind what the field holds, where there is a mouse; on a phone the keyboard would
 * cover the page. One composer takes the place of another while somebody types: the focus moves
 * within the same commit, because a key between the two would be lost.
 */
export function useFocusAtOnce(field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const element = field.current
    if (!element || !matchMedia('(pointer: fine)').matches) return
    element.focus({ preventScroll: true })
    element.setSelectionRange(element.value.length, element.value.length)
  }, [field])
}
