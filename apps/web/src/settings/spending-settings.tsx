import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../conversation/failure.ts'
import { parseLimit } from './model-draft.ts'
import type { Spending } from './model-status.ts'
import { SettingText } from './setting-field.tsx'

interface SpendingSettingsProps {
  readonly spending: Spending
  readonly onLimit: OnLimit
}

/** Changes a limit; `null` takes it away. */
type OnLimit = (limits: { dayUsd?: number | null; monthUsd?: number | null }) => Promise<void>

/** What models cost this month, and the limits from which they are not asked any more. */
export function SpendingSettings({ spending, onLimit }: SpendingSettingsProps) {
  const { t, i18n } = useTranslation()
  const { turns, thoughtTurns, costUsd, unpricedCalls, limits } = spending
  const cost = new Intl.NumberFormat(i18n.language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 4,
  }).format(costUsd)
  return (
    <>
      <p className="settings__note">
        {t('settings.spending.month', { cost, thought: thoughtTurns, count: turns })}
        {unpricedCalls > 0 && ` ${t('settings.spending.unpriced', { count: unpricedCalls })}`}
      </p>
      <SpendingLimits limits={limits} onLimit={onLimit} />
    </>
  )
}

interface SpendingLimitsProps {
  readonly limits: Spending['limits']
  readonly onLimit: OnLimit
}

/** The limits from which no model is asked any more; each is saved when its field is left. */
export function SpendingLimits({ limits, onLimit }: SpendingLimitsProps) {
  const { t } = useTranslation()
  return (
    <>
      <LimitField
        label={t('settings.spending.day')}
        usd={limits.dayUsd}
        onLimit={(dayUsd) => onLimit({ dayUsd })}
      />
      <LimitField
        label={t('settings.spending.monthly')}
        usd={limits.monthUsd}
        onLimit={(monthUsd) => onLimit({ monthUsd })}
      />
    </>
  )
}

interface LimitFieldProps {
  readonly label: string
  readonly usd: number | undefined
  readonly onLimit: (usd: number | null) => Promise<void>
}

function LimitField({ label, usd, onLimit }: LimitFieldProps) {
  const { t, i18n } = useTranslation()
  const known = usd === undefined ? '' : usd.toLocaleString(i18n.language, { useGrouping: false })
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    if (typed === undefined) return
    const limit = parseLimit(typed)
    if (limit === undefined) return setProblem(t('settings.spending.badLimit'))
    try {
      await onLimit(limit)
      setTyped(undefined)
      setProblem(undefined)
    } catch (error) {
      setProblem(t(`settings.failed.${toFailure(error).type === 'gone' ? 'gone' : 'refused'}`))
    }
  }
  return (
    <SettingText
      label={label}
      value={typed ?? known}
      placeholder={t('settings.spending.none')}
      problem={problem}
      inputMode="decimal"
      onType={setTyped}
      onDone={() => void save()}
    />
  )
}
