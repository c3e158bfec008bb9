import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Locale, localeSchema, ParcoError, toLocale } from '@parco/protocol'
import { z } from 'zod'

/** What an installation is told by its environment. */
export interface Configuration {
  /** The folder of the embedded database and of everything else that is kept. */
  readonly home: string
  /** A PostgreSQL server to use in place of the embedded database. */
  readonly databaseUrl?: string
  /** What a new user begins with. */
  readonly locale: Locale
  readonly timeZone: string
  readonly currency: string
  /** Where models, and the keys of their providers, are named. */
  readonly environment: Environment
}

/** The variables of a process, or a part of them. */
export type Environment = Readonly<Record<string, string | undefined>>

const DEFAULT_TIME_ZONE = 'America/Sao_Paulo'
const DEFAULT_CURRENCY = 'BRL'

/** A variable that is set to nothing counts as not set, as shells and .env files have it. */
const variable = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const environmentSchema = z.object({
  PARCO_HOME: variable(z.string()),
  DATABASE_URL: variable(
    z.string().refine((url) => /^postgres(ql)?:\/\//.test(url), {
      error: 'must be like postgres://user:password@host:5432/name',
    }),
  ),
  PARCO_LOCALE: variable(localeSchema),
  PARCO_CURRENCY: variable(
    z.string().refine(isCurrency, { error: 'must be a code of ISO 4217 such as BRL' }),
  ),
  PARCO_TIME_ZONE: variable(
    z.string().refine(isTimeZone, { error: 'must be a zone such as America/Sao_Paulo' }),
  ),
  TZ: variable(z.string()),
  LC_ALL: variable(z.string()),
  LC_MESSAGES: variable(z.string()),
  LANG: variable(z.string()),
})

/**
 * Reads the configuration from environment variables.
 * @throws configuration when one has a value that cannot be meant; every such variable is named.
 */
export function loadConfiguration(environment: Environment): Configuration {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`)
    throw new ParcoError('configuration', `The environment is not right. ${problems.join('. ')}.`)
  }
  const { data } = parsed
  return {
    home: resolve(data.PARCO_HOME ?? join(homedir(), '.parco')),
    ...(data.DATABASE_URL === undefined ? {} : { databaseUrl: data.DATABASE_URL }),
    locale: data.PARCO_LOCALE ?? localeOfSystem(data.LC_ALL ?? data.LC_MESSAGES ?? data.LANG),
    timeZone: data.PARCO_TIME_ZONE ?? zoneOfSystem(data.TZ),
    currency: data.PARCO_CURRENCY ?? DEFAULT_CURRENCY,
    environment,
  }
}

/** `pt_BR.UTF-8` → pt-BR, `en_US.UTF-8` → en; a machine without a language gets Parco's first. */
function localeOfSystem(tag: string | undefined): Locale {
  if (tag === undefined || /^(C|POSIX)\b/.test(tag)) return 'pt-BR'
  return toLocale(tag)
}

/** A server that runs in UTC says nothing about where its user lives. */
function zoneOfSystem(tz: string | undefined): string {
  if (tz !== undefined && isTimeZone(tz)) return tz
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return zone === 'UTC' || !isTimeZone(zone) ? DEFAULT_TIME_ZONE : zone
}

/** Says whether a text names a zone that dates can be computed in. */
export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: text })
    return true
  } catch {
    return false
  }
}

/** Says whether a text is the code of a currency. */
export function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text) && Intl.supportedValuesOf('currency').includes(text)
}
