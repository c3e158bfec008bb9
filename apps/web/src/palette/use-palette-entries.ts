import type { Locale } from '@parco/protocol'
import { useNavigate } from '@tanstack/react-router'
import { keepDraft } from '../conversation/drafts.ts'
import { useConversations } from '../conversations/use-conversations.ts'
import { useParco } from '../frame/parco-context.ts'
import { useNewConversation } from '../frame/use-new-conversation.ts'
import { PAGES } from '../pages/index-of-pages.ts'
import { THEMES } from '../preferences/preferences.ts'
import { useWaiting } from '../waiting/use-waiting.ts'
import { useOpenWaiting } from '../waiting/waiting-provider.tsx'
import { matchEntries, type PaletteEntry } from './match-entries.ts'
import { usePaletteTexts } from './palette-texts.ts'

/** More conversations than this are looked for in their own list. */
const SHOWN_CONVERSATIONS = 6

/** What the palette shows for a query: pages and actions by name, conversations by their words. */
export function usePaletteEntries(query: string): readonly PaletteEntry[] {
  const say = usePaletteTexts()
  const navigate = useNavigate()
  const actions = useActions()
  const { locale } = useParco().preferences
  const { conversations = [] } = useConversations(query)
  const text = query.trim()
  const pages = PAGES.map(
    ({ path, title }): PaletteEntry => ({
      key: path,
      group: 'pages',
      label: title[locale],
      // Whoever knows a page by its other name finds it too.
      words: Object.values(title).join(' '),
      run: () => void navigate({ to: path }),
    }),
  )
  const talks = conversations
    .filter(({ title }) => title !== '')
    .slice(0, SHOWN_CONVERSATIONS)
    .map(
      ({ id, title }): PaletteEntry => ({
        key: id,
        group: 'conversations',
        label: title,
        run: () => void navigate({ to: `/chat/${id}` }),
      }),
    )
  const tell: PaletteEntry = {
    key: 'say',
    group: 'say',
    label: say('say', { text }),
    run: () => {
      keepDraft(text)
      void navigate({ to: '/' })
    },
  }
  return [
    ...matchEntries(pages, query),
    ...matchEntries(actions, query),
    ...talks,
    ...(text === '' ? [] : [tell]),
  ]
}

function useActions(): readonly PaletteEntry[] {
  const say = usePaletteTexts()
  const begin = useNewConversation()
  const openWaiting = useOpenWaiting()
  const isWaiting = useWaiting().length > 0
  const { preferences, access } = useParco()
  const { locale } = preferences
  const other: Locale = locale === 'en' ? 'pt-BR' : 'en'
  const action = (key: string, label: string, run: () => void, words = ''): PaletteEntry => ({
    key,
    group: 'actions',
    label,
    words,
    run,
  })
  return [
    action('new', say('newConversation'), begin),
    ...(isWaiting ? [action('waiting', say('waiting'), openWaiting)] : []),
    ...THEMES.filter((theme) => theme !== preferences.theme).map((theme) =>
      action(theme, say(`theme.${theme}`), () => preferences.chooseTheme(theme), say('themeWords')),
    ),
    action(
      'language',
      say('otherLanguage'),
      () => void access.change({ locale: other }),
      say('languageWords'),
    ),
  ]
}
