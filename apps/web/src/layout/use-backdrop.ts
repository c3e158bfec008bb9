import { type MouseEvent, type PointerEvent, useRef } from 'react'

type OverDialog<Kind> = Kind & { readonly currentTarget: HTMLDialogElement }

/**
 * Closes a dialog by a press beside it. One that began inside does not count, as where a text is marked
 * up to its end and beyond; `isKept` says whether something stands there that would be lost.
 */
export function useBackdrop(isKept: () => boolean = () => false) {
  const beganBeside = useRef(false)
  return {
    onPointerDown(event: OverDialog<PointerEvent<HTMLDialogElement>>) {
      beganBeside.current = event.target === event.currentTarget
    },
    onClick(event: OverDialog<MouseEvent<HTMLDialogElement>>) {
      if (!beganBeside.current || event.target !== event.currentTarget || isKept()) return
      event.currentTarget.close()
    },
  }
}
