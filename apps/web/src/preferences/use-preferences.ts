import type { Locale } from '@parco/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Motion,
  PREFERENCE_KEYS,
  type PreferenceStore,
  resolveMotion,
  resolveTheme,
  type Theme,
} from './preferences.ts'
import { applyThemeColor } from './theme-color.ts'

/** The language and the appearance of the page, kept in this browser. */
export function usePreferences(store: PreferenceStore) {
  const { i18n } = useTranslation()
  const [theme, setTheme] = useState(() => resolveTheme(store))
  const [motion, setMotion] = useState(() => resolveMotion(store))
  const locale = i18n.language as Locale

  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])

  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    applyThemeColor(theme)
  }, [theme])

  useEffect(() => {
    if (motion === 'system') delete document.documentElement.dataset.motion
    else document.documentElement.dataset.motion = motion
  }, [motion])

  return {
    locale,
    theme,
    motion,
    chooseLocale(next: Locale) {
      store.set(PREFERENCE_KEYS.locale, next)
      void i18n.changeLanguage(next)
    },
    chooseTheme(next: Theme) {
      store.set(PREFERENCE_KEYS.theme, next)
      setTheme(next)
    },
    chooseMotion(next: Motion) {
      store.set(PREFERENCE_KEYS.motion, next)
      setMotion(next)
    },
  }
}

/** The choices and the ways to change them. */
export type Preferences = ReturnType<typeof usePreferences>
