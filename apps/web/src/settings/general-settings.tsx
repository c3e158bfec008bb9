import { LOCALES, type User, type UserSettings } from '@parco/protocol'
import { useMemo, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../conversation/failure.ts'
import { reduceSettings, shownValue } from './setting-changes.ts'
import { SettingChoice, SettingSelect } from './setting-field.tsx'
import { currencyGroups, timeZoneGroups } from './setting-options.ts'

const LANGUAGES = { 'pt-BR': 'Português', en: 'English' } as const

interface GeneralSettingsProps {
  readonly user: User
  readonly onChange: (changes: Partial<UserSettings>) => Promise<void>
}

/** How the user is spoken to: each choice is saved as it is made, and a refusal stands at its field. */
export function GeneralSettings({ user, onChange }: GeneralSettingsProps) {
  const { t } = useTranslation()
  const [changes, dispatch] = useReducer(reduceSettings, {})
  const choose = async (chosen: Partial<UserSettings>) => {
    dispatch({ type: 'change', changes: chosen })
    try {
      await onChange(chosen)
      dispatch({ type: 'saved', changes: chosen })
    } catch (error) {
      dispatch({ type: 'failed', changes: chosen, failure: toFailure(error).type })
    }
  }
  const field = <Key extends keyof UserSettings>(key: Key) => ({
    label: t(`settings.${key as keyof UserSettings}`),
    value: shownValue(changes, user, key),
    change: changes[key],
    onChoose: (value: UserSettings[Key]) => void choose({ [key]: value }),
  })
  const { currency, timeZone, locale } = user
  const currencies = useMemo(
    () =>
      currencyGroups(locale, currency, {
        common: t('settings.commonCurrencies'),
        all: t('settings.allCurrencies'),
      }),
    [locale, currency, t],
  )
  const zones = useMemo(() => timeZoneGroups(timeZone, t('settings.otherZones')), [timeZone, t])
  return (
    <>
      <SettingChoice
        {...field('locale')}
        options={LOCALES.map((value) => ({ value, label: LANGUAGES[value], lang: value }))}
      />
      <SettingSelect {...field('currency')} groups={currencies} />
      <SettingSelect {...field('timeZone')} groups={zones} />
      <SettingChoice
        {...field('units')}
        options={[
          { value: 'metric', label: t('settings.unitsMetric') },
          { value: 'us', label: t('settings.unitsUs') },
        ]}
      />
      <SettingChoice
        {...field('clock')}
        options={[
          { value: '24h', label: t('settings.clock24') },
          { value: '12h', label: t('settings.clock12') },
        ]}
      />
      <SettingChoice
        {...field('perspective')}
        options={[
          { value: 'none', label: t('settings.perspectiveNone') },
          { value: 'christian', label: t('settings.perspectiveChristian') },
        ]}
      />
    </>
  )
}
