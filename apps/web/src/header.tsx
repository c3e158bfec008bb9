import { LOCALES } from '@parco/protocol'
import { useTranslation } from 'react-i18next'
import { ListIcon, PlusIcon, ThemeIcon } from './icons.tsx'
import { THEMES } from './preferences/preferences.ts'
import type { Preferences } from './preferences/use-preferences.ts'

const LANGUAGE_NAMES = { 'pt-BR': 'Português', en: 'English' } as const
const LANGUAGE_SHORT = { 'pt-BR': 'PT', en: 'EN' } as const
const THEME_KEYS = {
  system: 'header.themeSystem',
  light: 'header.themeLight',
  dark: 'header.themeDark',
} as const

interface HeaderProps {
  readonly preferences: Preferences
  readonly onNewConversation: () => void
  readonly onOpenToday: () => void
}

/** The name, a new conversation, and how the page looks and speaks. */
export function Header({ preferences, onNewConversation, onOpenToday }: HeaderProps) {
  const { t } = useTranslation()
  const { theme } = preferences
  const nextTheme = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system'
  return (
    <header className="header">
      <p className="wordmark">{t('header.home')}</p>
      <nav className="header__actions">
        <fieldset className="segmented">
          <legend className="visually-hidden">{t('header.language')}</legend>
          {LOCALES.map((locale) => (
            <button
              key={locale}
              type="button"
              lang={locale}
              className="segmented__choice"
              aria-pressed={preferences.locale === locale}
              aria-label={`${LANGUAGE_SHORT[locale]}, ${LANGUAGE_NAMES[locale]}`}
              onClick={() => preferences.chooseLocale(locale)}
            >
              {LANGUAGE_SHORT[locale]}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className="icon-button"
          aria-label={`${t('header.theme')}: ${t(THEME_KEYS[theme])}`}
          title={`${t('header.theme')}: ${t(THEME_KEYS[theme])}`}
          onClick={() => preferences.chooseTheme(nextTheme)}
        >
          <ThemeIcon />
        </button>
        <button
          type="button"
          className="icon-button header__today"
          aria-label={t('header.openToday')}
          onClick={onOpenToday}
        >
          <ListIcon />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('header.newConversation')}
          title={t('header.newConversation')}
          onClick={onNewConversation}
        >
          <PlusIcon />
        </button>
      </nav>
    </header>
  )
}
