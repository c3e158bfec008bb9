import {
  type AlertSettings,
  isCurrency,
  isTimeZone,
  localeSchema,
  toLocale,
  type UserSettings,
} from '@parco/protocol'
import { fold } from '../answers/fold.ts'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { withSession } from '../session/open-session.ts'
import type { OpenedClient } from '../session/session.ts'
import { alertRows, toAlertChanges } from '../settings/alert-changes.ts'
import type { Texts } from '../texts/texts.ts'

type User = OpenedClient['user']
type Changes = Partial<UserSettings>

/** The settings by the names that both languages give them. */
const KEYS: Readonly<Record<string, keyof Changes>> = {
  language: 'locale',
  idioma: 'locale',
  currency: 'currency',
  moeda: 'currency',
  timezone: 'timeZone',
  fuso: 'timeZone',
  units: 'units',
  unidades: 'units',
  clock: 'clock',
  relogio: 'clock',
  perspective: 'perspective',
  perspectiva: 'perspective',
}

/** Values by the words that people have for them; those of the other settings are codes. */
const WORDS: Readonly<Record<string, Changes>> = {
  metric: { units: 'metric' },
  metrico: { units: 'metric' },
  metricas: { units: 'metric' },
  us: { units: 'us' },
  imperial: { units: 'us' },
  americanas: { units: 'us' },
  '24': { clock: '24h' },
  '24h': { clock: '24h' },
  '12': { clock: '12h' },
  '12h': { clock: '12h' },
  none: { perspective: 'none' },
  nenhuma: { perspective: 'none' },
  christian: { perspective: 'christian' },
  crista: { perspective: 'christian' },
}

export interface SettingsInput {
  readonly key?: string | undefined
  readonly value?: string | undefined
  readonly json?: boolean | undefined
}

/** Shows how Parco speaks to its user and what comes by itself, or changes one thing of it. */
export async function runSettings(
  { key, value, json }: SettingsInput,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, texts } = context
  const changes = key === undefined ? {} : toChanges(key, value)
  const ofAlerts = key === undefined ? undefined : toAlertChanges(key, value)
  if (changes === undefined && ofAlerts === undefined) {
    terminal.writeError(`${texts.settings.usage}\n`)
    return EXIT_CODES.usage
  }
  return withSession(context, async ({ client, user }) => {
    const isChange = changes !== undefined && Object.keys(changes).length > 0
    const now = isChange ? await client.updateUser(user.id, changes) : user
    const alerts = ofAlerts
      ? await client.changeAlerts(user.id, ofAlerts)
      : await client.alerts(user.id)
    terminal.write(json ? `${JSON.stringify({ ...now, alerts })}\n` : describe(now, alerts, texts))
    return EXIT_CODES.ok
  })
}

function toChanges(key: string, value: string | undefined): Changes | undefined {
  const setting = Object.hasOwn(KEYS, fold(key)) ? KEYS[fold(key)] : undefined
  if (setting === undefined || value === undefined) return undefined
  if (setting === 'units' || setting === 'clock' || setting === 'perspective') {
    const meant = Object.hasOwn(WORDS, fold(value)) ? WORDS[fold(value)] : undefined
    return meant?.[setting] === undefined ? undefined : meant
  }
  if (setting === 'timeZone') return isTimeZone(value) ? { timeZone: value } : undefined
  if (setting === 'currency') {
    const currency = value.toUpperCase()
    return isCurrency(currency) ? { currency } : undefined
  }
  const isLanguage = localeSchema.safeParse(value).success || /^(pt|en)\b/i.test(value)
  return isLanguage ? { locale: toLocale(value) } : undefined
}

function describe(user: User, alerts: AlertSettings, texts: Texts): string {
  const { settings } = texts
  const rows = [
    [settings.language, user.locale],
    [settings.currency, user.currency],
    [settings.timeZone, user.timeZone],
    [settings.units, settings.unitNames[user.units]],
    [settings.clock, user.clock],
    [settings.perspective, settings.perspectiveNames[user.perspective]],
    ...alertRows(alerts, texts),
  ] as const
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join('')
}
