import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useParco } from '../../frame/parco-context.ts'
import { LoadFailure } from '../../layout/load-failure.tsx'
import { PageLayout } from '../../layout/page-layout.tsx'
import { MOTIONS, THEMES } from '../../preferences/preferences.ts'
import { AlertsSection } from '../../settings/alert-settings.tsx'
import { DevicesSection } from '../../settings/device-settings.tsx'
import { FeedsSection } from '../../settings/feed-settings.tsx'
import { GeneralSettings } from '../../settings/general-settings.tsx'
import { ModelSettings } from '../../settings/model-settings.tsx'
import { SettingChoice } from '../../settings/setting-field.tsx'
import { SettingsSection } from '../../settings/settings-section.tsx'
import { useModel } from '../../settings/use-model.ts'

const THEME_LABELS = {
  system: 'settings.themeSystem',
  light: 'settings.themeLight',
  dark: 'settings.themeDark',
} as const

const MOTION_LABELS = {
  system: 'settings.motionSystem',
  none: 'settings.motionNone',
} as const

/** Everything that can be chosen, section by section; each choice is saved as it is made. */
export function SettingsPage() {
  const { t } = useTranslation()
  const { client, preferences } = useParco()
  const model = useModel(client, preferences.locale)
  return (
    <PageLayout title={t('settings.title')}>
      <SettingsSection title={t('settings.general')} note={t('settings.generalNote')}>
        <UserSettingsOf />
      </SettingsSection>
      <AlertsSection />
      <FeedsSection />
      <SettingsSection title={t('settings.model.title')} note={t('settings.model.note')}>
        <ModelSettings access={model} />
      </SettingsSection>
      <SettingsSection title={t('settings.page')}>
        <SettingChoice
          label={t('settings.theme')}
          value={preferences.theme}
          options={THEMES.map((value) => ({ value, label: t(THEME_LABELS[value]) }))}
          onChoose={preferences.chooseTheme}
        />
        <SettingChoice
          label={t('settings.motion')}
          value={preferences.motion}
          options={MOTIONS.map((value) => ({ value, label: t(MOTION_LABELS[value]) }))}
          onChoose={preferences.chooseMotion}
        />
      </SettingsSection>
      <DevicesSection />
      <SettingsSection title={t('settings.data.title')} note={t('settings.data.note')}>
        <p>
          <Link to="/data" className="link">
            {t('settings.data.link')}
          </Link>
        </p>
      </SettingsSection>
    </PageLayout>
  )
}

function UserSettingsOf() {
  const { t } = useTranslation()
  const { access } = useParco()
  if (access.user) return <GeneralSettings user={access.user} onChange={access.change} />
  if (!access.hasFailed) return <p role="status">{t('settings.loading')}</p>
  return <LoadFailure words={t('settings.loadFailed')} onRetry={() => void access.refresh()} />
}
