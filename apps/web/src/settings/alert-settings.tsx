import {
  type AlertChanges,
  type AlertSettings,
  type AlertSwitch,
  DEFAULT_ALERTS,
} from '@parco/protocol'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParco } from '../frame/parco-context.ts'
import { LoadFailure } from '../layout/load-failure.tsx'
import {
  allowDesktop,
  type DesktopState,
  desktopState,
  stopDesktop,
} from '../notices/desktop-notices.ts'
import { useAlertTexts } from '../notices/notice-texts.ts'
import { SettingSelect, SettingSwitch, SettingTime } from './setting-field.tsx'
import { SettingsSection } from './settings-section.tsx'

/** What comes by itself, and when; each choice is saved as it is made. */
export function AlertsSection() {
  const say = useAlertTexts()
  const { t } = useTranslation()
  const { client } = useParco()
  const [alerts, setAlerts] = useState<AlertSettings>()
  const [hasFailed, setHasFailed] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const load = useCallback(() => {
    setIsMissing(false)
    client.alerts().then(setAlerts, () => setIsMissing(true))
  }, [client])
  useEffect(load, [load])
  const change = async (changes: AlertChanges) => {
    const before = alerts
    setAlerts((now) => ({ ...(now ?? DEFAULT_ALERTS), ...withoutAbsent(changes) }))
    try {
      setAlerts(await client.changeAlerts(changes))
      setHasFailed(false)
    } catch {
      setAlerts(before)
      setHasFailed(true)
    }
  }
  return (
    <SettingsSection title={say('title')} note={say('note')}>
      {alerts && <AlertFields alerts={alerts} onChange={(changes) => void change(changes)} />}
      {isMissing && <LoadFailure words={t('settings.loadFailed')} onRetry={load} />}
      {hasFailed && (
        <p className="setting__problem" role="alert">
          {say('failed')}
        </p>
      )}
      <DesktopNotices />
    </SettingsSection>
  )
}

const withoutAbsent = (changes: AlertChanges) => changes as Partial<AlertSettings>

interface AlertFieldsProps {
  readonly alerts: AlertSettings
  readonly onChange: (changes: AlertChanges) => void
}

type Hour = 'summaryAt' | 'reportAt' | 'alertsAt' | 'quietFrom' | 'quietUntil'

function AlertFields({ alerts, onChange }: AlertFieldsProps) {
  const say = useAlertTexts()
  const toggle = (name: AlertSwitch) => (
    <SettingSwitch
      label={say(name)}
      isOn={alerts[name]}
      onTurn={(isOn) => onChange({ [name]: isOn })}
    />
  )
  const hour = (name: Hour, label: string) => (
    <SettingTime label={label} value={alerts[name]} onSet={(at) => onChange({ [name]: at })} />
  )
  const hasAlerts = alerts.bills || alerts.birthdays || alerts.followups
  return (
    <>
      {toggle('summary')}
      {alerts.summary && hour('summaryAt', say('at', { name: say('summary') }))}
      {toggle('report')}
      {alerts.report && (
        <>
          <WeekdaySelect day={alerts.reportDay} onChoose={(reportDay) => onChange({ reportDay })} />
          {hour('reportAt', say('at', { name: say('report') }))}
        </>
      )}
      {toggle('bills')}
      {toggle('birthdays')}
      {toggle('followups')}
      {hasAlerts && hour('alertsAt', say('alertsAt'))}
      {toggle('events')}
      {alerts.events && (
        <MinutesSelect
          minutes={alerts.eventMinutes}
          onChoose={(eventMinutes) => onChange({ eventMinutes })}
        />
      )}
      {toggle('suggestions')}
      {toggle('quiet')}
      {alerts.quiet && (
        <>
          {hour('quietFrom', say('quietFrom'))}
          {hour('quietUntil', say('quietUntil'))}
        </>
      )}
    </>
  )
}

interface NumberSelectProps {
  readonly onChoose: (value: number) => void
}

function WeekdaySelect({ day, onChoose }: NumberSelectProps & { readonly day: number }) {
  const say = useAlertTexts()
  const { i18n } = useTranslation()
  const named = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' })
  // 2024 began on a Monday.
  const options = [1, 2, 3, 4, 5, 6, 7].map((one) => ({
    value: String(one),
    label: named.format(new Date(Date.UTC(2024, 0, one))),
  }))
  return (
    <SettingSelect
      label={say('reportDay')}
      value={String(day)}
      onChoose={(value) => onChoose(Number(value))}
      groups={[{ label: say('reportDay'), options }]}
    />
  )
}

const MINUTES = [0, 5, 10, 15, 30, 60, 120, 1440]

function MinutesSelect({ minutes, onChoose }: NumberSelectProps & { readonly minutes: number }) {
  const say = useAlertTexts()
  const known = MINUTES.includes(minutes)
    ? MINUTES
    : [...MINUTES, minutes].sort((one, other) => one - other)
  const options = known.map((one) => ({ value: String(one), label: `${one} min` }))
  return (
    <SettingSelect
      label={say('minutes')}
      value={String(minutes)}
      onChoose={(value) => onChoose(Number(value))}
      groups={[{ label: say('minutes'), options }]}
    />
  )
}

/** Notifications outside of the page; the browser is asked by this button alone. */
function DesktopNotices() {
  const say = useAlertTexts()
  const [state, setState] = useState<DesktopState>(desktopState)
  if (state === 'unknown') return null
  const words = { on: 'desktopOn', off: 'desktopOff', denied: 'desktopDenied' } as const
  return (
    <div className="setting">
      <p className="setting__label">{say('desktop')}</p>
      <p className="settings__note">{say(words[state])}</p>
      {state === 'off' && (
        <div className="settings__actions">
          <button
            type="button"
            className="button button--outline"
            onClick={() => void allowDesktop().then(setState)}
          >
            {say('desktopAllow')}
          </button>
        </div>
      )}
      {state === 'on' && (
        <div className="settings__actions">
          <button
            type="button"
            className="button button--outline"
            onClick={() => setState(stopDesktop())}
          >
            {say('desktopStop')}
          </button>
        </div>
      )}
    </div>
  )
}
