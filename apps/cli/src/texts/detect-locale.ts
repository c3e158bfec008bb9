import { type Locale, toLocale } from '@parco/protocol'

/**
 * The language to speak before the user is known: what `--lang` says, else the environment. A
 * machine that names none gets Portuguese, the first language of Parco.
 */
export function detectLocale(
  lang: string | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): Locale {
  const tag =
    lang ||
    environment.PARCO_LOCALE ||
    environment.LC_ALL ||
    environment.LC_MESSAGES ||
    environment.LANG
  return !tag || /^(C|POSIX)\b/.test(tag) ? 'pt-BR' : toLocale(tag)
}
