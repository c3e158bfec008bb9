import type { RecordView } from '@parco/protocol'
import { DayRecords } from '../../day/day-records.tsx'
import { toFormOfEdit } from '../../day/edit-form.ts'
import { useRecordsOfDay } from '../../day/use-day.ts'
import { useTodayDate } from '../../display/use-format.ts'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { useDayTexts } from './today-texts.ts'

/** What was noted on a day, each line of which can be put right or taken back. */
export function RecordedOnDay({ day }: { readonly day: string }) {
  const say = useDayTexts()
  const open = useOpenForm()
  const records = useRecordsOfDay(day)
  const openRecord = ({ edit, label, title }: RecordView) => {
    if (!edit) return
    const removal = say(`form.${edit.remove?.verb ?? 'delete'}`)
    open({ ...toFormOfEdit(edit, { title, removal }), lead: label })
  }
  return (
    <ReadView read={records}>
      {(all) =>
        all.length === 0 ? (
          <NothingYet day={day} />
        ) : (
          <PageSection title={say('recorded')}>
            <DayRecords records={all} onOpen={openRecord} />
          </PageSection>
        )
      }
    </ReadView>
  )
}

function NothingYet({ day }: { readonly day: string }) {
  const say = useDayTexts()
  const today = useTodayDate()
  if (day > today) return <EmptyNote title={say('empty.future')} />
  if (day < today)
    return (
      <EmptyNote title={say('empty.past')} examples={[say('empty.pastExpense')]}>
        {say('empty.pastText')}
      </EmptyNote>
    )
  return (
    <EmptyNote
      title={say('empty.today')}
      examples={[say('empty.expense'), say('empty.water'), say('empty.sleep')]}
    >
      {say('empty.todayText')}
    </EmptyNote>
  )
}
