import {
  isCurrency,
  isTimeZone,
  localeSchema,
  machineTimeZone,
  settingsOfLanguage,
  type UserSettings,
} from '@parco/protocol'
import { namedLanguage } from '../texts/detect-locale.ts'

/**
 * What this machine says of who sits at it, for the first visit. Nothing where it names no language:
 * a server or a container does not, and the page then says it.
 */
export function machineSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Partial<UserSettings> | undefined {
  const language = namedLanguage(environment)
  if (language === undefined) return undefined
  const locale = localeSchema.safeParse(environment.PARCO_LOCALE).data
  const { PARCO_CURRENCY: currency } = environment
  return {
    ...settingsOfLanguage(language),
    ...(locale === undefined ? {} : { locale }),
    ...timeZoneOf(environment),
    ...(currency && isCurrency(currency) ? { currency } : {}),
  }
}

/** A machine that runs in UTC says nothing about where its user lives. */
function timeZoneOf(
  environment: Readonly<Record<string, string | undefined>>,
): Pick<Partial<UserSettings>, 'timeZone'> {
  const told = [environment.PARCO_TIME_ZONE, environment.TZ]
  const timeZone =
    told.find((zone) => zone && zone !== 'UTC' && isTimeZone(zone)) ?? machineTimeZone()
  return timeZone === undefined ? {} : { timeZone }
}
