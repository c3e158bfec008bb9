import type { Locale } from '@parco/protocol'
import { Link, useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConversationList } from '../conversations/conversation-list.tsx'
import { ChatIcon, PlusIcon, SearchIcon } from '../icons.tsx'
import { PAGES } from '../pages/index-of-pages.ts'
import type { Page } from '../pages/page.ts'
import { useOpenPalette } from '../palette/palette-provider.tsx'
import { WaitingElsewhere } from '../waiting/waiting-elsewhere.tsx'
import { useNewConversation } from './use-new-conversation.ts'

/** The way to every page, on screens with room beside them. */
export function Rail() {
  const { t } = useTranslation()
  const begin = useNewConversation()
  const openPalette = useOpenPalette()
  const at = (place: Page['place']) => PAGES.filter((page) => page.place === place)
  return (
    <nav className="rail" aria-label={t('frame.pages')}>
      <header className="rail__head">
        <Link to="/" className="wordmark" aria-label={t('frame.home')}>
          Parco
        </Link>
        <button
          type="button"
          className="icon-button"
          aria-label={t('frame.find')}
          title={t('frame.findKeys')}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={openPalette}
        >
          <SearchIcon />
        </button>
        <button
          type="button"
          className="icon-button rail__new"
          aria-label={t('header.newConversation')}
          title={t('header.newConversation')}
          onClick={begin}
        >
          <PlusIcon />
        </button>
      </header>
      <ul className="rail__pages">
        <li>
          <ChatLink className="rail__link" />
        </li>
        {at('life').map((page) => (
          <PageItem key={page.path} page={page} />
        ))}
      </ul>
      <div className="rail__talks">
        <WaitingElsewhere />
        <ConversationList />
      </div>
      <ul className="rail__foot">
        {at('foot').map((page) => (
          <PageItem key={page.path} page={page} />
        ))}
      </ul>
    </nav>
  )
}

function PageItem({ page }: { readonly page: Page }) {
  return (
    <li>
      <PageLink page={page} className="rail__link" />
    </li>
  )
}

interface LinkProps {
  readonly className: string
  readonly onClick?: () => void
}

/** The way to a page; it says which one is open. */
export function PageLink({ page, ...link }: LinkProps & { readonly page: Page }) {
  const { i18n } = useTranslation()
  const { icon: PageIcon, path, title } = page
  return (
    <Link to={path} {...link}>
      <PageIcon />
      <span>{title[i18n.language as Locale]}</span>
    </Link>
  )
}

/** The way to the conversation that was open last. */
export function ChatLink({ className, ...link }: LinkProps) {
  const { t } = useTranslation()
  const isOpen = useRouterState({
    select: ({ location }) => location.pathname.startsWith('/chat/'),
  })
  return (
    <Link
      to="/"
      // A conversation has an address of its own, which is not the one of this link.
      activeProps={{}}
      className={className}
      {...(isOpen ? { 'aria-current': 'page' as const } : {})}
      {...link}
    >
      <ChatIcon />
      <span>{t('frame.chat')}</span>
    </Link>
  )
}
