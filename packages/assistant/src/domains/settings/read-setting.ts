import { isCurrency, isTimeZone, LOCALES } from '@parco/protocol'
import { fold } from '@parco/router'
import { placeOfZone } from '../../format/place-of-zone.ts'
import type { Setting } from './setting-names.ts'
import { SETTING_WORDS } from './words.generated.ts'

/** Finds the value of a setting that words mean, in whichever language; nothing when there is none. */
export function readSetting(setting: Setting, said: string): string | undefined {
  const wanted = wordsOf(said)
  if (wanted === '') return undefined
  return byWord(setting).get(wanted) ?? byCode(setting, said, wanted)
}

/** Currencies and zones that have no word here are found by their code and by their own name. */
function byCode(setting: Setting, said: string, wanted: string): string | undefined {
  if (setting === 'currency') {
    const code = said.trim().toUpperCase()
    return isCurrency(code) ? code : currencyNames().get(wanted)
  }
  if (setting !== 'timeZone') return undefined
  return (
    zoneNames().get(wanted) ??
    (isTimeZone(said.trim()) ? canonicalZone(said) : placeNames().get(wanted))
  )
}

const known = new Map<Setting, ReadonlyMap<string, string>>()

function byWord(setting: Setting): ReadonlyMap<string, string> {
  const before = known.get(setting)
  if (before) return before
  const words = new Map<string, string>()
  for (const [value, list] of Object.entries(SETTING_WORDS[setting])) {
    words.set(wordsOf(value), value)
    for (const word of list.split(',')) words.set(wordsOf(word), value)
  }
  known.set(setting, words)
  return words
}

let currencies: ReadonlyMap<string, string> | undefined

function currencyNames(): ReadonlyMap<string, string> {
  currencies ??= new Map(
    LOCALES.flatMap((locale) => {
      const names = new Intl.DisplayNames(locale, { type: 'currency' })
      return Intl.supportedValuesOf('currency').map(
        (code) => [wordsOf(names.of(code) ?? code), code] as const,
      )
    }),
  )
  return currencies
}

let zones: ReadonlyMap<string, string> | undefined

/** `recife` and `america/recife` both name a zone; of two cities of one name the first counts. */
function zoneNames(): ReadonlyMap<string, string> {
  if (zones) return zones
  const names = new Map<string, string>()
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const city = wordsOf(zone.slice(zone.lastIndexOf('/') + 1))
    if (!names.has(city)) names.set(city, zone)
    names.set(wordsOf(zone), zone)
  }
  zones = names
  return names
}

let places: ReadonlyMap<string, string> | undefined

/** What the machine calls the place of a zone in each language: `Seul`, `Moscou`, `South Korea`. Asked last, for it takes longest. */
function placeNames(): ReadonlyMap<string, string> {
  places ??= new Map(
    LOCALES.flatMap((locale) =>
      Intl.supportedValuesOf('timeZone')
        .map((zone) => [wordsOf(placeOfZone(zone, locale)), zone] as const)
        .toReversed(),
    ),
  )
  return places
}

/** The name as it is spelt: `europe/lisbon` is a zone to the machine as well. */
const canonicalZone = (said: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: said.trim() }).resolvedOptions().timeZone

const wordsOf = (text: string): string =>
  fold(text)
    .replaceAll('_', ' ')
    .replace(/^(?:o|a|the)\s+/, '')
    .replace(/\s+(?:time|time zone|timezone)$/, '')
    .replaceAll(/[.!?"“”']/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
