import { type Locale, toLocale } from '@parco/protocol'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The language of the terminal: what `--lang` says, else the environment. A machine that names none
 * gets English, the language of the README that its user has just read.
 */
export function detectLocale(lang: string | undefined, environment: Environment): Locale {
  return (lang ? toLocale(lang) : namedLocale(environment)) ?? 'en'
}

/** The language that a machine names for its terminals; nothing on one that names none. */
export function namedLocale(environment: Environment): Locale | undefined {
  const tag = environment.PARCO_LOCALE || namedLanguage(environment)
  return tag ? toLocale(tag) : undefined
}

/** That language as the machine writes it: `pt_BR.UTF-8`. */
export function namedLanguage(environment: Environment): string | undefined {
  const tag = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG
  return !tag || /^(C|POSIX)\b/.test(tag) ? undefined : tag
}
