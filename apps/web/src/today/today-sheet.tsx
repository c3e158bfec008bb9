import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../icons.tsx'
import { TodayList } from './today-list.tsx'
import type { Today } from './use-today.ts'

interface TodaySheetProps {
  readonly sheet: RefObject<HTMLDialogElement | null>
  readonly today: Today
  readonly onRetry: () => void
}

/** Today's list on a phone: a sheet that the browser itself traps the focus in and closes on Escape. */
export function TodaySheet({ sheet, today, onRetry }: TodaySheetProps) {
  const { t } = useTranslation()
  useEffect(() => {
    // A window that grows shows the list beside the conversation instead.
    const wide = matchMedia('(min-width: 64rem)')
    const close = () => sheet.current?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [sheet])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape and the button close it too.
    <dialog
      ref={sheet}
      className="sheet"
      aria-label={t('today.label')}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className="sheet__body">
        <button
          type="button"
          className="icon-button sheet__close"
          aria-label={t('today.close')}
          onClick={() => sheet.current?.close()}
        >
          <CloseIcon />
        </button>
        <TodayList today={today} onRetry={onRetry} />
      </div>
    </dialog>
  )
}
