import { LOCALES } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import { cleanName } from '../../internal/clean-text.ts'
import { nameKey } from '../../internal/match-name.ts'
import { replies } from '../replies.generated.ts'

/** Names of common measurements in every language, each with the key of its texts. */
const METRICS = keysByName('knownMetric')

/** Units that are words, likewise. */
const UNITS = keysByName('knownUnit')

/**
 * What a measurement of the user's own is called in the language of who reads it: "Pressão arterial"
 * is "Blood pressure" in English. A name that is not a common one stays as the user said it.
 */
export function readableName(name: string, context: DomainContext): string {
  const key = METRICS.get(nameKey(cleanName(name)))
  return key === undefined ? name : context.text(`knownMetric.${key}`)
}

/** What its unit is called in the language of who reads it: "passos" are "steps", and one of doses a "dose". */
export function readableUnit(unit: string, context: DomainContext, count = SEVERAL): string {
  const key = UNITS.get(nameKey(unit))
  return key === undefined ? unit : context.text(`knownUnit.${key}`, { count })
}

const SEVERAL = 2

/** What of a day is added up, where it is of the user's own: what was eaten, taken, drunk or smoked. */
const ADDED: ReadonlySet<string> = new Set([
  'calories',
  'doses',
  'pills',
  'coffees',
  'teas',
  'beers',
  'cigarettes',
])

/** Whether a unit is one in which medicine is counted. */
export const isDose = (unit: string): boolean => DOSES.has(unitKey(unit))
const DOSES: ReadonlySet<string> = new Set(['doses', 'pills'])

/** Whether values in a unit of the user's own add up over a day. */
export const addsUpIn = (unit: string): boolean => ADDED.has(unitKey(unit))

/** Every name of a measurement, in whichever language somebody may speak of it. */
export function namesOfMetric(name: string): readonly string[] {
  const key = METRICS.get(nameKey(cleanName(name)))
  if (key === undefined) return [name]
  const known = LOCALES.map((locale) => {
    const names: Readonly<Record<string, string>> = replies[locale].knownMetric
    return names[key] ?? name
  })
  return [...new Set([name, ...known])]
}

/** The form in which two names mean one measurement, whatever their languages. */
export function metricKey(name: string): string {
  const key = nameKey(cleanName(name))
  return METRICS.get(key) ?? key
}

/** The form in which two units are the same, whatever their languages. */
export function unitKey(unit: string): string {
  const key = nameKey(unit)
  return UNITS.get(key) ?? key
}

/** A key of i18next without what tells the text for one from that for several. */
function withoutForm(key: string): string {
  return key.split('_')[0] ?? key
}

function keysByName(section: 'knownMetric' | 'knownUnit'): ReadonlyMap<string, string> {
  return new Map(
    LOCALES.flatMap((locale) =>
      Object.entries(replies[locale][section]).map(
        ([key, name]) => [nameKey(name), withoutForm(key)] as const,
      ),
    ),
  )
}
