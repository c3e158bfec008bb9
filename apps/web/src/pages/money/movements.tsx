import { printoutUrl } from '@parco/protocol'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { daysOfMonth } from '../../display/calendar.ts'
import { useFormat } from '../../display/use-format.ts'
import { useParco } from '../../frame/parco-context.ts'
import { ChoiceField } from '../../layout/choice-field.tsx'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { type Column, RecordTable } from '../../layout/record-table.tsx'
import { SearchField } from '../../layout/search-field.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { type Choice, labelOf, useChoices } from '../../records/form/use-choices.ts'
import { usePagedRead } from '../../records/use-reads.ts'
import { movement } from './money-forms.ts'
import { TRANSACTION_KINDS, type Transaction, transactionsSchema } from './money-schemas.ts'
import { type SayMoney, useMoneyTexts } from './money-texts.ts'
import { monthSlots } from './month-slots.ts'
import { useTotals } from './use-totals.ts'

interface MovementsProps {
  readonly month: string
  readonly category: string
  readonly onCategory: (category: string) => void
}

/** What the server gives at once; the first screen comes as fast as it can. */
const PAGE = 100

/** Everything that moved in a month, narrowed by words, kind and category. */
export function Movements({ month, category, onCategory }: MovementsProps) {
  const say = useMoneyTexts()
  const format = useFormat()
  const [text, setText] = useState('')
  const [kind, setKind] = useState('')
  const categories = useChoices('create_expense', 'category')
  const isNarrowed = text !== '' || kind !== '' || category !== ''
  const read = usePagedRead(
    'get_transactions',
    {
      ...monthSlots(month),
      limit: PAGE,
      ...(text === '' ? {} : { text }),
      ...(kind === '' ? {} : { kind }),
      ...(category === '' ? {} : { category }),
    },
    transactionsSchema,
  )
  const clear = () => {
    setText('')
    setKind('')
    onCategory('')
  }
  return (
    <>
      <div className="filters">
        <SearchField label={say('list.search')} value={text} onChange={setText} />
        <ChoiceField
          label={say('list.kind')}
          all={say('list.allKinds')}
          options={TRANSACTION_KINDS.map((value) => ({ value, label: say(`kind.${value}`) }))}
          value={kind}
          onChoose={setKind}
        />
        <ChoiceField
          label={say('list.category')}
          all={say('list.allCategories')}
          options={categories}
          value={category}
          onChoose={onCategory}
        />
      </div>
      <ReadView read={read}>
        {({ pages, more }) => (
          <List
            month={month}
            rows={pages.flatMap(({ items }) => items)}
            sums={pages[0]?.sums ?? null}
            categories={categories}
            more={more}
            empty={
              isNarrowed ? (
                <p className="state" role="status">
                  {say('list.nothing', { month: format.month(month) })}{' '}
                  <button type="button" className="button button--quiet" onClick={clear}>
                    {say('list.clear')}
                  </button>
                </p>
              ) : (
                <EmptyNote
                  title={say('empty.month', { month: format.month(month) })}
                  examples={[say('empty.monthExamples.expense'), say('empty.monthExamples.income')]}
                >
                  {say('empty.monthText')}
                </EmptyNote>
              )
            }
          />
        )}
      </ReadView>
    </>
  )
}

interface ListProps {
  readonly month: string
  readonly rows: readonly Transaction[]
  readonly sums: (typeof transactionsSchema)['_output']['sums']
  readonly categories: readonly Choice[]
  readonly more: (() => void) | undefined
  readonly empty: React.ReactNode
}

function List({ month, rows, sums, categories, more, empty }: ListProps) {
  const say = useMoneyTexts()
  const format = useFormat()
  const totals = useTotals()
  const open = useOpenForm()
  const navigate = useNavigate()
  const incomeTypes = useChoices('create_income', 'type')
  const kindOf = (one: Transaction): string => {
    if (one.kind === 'expense') return labelOf(categories, one.category)
    if (one.kind === 'income') return labelOf(incomeTypes, one.type)
    return say(`kind.${one.kind}`)
  }
  const columns: Column<Transaction>[] = [
    {
      key: 'name',
      title: say('list.name'),
      cell: (one) => one.name,
      ...(more ? {} : { sortBy: (one: Transaction) => one.name }),
    },
    {
      key: 'category',
      title: say('list.category'),
      isSecondary: true,
      cell: kindOf,
      ...(more ? {} : { sortBy: kindOf }),
    },
    {
      key: 'day',
      title: say('list.day'),
      cell: (one) => <span className="cell__day">{format.day(one.date)}</span>,
      ...(more ? {} : { sortBy: (one: Transaction) => one.date }),
    },
    {
      key: 'amount',
      title: say('list.amount'),
      align: 'end',
      cell: (one) => <Amount one={one} say={say} />,
      ...(more ? {} : { sortBy: (one: Transaction) => one.cents }),
    },
  ]
  return (
    <RecordTable
      caption={say('list.caption', { month: format.month(month) })}
      columns={columns}
      rows={rows}
      rowKey={(one) => `${one.kind} ${one.id} ${one.date} ${one.installment} ${one.month}`}
      onOpen={(one) => {
        if (one.kind === 'debt-payment')
          void navigate({ to: '/today', search: { day: one.date } } as never)
        else
          open(
            movement(one, say, {
              month: format.month(one.month ?? month),
              day: format.day(one.date),
            }),
          )
      }}
      onEnd={more}
      total={sums?.count}
      empty={empty}
      foot={
        sums && (
          <span className="sums">
            <span>{say('list.sum', { count: sums.count })}</span>
            {isSome(sums.spent) && <span>{say('list.spent', { amount: totals(sums.spent) })}</span>}
            {isSome(sums.received) && (
              <span>{say('list.received', { amount: totals(sums.received) })}</span>
            )}
            {sums.count > 0 && <MonthOnPaper month={month} />}
          </span>
        )
      }
    />
  )
}

/** The month as a PDF, with all that moved, whatever the list is narrowed to. */
function MonthOnPaper({ month }: { readonly month: string }) {
  const say = useMoneyTexts()
  const format = useFormat()
  const { locale } = useParco().preferences
  const url = printoutUrl({
    read: [{ tool: 'get_finance_summary', input: daysOfMonth(month) }],
    title: say('list.caption', { month: format.month(month) }),
    locale,
  })
  return (
    <a
      className="link"
      href={url}
      download
      aria-label={say('list.pdfOf', { month: format.month(month) })}
    >
      {say('list.pdf')}
    </a>
  )
}

const isSome = ({ cents, foreign }: { cents: number; foreign: readonly unknown[] }): boolean =>
  cents > 0 || foreign.length > 0

function Amount({ one, say }: { readonly one: Transaction; readonly say: SayMoney }) {
  const format = useFormat()
  const amount = format.money(one.cents, one.currency)
  return (
    <>
      {one.kind === 'income' ? <span className="money--in">+ {amount}</span> : amount}
      {one.installments > 1 && (
        <span className="cell__sub">
          {say('list.installment', { number: one.installment, total: one.installments })}
        </span>
      )}
    </>
  )
}
