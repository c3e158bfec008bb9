import type { Setting } from '@parco/assistant'
import type { AlertSettings, UserSettings } from '@parco/protocol'
import { fold } from '../answers/fold.ts'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { withSession } from '../session/open-session.ts'
import type { OpenedClient } from '../session/session.ts'
import { alertRows, isAlert, toAlertChanges } from '../settings/alert-changes.ts'
import type { Texts } from '../texts/texts.ts'

type User = OpenedClient['user']
type Changes = Partial<UserSettings>

/** The settings by the names that both languages give them. */
const KEYS: Readonly<Record<string, Setting>> = {
  language: 'language',
  idioma: 'language',
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
  const changes = key === undefined ? {} : await toChanges(key, value)
  const ofAlerts = key === undefined ? undefined : toAlertChanges(key, value)
  if (key !== undefined && changes === undefined && ofAlerts === undefined) {
    terminal.writeError(`${problemOf(key, value, texts)} ${texts.settings.usage}\n`)
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

const settingOf = (key: string): Setting | undefined =>
  Object.hasOwn(KEYS, fold(key)) ? KEYS[fold(key)] : undefined

/** A value is understood as it is in a conversation: by its code and by the words that people have for it. */
async function toChanges(key: string, said: string | undefined): Promise<Changes | undefined> {
  const setting = settingOf(key)
  if (setting === undefined || said === undefined) return undefined
  const { readSetting } = await import('@parco/assistant')
  const value = readSetting(setting, said)
  return value === undefined ? undefined : { [setting === 'language' ? 'locale' : setting]: value }
}

/** What is wrong with a key and a value that change nothing. */
function problemOf(key: string, value: string | undefined, { settings }: Texts): string {
  if (settingOf(key) === undefined && !isAlert(key)) return settings.unknownKey(key)
  return value === undefined ? settings.missingValue(key) : settings.unknownValue(key, value)
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
