import { useTranslation } from 'react-i18next'
import { useParco } from '../../frame/parco-context.ts'
import { PageLayout } from '../../layout/page-layout.tsx'
import { TodayList } from '../../today/today-list.tsx'

/** The user's day. */
export function TodayPage() {
  const { t, i18n } = useTranslation()
  const { timeZone } = useParco().access.user ?? {}
  const date = new Intl.DateTimeFormat(i18n.language, {
    ...(timeZone === undefined ? {} : { timeZone }),
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date())
  return (
    <PageLayout title={t('today.title')} lead={date}>
      <TodayList />
    </PageLayout>
  )
}
