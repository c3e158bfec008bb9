import { useState } from 'react'
import { useFormat } from '../../display/use-format.ts'
import { PlusIcon } from '../../icons.tsx'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { PageLayout } from '../../layout/page-layout.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { type Column, RecordTable } from '../../layout/record-table.tsx'
import { SearchField } from '../../layout/search-field.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { useRead } from '../../records/use-read.ts'
import { newPerson } from './people-forms.ts'
import { type Listed, peopleSchema } from './people-schemas.ts'
import { usePeopleTexts } from './people-texts.ts'
import { usePersonWords } from './person-words.ts'

interface PeopleListProps {
  readonly onOpen: (id: string) => void
}

/** As many as the server gives at once. */
const LIMIT = 1000
const SHOWN_BESIDE = 6

/** Everybody by name, with those whose day is near and those to be heard from. */
export function PeopleList({ onOpen }: PeopleListProps) {
  const say = usePeopleTexts()
  const open = useOpenForm()
  const [text, setText] = useState('')
  const read = useRead(
    'list_people',
    { order: 'name', limit: LIMIT, ...(text === '' ? {} : { text }) },
    peopleSchema,
  )
  return (
    <PageLayout
      title={say('title')}
      actions={
        <button
          type="button"
          className="button button--primary"
          onClick={() => open(newPerson(say))}
        >
          <PlusIcon />
          {say('add')}
        </button>
      }
    >
      <ReadView read={read}>
        {({ people, total }) =>
          total === 0 ? (
            <EmptyNote
              title={say('empty.title')}
              examples={[
                say('empty.examples.one'),
                say('empty.examples.two'),
                say('empty.examples.three'),
              ]}
            >
              {say('empty.text')}
            </EmptyNote>
          ) : (
            <div className="beside">
              <div>
                <SearchField label={say('search')} value={text} onChange={setText} />
                <Everybody people={people} onOpen={onOpen} onClear={() => setText('')} />
              </div>
              <div>
                <Calls onOpen={onOpen} />
                <Birthdays onOpen={onOpen} />
              </div>
            </div>
          )
        }
      </ReadView>
    </PageLayout>
  )
}

interface EverybodyProps extends PeopleListProps {
  readonly people: readonly Listed[]
  readonly onClear: () => void
}

function Everybody({ people, onOpen, onClear }: EverybodyProps) {
  const say = usePeopleTexts()
  const format = useFormat()
  const words = usePersonWords()
  const columns: Column<Listed>[] = [
    {
      key: 'name',
      title: say('list.name'),
      cell: ({ name }) => name,
      sortBy: ({ name }) => name,
    },
    {
      key: 'relationship',
      title: say('list.relationship'),
      isSecondary: true,
      // "Mãe" is told by her name.
      cell: ({ name, relationship }) =>
        relationship?.toLocaleLowerCase() === name.toLocaleLowerCase() ? '' : relationship,
    },
    {
      key: 'contact',
      title: say('list.contact'),
      cell: (one) => words.ago(one.daysSince, one.lastContactOn),
      sortBy: ({ daysSince }) => daysSince ?? Number.MAX_SAFE_INTEGER,
    },
    {
      key: 'birthday',
      title: say('list.birthday'),
      align: 'end',
      isSecondary: true,
      cell: ({ birthday }) => (birthday === null ? '' : format.day(birthday.next)),
      sortBy: ({ birthday }) => birthday?.daysUntil ?? Number.MAX_SAFE_INTEGER,
    },
  ]
  return (
    <RecordTable
      caption={say('list.caption')}
      columns={columns}
      rows={people}
      rowKey={({ id }) => id}
      onOpen={({ id }) => onOpen(id)}
      foot={say('list.count', { count: people.length })}
      empty={
        <p className="state" role="status">
          {say('list.nothing')}{' '}
          <button type="button" className="button button--quiet" onClick={onClear}>
            {say('list.clear')}
          </button>
        </p>
      }
    />
  )
}

function Calls({ onOpen }: PeopleListProps) {
  const say = usePeopleTexts()
  const words = usePersonWords()
  const read = useRead('list_people', { order: 'contact', limit: LIMIT }, peopleSchema)
  return (
    <PageSection title={say('calls')}>
      <ReadView read={read}>
        {({ people }) => {
          const due = people.filter(({ rhythm }) => rhythm !== null && rhythm.overdueDays > 0)
          if (due.length === 0) return <p className="state">{say('noCalls')}</p>
          return (
            <ul className="names">
              {due.slice(0, SHOWN_BESIDE).map((one) => (
                <NameLine
                  key={one.id}
                  name={one.name}
                  note={words.ago(one.daysSince, one.lastContactOn)}
                  mark={say('overdue', { count: one.rhythm?.overdueDays ?? 0 })}
                  isLate
                  onOpen={() => onOpen(one.id)}
                />
              ))}
            </ul>
          )
        }}
      </ReadView>
    </PageSection>
  )
}

function Birthdays({ onOpen }: PeopleListProps) {
  const say = usePeopleTexts()
  const format = useFormat()
  const words = usePersonWords()
  const read = useRead('list_people', { order: 'birthday', limit: SHOWN_BESIDE }, peopleSchema)
  return (
    <PageSection title={say('birthdays')}>
      <ReadView read={read}>
        {({ people }) => {
          if (people.length === 0) return <p className="state">{say('noBirthdays')}</p>
          return (
            <ul className="names">
              {people.map(
                ({ birthday, id, name }) =>
                  birthday && (
                    <NameLine
                      key={id}
                      name={name}
                      note={words.until(birthday)}
                      mark={birthday.daysUntil < 31 ? format.day(birthday.next) : ''}
                      onOpen={() => onOpen(id)}
                    />
                  ),
              )}
            </ul>
          )
        }}
      </ReadView>
    </PageSection>
  )
}

interface NameLineProps {
  readonly name: string
  readonly note: string
  readonly mark: string
  readonly isLate?: boolean
  readonly onOpen: () => void
}

function NameLine({ name, note, mark, isLate = false, onOpen }: NameLineProps) {
  return (
    <li>
      <button type="button" className="names__one" onClick={onOpen}>
        <span className="names__name">{name}</span>
        <span className="state">{note}</span>
        <span className="state names__mark" data-tone={isLate ? 'danger' : undefined}>
          {mark}
        </span>
      </button>
    </li>
  )
}
