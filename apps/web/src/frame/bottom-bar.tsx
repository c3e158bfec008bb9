import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon, MoreIcon } from '../icons.tsx'
import { useBackdrop } from '../layout/use-backdrop.ts'
import { PAGES } from '../pages/index-of-pages.ts'
import { ChatLink, PageLink } from './rail.tsx'

/** How many pages a thumb reaches at once, beside the chat and the way to the rest. */
const SHOWN = 3

/** The way to every page on a phone: the first few at the thumb, the rest behind one more tap. */
export function BottomBar() {
  const { t } = useTranslation()
  const life = PAGES.filter(({ place }) => place === 'life')
  const shown = life.slice(0, SHOWN)
  const rest = [...life.slice(SHOWN), ...PAGES.filter(({ place }) => place === 'foot')]
  const sheet = useRef<HTMLDialogElement>(null)
  const backdrop = useBackdrop()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever arrived somewhere is done here.
  useEffect(() => sheet.current?.close(), [pathname])
  return (
    <nav className="bar" aria-label={t('frame.pages')}>
      <ChatLink className="bar__link" />
      {shown.map((page) => (
        <PageLink key={page.path} page={page} className="bar__link" />
      ))}
      <button
        type="button"
        className="bar__link"
        aria-haspopup="dialog"
        data-current={rest.some(({ path }) => path === pathname)}
        onClick={() => sheet.current?.showModal()}
      >
        <MoreIcon />
        <span>{t('frame.more')}</span>
      </button>
      <dialog ref={sheet} className="sheet" aria-label={t('frame.more')} {...backdrop}>
        <div className="sheet__body">
          <button
            type="button"
            className="icon-button sheet__close"
            aria-label={t('today.close')}
            onClick={() => sheet.current?.close()}
          >
            <CloseIcon />
          </button>
          <ul className="more">
            {rest.map((page) => (
              <li key={page.path}>
                <PageLink page={page} className="rail__link" />
              </li>
            ))}
          </ul>
        </div>
      </dialog>
    </nav>
  )
}
