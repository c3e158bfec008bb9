import type { Locale } from '@parco/protocol'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeStrip } from '../notices/notice-strip.tsx'
import { NewBuildBanner } from '../offline/new-build-banner.tsx'
import { PAGES } from '../pages/index-of-pages.ts'
import { PaletteProvider } from '../palette/palette-provider.tsx'
import { ProposalProvider } from '../records/proposal-provider.tsx'
import { WaitingProvider } from '../waiting/waiting-provider.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { GoneBanner } from './gone-banner.tsx'
import { Rail } from './rail.tsx'

/** What stands around every page: the rail, or on a phone the bar, and the cards of forms. */
export function Frame() {
  useDocumentTitle()
  return (
    <ProposalProvider>
      <WaitingProvider>
        <PaletteProvider>
          <div className="frame">
            <SkipLink />
            <Rail />
            <div className="frame__main" id="page">
              <div className="frame__news">
                <NewBuildBanner />
                <GoneBanner />
                <NoticeStrip />
              </div>
              <Outlet />
            </div>
            <BottomBar />
          </div>
        </PaletteProvider>
      </WaitingProvider>
    </ProposalProvider>
  )
}

/** The first stop of the keyboard: past the rail. */
function SkipLink() {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="skip"
      onClick={() => {
        const main = document.querySelector<HTMLElement>('#page main')
        main?.setAttribute('tabindex', '-1')
        main?.focus()
      }}
    >
      {t('frame.skip')}
    </button>
  )
}

function useDocumentTitle(): void {
  const { i18n } = useTranslation()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const page = PAGES.find(({ path }) => path === pathname)
  const title = page?.title[i18n.language as Locale]
  useEffect(() => {
    document.title = title === undefined ? 'Parco' : `${title} · Parco`
  }, [title])
}
