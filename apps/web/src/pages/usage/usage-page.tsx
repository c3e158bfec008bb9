import type { MonthUsage } from '@parco/protocol'
import './usage.css'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { z } from 'zod'
import { addMonths } from '../../display/calendar.ts'
import { useParco } from '../../frame/parco-context.ts'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { PageLayout } from '../../layout/page-layout.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { PeriodPicker } from '../../layout/period-picker.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useAddressValue } from '../../layout/use-address-value.ts'
import { useRefreshReads } from '../../records/reads.ts'
import { SpendingLimits } from '../../settings/spending-settings.tsx'
import { SentAway } from './sent-away.tsx'
import { ToolUses } from './tool-uses.tsx'
import { UsageFigures } from './usage-figures.tsx'
import { createUsageFormat } from './usage-format.ts'
import { DayTable, ModelTable, SkillBars } from './usage-tables.tsx'
import { useUsageTexts } from './usage-texts.ts'
import { useUsage } from './use-usage.ts'

const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

/** What needed no model, what the rest used, where it went, and how much it may be. */
export function UsagePage() {
  const { access, client, preferences } = useParco()
  const say = useUsageTexts()
  const { locale } = preferences
  const { timeZone, clock } = access.user ?? {}
  const format = useMemo(
    () => createUsageFormat({ locale, timeZone, clock }),
    [locale, timeZone, clock],
  )
  const latest = monthIn(timeZone)
  const [month, setMonth] = useAddressValue('month', monthSchema, latest)
  const read = useUsage(month)
  const refresh = useRefreshReads()
  const parts = (usage: MonthUsage) => ({ usage, format, say })
  return (
    <PageLayout
      title={say('title')}
      lead={say('lead')}
      tools={
        <PeriodPicker
          current={format.month(month)}
          previous={{ label: say('before'), onChoose: () => setMonth(addMonths(month, -1)) }}
          next={{
            label: say('after'),
            onChoose: month < latest ? () => setMonth(addMonths(month, 1)) : undefined,
          }}
        />
      }
    >
      <ReadView read={read}>
        {(usage) => (
          <>
            <UsageFigures {...parts(usage)} />
            {usage.days.length === 0 ? (
              <EmptyNote title={say('emptyTitle')}>{say('emptyText')}</EmptyNote>
            ) : (
              <DayTable {...parts(usage)} />
            )}
            {usage.calls.length > 0 && <ModelTable {...parts(usage)} />}
            {usage.calls.length > 0 && <SkillBars {...parts(usage)} />}
            {usage.tools.length > 0 && <ToolUses {...parts(usage)} />}
            <SentAway {...parts(usage)} />
            <PageSection title={say('limits')} aside={<Link to="/settings">{say('toModel')}</Link>}>
              <div className="usage-limits">
                <SpendingLimits
                  limits={usage.limits}
                  onLimit={async (limits) => {
                    await client.limitSpending(limits)
                    await refresh()
                  }}
                />
              </div>
              <p className="usage-note">{say('limitsNote')}</p>
            </PageSection>
          </>
        )}
      </ReadView>
    </PageLayout>
  )
}

/** The month, YYYY-MM, that it is now in a zone. */
function monthIn(timeZone: string | undefined): string {
  const parts = new Intl.DateTimeFormat('en', {
    ...(timeZone === undefined ? {} : { timeZone }),
    year: 'numeric',
    month: '2-digit',
  }).formatToParts(new Date())
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}`
}
