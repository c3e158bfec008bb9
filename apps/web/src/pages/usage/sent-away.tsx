import type { ModelCall, MonthUsage } from '@parco/protocol'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Bars } from '../../layout/bars.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { RecordTable } from '../../layout/record-table.tsx'
import { groupBy, tokensOf, total } from './usage.ts'
import type { UsageFormat } from './usage-format.ts'
import { nameOfRoute, type UsageSay } from './usage-texts.ts'
import { useSentCalls } from './use-usage.ts'

interface SentAwayProps {
  readonly usage: MonthUsage
  readonly format: UsageFormat
  readonly say: UsageSay
}

/** What left the machine, where to, and for what. */
export function SentAway({ usage, format, say }: SentAwayProps) {
  const { hosts, month } = usage
  const [isOpen, setIsOpen] = useState(false)
  const sum = total(hosts)
  if (sum.calls === 0) {
    return (
      <PageSection title={say('sent')}>
        <p>{say('sentNothing')}</p>
      </PageSection>
    )
  }
  const isAllLocal = hosts.every(({ isLocal }) => isLocal)
  const groups = groupBy(hosts, (host) => nameOfHosts(host, say))
  return (
    <PageSection title={say('sent')}>
      <p>
        {isAllLocal ? say('sentLocal', { tokens: format.count(tokensOf(sum)) }) : say('sentText')}
      </p>
      <Bars
        bars={groups.map(({ name, sum: group }) => ({
          key: name,
          label: name,
          value: group.inputTokens,
          display: say('sentTokens', {
            tokens: format.count(group.inputTokens),
            count: group.calls,
          }),
        }))}
      />
      <details
        className="usage-calls"
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary>{say('each')}</summary>
        {isOpen && <CallTable month={month} format={format} say={say} />}
      </details>
    </PageSection>
  )
}

function CallTable({ month, format, say }: Omit<SentAwayProps, 'usage'> & { month: string }) {
  const { read, more } = useSentCalls(month)
  return (
    <ReadView read={read}>
      {(calls) => (
        <>
          <RecordTable
            caption={say('each')}
            rows={calls}
            rowKey={({ id }) => id}
            columns={[
              { key: 'at', title: say('when'), cell: ({ at }) => format.moment(at) },
              {
                key: 'route',
                title: say('purpose'),
                cell: (call) => <Purpose call={call} say={say} />,
              },
              {
                key: 'host',
                title: say('where'),
                isSecondary: true,
                cell: (call) => nameOfHosts(call, say),
              },
              {
                key: 'input',
                title: say('input'),
                align: 'end',
                cell: ({ inputTokens }) => format.count(inputTokens),
              },
              {
                key: 'output',
                title: say('output'),
                align: 'end',
                isSecondary: true,
                cell: ({ outputTokens }) => format.count(outputTokens),
              },
            ]}
          />
          {more && (
            <button type="button" className="button button--quiet" onClick={more}>
              {say('more')}
            </button>
          )}
        </>
      )}
    </ReadView>
  )
}

function Purpose({ call, say }: { readonly call: ModelCall; readonly say: UsageSay }) {
  const { conversationId, route, outcome } = call
  const name = nameOfRoute(route, say)
  return (
    <>
      {conversationId === undefined ? (
        name
      ) : (
        <Link to={`/chat/${conversationId}`} title={say('openConversation')}>
          {name}
        </Link>
      )}
      {outcome !== 'completed' && ` (${say(`outcome.${outcome}`)})`}
    </>
  )
}

function nameOfHosts(
  { hosts, isLocal }: Pick<ModelCall, 'hosts' | 'isLocal'>,
  say: UsageSay,
): string {
  if (hosts.length === 0) return say('unknownHost')
  const name = hosts.join(', ')
  return isLocal ? `${name} (${say('stays')})` : name
}
