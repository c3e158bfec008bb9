import type { MonthUsage } from '@parco/protocol'
import { Bars } from '../../layout/bars.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import { groupBy, tokensOf, total } from './usage.ts'
import type { UsageFormat } from './usage-format.ts'
import { nameOfRoute, nameOfSkills, type UsageSay } from './usage-texts.ts'

interface PartProps {
  readonly usage: MonthUsage
  readonly format: UsageFormat
  readonly say: UsageSay
}

/** The days of the month: what was said, what was asked of a model, and what it cost. */
export function DayTable({ usage, format, say }: PartProps) {
  const sum = total(usage.days)
  return (
    <PageSection title={say('days')}>
      <RecordTable
        caption={say('days')}
        rows={usage.days.toReversed()}
        rowKey={({ day }) => day}
        columns={[
          {
            key: 'day',
            title: say('day'),
            sum: say('sum'),
            cell: ({ day }) => format.day(day),
            sortBy: ({ day }) => day,
          },
          {
            key: 'turns',
            title: say('messages'),
            sum: format.count(usage.turns),
            align: 'end',
            cell: ({ turns }) => format.count(turns),
            sortBy: ({ turns }) => turns,
          },
          {
            key: 'without',
            title: say('withoutModel'),
            sum: format.count(usage.turns - usage.thoughtTurns),
            align: 'end',
            cell: ({ turns, thoughtTurns }) => format.count(turns - thoughtTurns),
          },
          {
            key: 'input',
            title: say('input'),
            sum: format.count(sum.inputTokens),
            align: 'end',
            isSecondary: true,
            cell: ({ inputTokens }) => format.count(inputTokens),
            sortBy: ({ inputTokens }) => inputTokens,
          },
          {
            key: 'output',
            title: say('output'),
            sum: format.count(sum.outputTokens),
            align: 'end',
            isSecondary: true,
            cell: ({ outputTokens }) => format.count(outputTokens),
            sortBy: ({ outputTokens }) => outputTokens,
          },
          {
            key: 'cost',
            title: say('price'),
            sum: format.usd(usage.costUsd),
            align: 'end',
            cell: ({ costUsd }) => format.usd(costUsd),
            sortBy: ({ costUsd }) => costUsd,
          },
        ]}
      />
    </PageSection>
  )
}

/** Which model was asked what for. */
export function ModelTable({ usage, format, say }: PartProps) {
  const sum = total(usage.calls)
  return (
    <PageSection title={say('models')}>
      <RecordTable
        caption={say('models')}
        rows={usage.calls}
        rowKey={({ model, role, route }) => `${model} ${role} ${route}`}
        columns={[
          {
            key: 'model',
            title: say('model'),
            sum: say('sum'),
            cell: ({ model }) => model,
            sortBy: ({ model }) => model,
          },
          { key: 'route', title: say('purpose'), cell: ({ route }) => nameOfRoute(route, say) },
          {
            key: 'calls',
            title: say('calls'),
            sum: format.count(sum.calls),
            align: 'end',
            cell: ({ calls, failed }) =>
              failed === 0
                ? format.count(calls)
                : `${format.count(calls)} (${say('failed', { count: failed })})`,
            sortBy: ({ calls }) => calls,
          },
          {
            key: 'input',
            title: say('input'),
            sum: format.count(sum.inputTokens),
            align: 'end',
            isSecondary: true,
            cell: ({ inputTokens }) => format.count(inputTokens),
            sortBy: ({ inputTokens }) => inputTokens,
          },
          {
            key: 'output',
            title: say('output'),
            sum: format.count(sum.outputTokens),
            align: 'end',
            isSecondary: true,
            cell: ({ outputTokens }) => format.count(outputTokens),
            sortBy: ({ outputTokens }) => outputTokens,
          },
          {
            key: 'cost',
            title: say('price'),
            sum: format.usd(sum.costUsd),
            align: 'end',
            cell: ({ costUsd }) => format.usd(costUsd),
            sortBy: ({ costUsd }) => costUsd,
          },
        ]}
      />
    </PageSection>
  )
}

/** What the skills took: the tokens of the calls in which they were active. */
export function SkillBars({ usage, format, say }: PartProps) {
  const groups = groupBy(usage.skills, ({ skills }) => nameOfSkills(skills, say))
  return (
    <PageSection title={say('skills')}>
      <Bars
        bars={groups.map(({ name, sum }) => ({
          key: name,
          label: name,
          value: tokensOf(sum),
          display: say('tokensOf', {
            tokens: format.count(tokensOf(sum)),
            cost: format.usd(sum.costUsd),
          }),
        }))}
      />
      <p className="usage-note">{say('skillsNote')}</p>
    </PageSection>
  )
}
