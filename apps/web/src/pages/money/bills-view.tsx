import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { PlusIcon } from '../../icons.tsx'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { type Column, RecordTable } from '../../layout/record-table.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { useProposal } from '../../records/use-proposal.ts'
import { useRead } from '../../records/use-read.ts'
import { bill, incomeRule, newBill, newIncomeRule, payBill } from './money-forms.ts'
import { type Bill, billsSchema, type ExpectedIncome, incomesSchema } from './money-schemas.ts'
import { useMoneyTexts } from './money-texts.ts'
import { monthSlots } from './month-slots.ts'
import { useTotals } from './use-totals.ts'

/** The bills of a month, what is late of earlier ones, and the money that comes regularly. */
export function BillsView({ month }: { readonly month: string }) {
  const say = useMoneyTexts()
  const format = useFormat()
  const totals = useTotals()
  const open = useOpenForm()
  const bills = useRead('get_bills', monthSlots(month), billsSchema)
  const add = (
    <button
      type="button"
      className="button button--outline button--small"
      onClick={() => open(newBill(say))}
    >
      <PlusIcon />
      {say('add.bill')}
    </button>
  )
  return (
    <>
      <ReadView read={bills}>
        {(data) =>
          data.hasBills ? (
            <>
              {data.earlier.length > 0 && (
                <PageSection title={say('bills.earlier')}>
                  <BillTable caption={say('bills.earlier')} bills={data.earlier} />
                </PageSection>
              )}
              <PageSection title={say('bills.caption', { month: format.month(month) })} aside={add}>
                <BillTable
                  caption={say('bills.caption', { month: format.month(month) })}
                  bills={data.bills}
                  foot={say('bills.sum', {
                    total: totals(data.summary.total),
                    paid: totals(data.summary.paid),
                  })}
                />
              </PageSection>
            </>
          ) : (
            <>
              <EmptyNote
                title={say('empty.bills')}
                examples={[say('empty.billsExamples.one'), say('empty.billsExamples.two')]}
              >
                {say('empty.billsText')}
              </EmptyNote>
              <div>{add}</div>
            </>
          )
        }
      </ReadView>
      <Regular month={month} />
    </>
  )
}

interface BillTableProps {
  readonly caption: string
  readonly bills: readonly Bill[]
  readonly foot?: string
}

function BillTable({ caption, bills, foot }: BillTableProps) {
  const say = useMoneyTexts()
  const format = useFormat()
  const open = useOpenForm()
  const columns: Column<Bill>[] = [
    {
      key: 'name',
      title: say('list.name'),
      cell: (one) => (
        <>
          {one.name}
          <span className="cell__sub cell__sub--phone">
            <BillState bill={one} />
          </span>
        </>
      ),
      sortBy: ({ name }) => name,
    },
    {
      key: 'due',
      title: say('bills.due'),
      isSecondary: true,
      cell: ({ dueOn }) => format.dayOfWeek(dueOn),
      sortBy: ({ dueOn }) => dueOn,
    },
    {
      key: 'state',
      title: say('bills.state'),
      isSecondary: true,
      cell: (one) => <BillState bill={one} />,
    },
    {
      key: 'amount',
      title: say('list.amount'),
      align: 'end',
      cell: ({ amountCents, currency, paidCents }) =>
        format.money(paidCents ?? amountCents, currency),
      sortBy: ({ amountCents }) => amountCents,
    },
    {
      key: 'action',
      title: say('bills.action'),
      align: 'end',
      cell: (one) => <BillAction bill={one} />,
    },
  ]
  return (
    <RecordTable
      caption={caption}
      columns={columns}
      rows={bills}
      rowKey={({ id, month }) => `${id} ${month}`}
      onOpen={(one) => open(bill(one, say))}
      foot={foot}
    />
  )
}

function BillState({ bill: { status, daysUntilDue, paidOn } }: { readonly bill: Bill }) {
  const say = useMoneyTexts()
  const format = useFormat()
  const [tone, words] = stateOf()
  return (
    <span className="state" data-tone={tone}>
      {words}
    </span>
  )

  function stateOf(): readonly [string, string] {
    if (status === 'paid')
      return ['good', say('bills.paidOn', { day: paidOn === null ? '' : format.day(paidOn) })]
    if (status === 'canceled') return ['plain', say('bills.canceled')]
    // One that was noted after its day is not held against anybody.
    if (daysUntilDue < 0)
      return [
        status === 'overdue' ? 'danger' : 'plain',
        say('bills.overdue', { count: -daysUntilDue }),
      ]
    if (daysUntilDue === 0) return ['plain', say('bills.today')]
    if (daysUntilDue === 1) return ['plain', say('bills.tomorrow')]
    return ['plain', say('bills.in', { count: daysUntilDue })]
  }
}

function BillAction({ bill: one }: { readonly bill: Bill }) {
  const say = useMoneyTexts()
  const open = useOpenForm()
  const propose = useProposal()
  const today = useTodayDate()
  const { id, month, name, status } = one
  if (status === 'canceled') return null
  if (status === 'paid')
    return (
      <button
        type="button"
        className="button button--small"
        aria-label={say('bills.unpayNamed', { name })}
        onClick={() => void propose('unmark_bill_paid', { billRef: id, monthYear: month })}
      >
        {say('bills.unpay')}
      </button>
    )
  return (
    <button
      type="button"
      className="button button--outline button--small"
      aria-label={say('bills.payNamed', { name })}
      onClick={() => open(payBill(one, say, today))}
    >
      {say('bills.pay')}
    </button>
  )
}

/** What regular incomes bring in a month, and when those come next that bring nothing in it any more. */
function Regular({ month }: { readonly month: string }) {
  const say = useMoneyTexts()
  const format = useFormat()
  const open = useOpenForm()
  const today = useTodayDate()
  const ofMonth = useRead('get_incomes', monthSlots(month), incomesSchema)
  const ahead = useRead('get_incomes', { isNext: true }, incomesSchema)
  const columns: Column<ExpectedIncome>[] = [
    { key: 'name', title: say('list.name'), cell: ({ name }) => name },
    {
      key: 'day',
      title: say('bills.expectedDay'),
      cell: ({ expectedOn }) => format.dayOfWeek(expectedOn),
    },
    {
      key: 'amount',
      title: say('list.amount'),
      align: 'end',
      cell: ({ amountCents, currency }) => format.money(amountCents, currency),
    },
  ]
  return (
    <PageSection
      title={say('bills.regular')}
      aside={
        <button
          type="button"
          className="button button--outline button--small"
          onClick={() => open(newIncomeRule(say))}
        >
          <PlusIcon />
          {say('add.incomeRule')}
        </button>
      }
    >
      <ReadView read={ofMonth}>
        {({ expected }) => (
          <ReadView read={ahead}>
            {({ next }) => (
              <RecordTable
                caption={say('bills.regular')}
                columns={columns}
                rows={[...expected, ...laterThan(expected, next)]}
                rowKey={({ ruleId, dueOn }) => `${ruleId} ${dueOn}`}
                onOpen={(one) => open(incomeRule(one, say, today))}
                empty={<p className="state">{say('bills.noRegular')}</p>}
              />
            )}
          </ReadView>
        )}
      </ReadView>
    </PageSection>
  )
}

/** The next times of those of which nothing else is shown. */
const laterThan = (
  shown: readonly ExpectedIncome[],
  next: readonly ExpectedIncome[],
): readonly ExpectedIncome[] =>
  next.filter(({ ruleId }) => shown.every((one) => one.ruleId !== ruleId))
