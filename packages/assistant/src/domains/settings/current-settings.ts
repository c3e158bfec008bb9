import { ParcoError } from '@parco/protocol'
import { findUser } from '@parco/store'
import type { DomainContext } from '../domain-context.ts'
import type { Setting } from './setting-names.ts'

/** What is set now, by the names of the tools, and whether it was ever chosen. */
export async function currentSettings(context: DomainContext): Promise<{
  readonly values: Readonly<Record<Setting, string>>
  readonly isChosen: boolean
}> {
  const user = await findUser(context.sql)
  if (!user) throw new ParcoError('not-found', 'There is no such user.')
  const { locale, currency, units, timeZone, clock, perspective, settingsChosenAt } = user
  const values = { language: locale, currency, units, timeZone, clock, perspective }
  return { values, isChosen: settingsChosenAt !== null }
}

/** A value as its user reads it: `Dólar americano (USD)`, `métricas (kg, km, ml)`, `America/Recife`. */
export function describeSetting(setting: Setting, value: string, context: DomainContext): string {
  switch (setting) {
    case 'language':
      return context.text(`language.${value}`)
    case 'units':
      return context.text(`units.${value}`)
    case 'clock':
      return context.text(`clock.${value}`)
    case 'perspective':
      return context.text(`perspective.${value}`)
    case 'timeZone':
      return value
    case 'currency': {
      const names = new Intl.DisplayNames(context.locale, { type: 'currency' })
      return `${names.of(value) ?? value} (${value})`
    }
  }
}
