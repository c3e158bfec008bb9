import { ChartFrame } from '../../charts/chart-frame.tsx'
import { ColumnChart } from '../../charts/column-chart.tsx'
import { daysOfMonth } from '../../display/calendar.ts'
import { useFormat } from '../../display/use-format.ts'
import { ReadView } from '../../layout/read-view.tsx'
import { useReads } from '../../records/use-reads.ts'
import { summarySchema } from './money-schemas.ts'
import { useMoneyTexts } from './money-texts.ts'

interface MonthTrendProps {
  readonly months: readonly string[]
  readonly current: string
  readonly onMonth: (month: string) => void
}

/** What came in and went out in each of a few months. */
export function MonthTrend({ months, current, onMonth }: MonthTrendProps) {
  const say = useMoneyTexts()
  const format = useFormat()
  const read = useReads('get_finance_summary', months.map(daysOfMonth), summarySchema)
  return (
    <ReadView read={read}>
      {(summaries) =>
        // Columns of nothing are an axis from 0 to 1.
        summaries.every(({ incomeCents, spentCents }) => incomeCents + spentCents === 0) ? null : (
          <ChartFrame
            title={say('trend.title')}
            summary={say('trend.summary')}
            legend={[
              { label: say('trend.in'), color: 1 },
              { label: say('trend.out'), color: 2 },
            ]}
            table={{
              columns: [say('trend.month'), say('trend.in'), say('trend.out')],
              rows: summaries.map(({ firstMonth, incomeCents, spentCents }) => [
                format.month(firstMonth),
                format.money(incomeCents),
                format.money(spentCents),
              ]),
            }}
          >
            {(width) => (
              <ColumnChart
                width={width}
                onOpen={onMonth}
                format={(value) => format.compact(value)}
                groups={summaries.map(({ firstMonth, incomeCents, spentCents }) => ({
                  key: firstMonth,
                  label: format.monthShort(firstMonth),
                  values: [incomeCents / 100, spentCents / 100],
                  isCurrent: firstMonth === current,
                }))}
              />
            )}
          </ChartFrame>
        )
      }
    </ReadView>
  )
}
