/** The zone of Brazil's largest city, for machines that run on UTC and name no other. */
const FALLBACK = 'America/Sao_Paulo'

const zones = new Set<string>()

/** Tells whether a name is an IANA time zone. A good one is tried once: trying is slow, and lines repeat it. */
export function isTimeZone(name: string): boolean {
  if (zones.has(name)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    zones.add(name)
    return true
  } catch {
    return false
  }
}

/** The zone to read dates in when none is given: what the environment or the machine says. */
export function defaultTimeZone(environment: Readonly<Record<string, string | undefined>>): string {
  const named = environment.PARCO_TIME_ZONE || environment.TZ
  if (named && isTimeZone(named)) return named
  // Nothing where TZ names none that exists, whatever the type says.
  const zone: string | undefined = new Intl.DateTimeFormat('en-US').resolvedOptions().timeZone
  return !zone || zone === 'UTC' || !isTimeZone(zone) ? FALLBACK : zone
}
