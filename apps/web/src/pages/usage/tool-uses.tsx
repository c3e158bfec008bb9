import type { MonthUsage, ToolUsage } from '@parco/protocol'
import { PageSection } from '../../layout/page-section.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import type { UsageFormat } from './usage-format.ts'
import { nameOfSkills, type UsageSay } from './usage-texts.ts'

interface PartProps {
  readonly usage: MonthUsage
  readonly format: UsageFormat
  readonly say: UsageSay
}

/** What models used: each tool, the tools of each skill, what an answer takes, and where tools fail. */
export function ToolUses({ usage, format, say }: PartProps) {
  const { incidents, perAnswer, tools, toolsOfSkills } = usage
  return (
    <PageSection title={say('toolUses')}>
      {incidents.map(({ began, ended, failed, skill, uses }) => (
        <p key={`${skill} ${began}`} className="usage-note usage-incident" role="status">
          {say(ended === undefined ? 'incidentOpen' : 'incidentOver', {
            skill: nameOfSkills([skill], say),
            failed: format.count(failed),
            uses: format.count(uses),
            began: format.day(began.slice(0, 10)),
            ended: ended === undefined ? '' : format.day(ended.slice(0, 10)),
          })}
        </p>
      ))}
      <UseTable
        title={say('oneSkill')}
        caption={say('toolsOfSkills')}
        rows={toolsOfSkills.map((one) => ({ ...one, name: nameOfSkills([one.name], say) }))}
        format={format}
        say={say}
      />
      <UseTable
        title={say('tool')}
        caption={say('toolUses')}
        rows={tools.map((one) => ({ ...one, name: one.name.replaceAll('_', ' ') }))}
        format={format}
        say={say}
      />
      {perAnswer && (
        <p className="usage-note">
          {say('perAnswer', {
            median: format.count(perAnswer.median),
            p95: format.count(perAnswer.p95),
            most: format.count(perAnswer.most),
          })}
        </p>
      )}
    </PageSection>
  )
}

interface UseTableProps extends Omit<PartProps, 'usage'> {
  readonly title: string
  readonly caption: string
  readonly rows: readonly ToolUsage[]
}

function UseTable({ title, caption, rows, format, say }: UseTableProps) {
  return (
    <RecordTable
      caption={caption}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', title, cell: ({ name }) => name, sortBy: ({ name }) => name },
        {
          key: 'uses',
          title: say('uses'),
          align: 'end',
          cell: ({ uses }) => format.count(uses),
          sortBy: ({ uses }) => uses,
        },
        {
          key: 'failed',
          title: say('inVain'),
          align: 'end',
          cell: ({ failed }) => format.count(failed),
          sortBy: ({ failed }) => failed,
        },
      ]}
    />
  )
}
