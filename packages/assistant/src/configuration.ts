import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  isCurrency,
  isTimeZone,
  localeSchema,
  machineTimeZone,
  ParcoError,
  settingsOfLanguage,
  toLocale,
  type UserSettings,
} from '@parco/protocol'
import { z } from 'zod'

/** What an installation is told by its environment; the settings are what a new user begins with. */
export interface Configuration extends Omit<UserSettings, 'perspective'> {
  /** The folder of the embedded database and of everything else that is kept. */
  readonly home: string
  /** A PostgreSQL server to use in place of the embedded database. */
  readonly databaseUrl?: string
  /** The login of the application on it, where its owner may make none. */
  readonly databaseLoginUrl?: string
  /** Which part of the users, from 0 to 1, gets skills; absent where nothing is said, which means all. */
  readonly skillShare?: number
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

const databaseUrlSchema = z.string().refine((url) => /^postgres(ql)?:\/\//.test(url), {
  error: 'must be like postgres://user:password@host:5432/name',
})

const environmentSchema = z.object({
  PARCO_HOME: variable(z.string()),
  DATABASE_URL: variable(databaseUrlSchema),
  DATABASE_LOGIN_URL: variable(databaseUrlSchema),
  PARCO_LOCALE: variable(localeSchema),
  PARCO_CURRENCY: variable(
    z.string().refine(isCurrency, { error: 'must be a code of ISO 4217 such as BRL' }),
  ),
  PARCO_TIME_ZONE: variable(
    z.string().refine(isTimeZone, { error: 'must be a zone such as America/Sao_Paulo' }),
  ),
  TZ: variable(z.string()),
  PARCO_SKILLS: variable(
    z.union(
      [
        z.literal('on').transform(() => 1),
        z.literal('off').transform(() => 0),
        z
          .string()
          .regex(/^(?:100|\d{1,2})%$/)
          .transform((share) => Number.parseInt(share, 10) / 100),
      ],
      { error: 'must be on, off, or the share of the users that get skills, such as 50%' },
    ),
  ),
  LC_ALL: variable(z.string()),
  LC_MESSAGES: variable(z.string()),
  LC_MONETARY: variable(z.string()),
  LC_MEASUREMENT: variable(z.string()),
  LC_TIME: variable(z.string()),
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
    ...(data.DATABASE_LOGIN_URL === undefined ? {} : { databaseLoginUrl: data.DATABASE_LOGIN_URL }),
    ...(data.PARCO_SKILLS === undefined ? {} : { skillShare: data.PARCO_SKILLS }),
    locale: data.PARCO_LOCALE ?? localeOfSystem(data.LC_ALL ?? data.LC_MESSAGES ?? data.LANG),
    timeZone: data.PARCO_TIME_ZONE ?? zoneOfSystem(data.TZ),
    currency:
      data.PARCO_CURRENCY ??
      placeOfSystem(data.LC_ALL ?? data.LC_MONETARY ?? data.LANG).currency ??
      DEFAULT_CURRENCY,
    units: placeOfSystem(data.LC_ALL ?? data.LC_MEASUREMENT ?? data.LANG).units ?? 'metric',
    clock: placeOfSystem(data.LC_ALL ?? data.LC_TIME ?? data.LANG).clock ?? '24h',
    environment,
  }
}

/** `pt_BR.UTF-8` → pt-BR, `en_US.UTF-8` → en; a machine without a language gets that of the README. */
function localeOfSystem(tag: string | undefined): UserSettings['locale'] {
  if (tag === undefined || /^(C|POSIX)\b/.test(tag)) return 'en'
  return toLocale(tag)
}

/** What the country of `en_US.UTF-8` says; a machine that names no country says nothing. */
function placeOfSystem(tag: string | undefined): Partial<UserSettings> {
  return tag === undefined || /^(C|POSIX)\b/.test(tag) ? {} : settingsOfLanguage(tag)
}

/** A server that runs in UTC says nothing about where its user lives. */
function zoneOfSystem(tz: string | undefined): string {
  if (tz !== undefined && isTimeZone(tz)) return tz
  return machineTimeZone() ?? DEFAULT_TIME_ZONE
}
