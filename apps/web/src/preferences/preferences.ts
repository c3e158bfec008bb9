import { type Locale, localeSchema, toLocale } from '@parco/protocol'

/** The appearances there are. */
export const THEMES = ['system', 'light', 'dark'] as const
/** One appearance of the page. */
export type Theme = (typeof THEMES)[number]

/** Whether things may move: as the system says, or not at all. */
export const MOTIONS = ['system', 'none'] as const
/** How much moves. */
export type Motion = (typeof MOTIONS)[number]

/** Where this browser keeps what the user chose; names shared with `public/first-paint.js`. */
export const PREFERENCE_KEYS = {
  locale: 'parco.locale',
  theme: 'parco.theme',
  motion: 'parco.motion',
  conversation: 'parco.conversation',
} as const

/** The part of `Storage` that is used: a browser may refuse it, and the page works without. */
export interface PreferenceStore {
  readonly get: (key: string) => string | undefined
  readonly set: (key: string, value: string) => void
  /** Forgets everything. */
  readonly clear: () => void
}

/** Wraps the browser's storage so that a blocked or full one is only forgetful. */
export function createPreferenceStore(storage: () => Storage): PreferenceStore {
  return {
    get: (key) => {
      try {
        return storage().getItem(key) ?? undefined
      } catch {
        return undefined
      }
    },
    set: (key, value) => {
      try {
        storage().setItem(key, value)
      } catch {
        // A private window may refuse: the choice then lasts as long as the page.
      }
    },
    clear: () => {
      try {
        storage().clear()
      } catch {
        // What is refused keeps nothing either.
      }
    },
  }
}

/** The language to start in: the one chosen here before, else the first the browser prefers. */
export function resolveLocale(store: PreferenceStore, languages: readonly string[]): Locale {
  const chosen = localeSchema.safeParse(store.get(PREFERENCE_KEYS.locale))
  return chosen.success ? chosen.data : toLocale(languages[0])
}

/** The appearance chosen here before, or the system's. */
export function resolveTheme(store: PreferenceStore): Theme {
  const chosen = store.get(PREFERENCE_KEYS.theme)
  return THEMES.find((theme) => theme === chosen) ?? 'system'
}

/** Whether things may move, as chosen here before, or as the system says. */
export function resolveMotion(store: PreferenceStore): Motion {
  return store.get(PREFERENCE_KEYS.motion) === 'none' ? 'none' : 'system'
}
