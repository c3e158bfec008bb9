import { isTimeZone, settingsOfLanguage, type UserSettings } from '@parco/protocol'

/** The part of a browser that says something about its user. */
export interface BrowserHabits {
  /** `navigator.languages`: the first is the one to speak. */
  readonly languages: readonly string[]
  readonly timeZone: string | undefined
}

/**
 * What a browser says about its user, for the first visit. The language is the first one; where it
 * names no country, the first of the others that does says what is paid and measured with.
 */
export function settingsOfBrowser({ languages, timeZone }: BrowserHabits): Partial<UserSettings> {
  const [first, ...others] = languages.map(settingsOfLanguage)
  const place = [first, ...others].find((settings) => settings?.units !== undefined)
  return {
    ...place,
    ...(first?.locale === undefined ? {} : { locale: first.locale }),
    ...(isPlace(timeZone) ? { timeZone } : {}),
  }
}

/** A browser in UTC runs in a container, or hides where it is: nobody lives there. */
function isPlace(timeZone: string | undefined): timeZone is string {
  return timeZone !== undefined && timeZone !== 'UTC' && isTimeZone(timeZone)
}

/** What this browser says. */
export function readBrowserHabits(): BrowserHabits {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return { languages: navigator.languages, timeZone }
}
