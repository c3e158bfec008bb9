import type { Locale } from '@parco/protocol'
import { capitalized } from '../display/capitalized.ts'
import type { SettingGroup, SettingOption } from './setting-field.tsx'

/** Currencies that most people look for, before all others. */
const COMMON = ['BRL', 'USD', 'EUR', 'GBP', 'CAD', 'AUD', 'CHF', 'JPY', 'MXN', 'ARS']

/** All currencies by their names: the common ones first, and the chosen one among them. */
export function currencyGroups(
  locale: Locale,
  chosen: string,
  labels: { readonly common: string; readonly all: string },
): readonly SettingGroup[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' })
  const toOption = (code: string): SettingOption => ({
    value: code,
    label: `${capitalized(names.of(code) ?? code, locale)} (${code})`,
  })
  const common = new Set([...COMMON, chosen])
  const others = Intl.supportedValuesOf('currency').filter((code) => !common.has(code))
  return [
    { label: labels.common, options: [...common].map(toOption) },
    {
      label: labels.all,
      options: others.map(toOption).sort((a, b) => a.label.localeCompare(b.label, locale)),
    },
  ]
}

/** Places of the user's own country are written as they are there; the names of zones have no accents. */
const WRITTEN: Readonly<Record<string, string>> = {
  Araguaina: 'Araguaína',
  Belem: 'Belém',
  Cuiaba: 'Cuiabá',
  Eirunepe: 'Eirunepé',
  Maceio: 'Maceió',
  Noronha: 'Fernando de Noronha',
  Santarem: 'Santarém',
  Sao_Paulo: 'São Paulo',
}

const nameOfPlace = (place: string): string => WRITTEN[place] ?? place.replaceAll('_', ' ')

/** All zones by continent; the chosen one too where this browser does not list it. */
export function timeZoneGroups(chosen: string, other: string): readonly SettingGroup[] {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])].sort()
  const groups = new Map<string, SettingOption[]>()
  for (const zone of zones) {
    const [area = '', ...rest] = zone.split('/')
    const group = rest.length > 0 ? area : other
    const label = rest.length > 0 ? rest.map(nameOfPlace).join(', ') : zone
    groups.set(group, [...(groups.get(group) ?? []), { value: zone, label }])
  }
  return [...groups].map(([label, options]) => ({ label, options }))
}
