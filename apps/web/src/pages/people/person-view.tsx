import { daysBetween } from '../../display/calendar.ts'
import { joinNotes } from '../../display/join-notes.ts'
import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { CloseIcon, PencilIcon, PlusIcon, PreviousIcon } from '../../icons.tsx'
import { FigureCard, FigureRow } from '../../layout/figure-card.tsx'
import { PageLayout } from '../../layout/page-layout.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { type Column, RecordTable } from '../../layout/record-table.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { labelOf, useChoices } from '../../records/form/use-choices.ts'
import { useProposal } from '../../records/use-proposal.ts'
import { useRead } from '../../records/use-read.ts'
import { contactRhythm, editPerson, moreFacts, newContact, newGift } from './people-forms.ts'
import { FACT_KINDS, type Person, personViewSchema } from './people-schemas.ts'
import { usePeopleTexts } from './people-texts.ts'
import { usePersonWords } from './person-words.ts'

interface PersonViewProps {
  readonly id: string
  readonly onBack: () => void
}

/** All that is known of somebody, each part with the way to add to it. */
export function PersonView({ id, onBack }: PersonViewProps) {
  const say = usePeopleTexts()
  const read = useRead('get_person', { personRef: id }, personViewSchema)
  const person = read.status === 'ready' ? read.data.people[0] : undefined
  const name = person?.person.name ?? say('title')
  return (
    <PageLayout
      title={name}
      lead={person ? <Lead person={person} /> : undefined}
      actions={person && <Actions person={person} />}
      tools={
        <button type="button" className="button button--quiet back" onClick={onBack}>
          <PreviousIcon />
          {say('back')}
        </button>
      }
    >
      <ReadView read={read}>
        {({ people: [one] }) =>
          one === undefined ? (
            <p className="state">{say('gone')}</p>
          ) : (
            <>
              <Figures person={one} />
              <Facts person={one} />
              <Contacts person={one} />
              <Gifts person={one} />
            </>
          )
        }
      </ReadView>
    </PageLayout>
  )
}

interface OfPersonProps {
  readonly person: Person
}

function Lead({ person: { person } }: OfPersonProps) {
  const say = usePeopleTexts()
  const { aliases, name, relationship } = person
  const names = aliases.length > 0 ? [say('aliases', { names: aliases.join(', ') })] : []
  const isTold = relationship?.toLocaleLowerCase() === name.toLocaleLowerCase()
  return joinNotes([...(relationship === null || isTold ? [] : [relationship]), ...names])
}

function Actions({ person }: OfPersonProps) {
  const say = usePeopleTexts()
  const open = useOpenForm()
  const today = useTodayDate()
  return (
    <>
      <button
        type="button"
        className="button button--primary"
        onClick={() => open(newContact(person, say, today))}
      >
        {say('contact.add', { name: person.person.name })}
      </button>
      <button
        type="button"
        className="button button--outline"
        onClick={() => open(editPerson(person, say))}
      >
        <PencilIcon />
        {say('edit')}
      </button>
    </>
  )
}

function Figures({ person }: OfPersonProps) {
  const say = usePeopleTexts()
  const format = useFormat()
  const words = usePersonWords()
  const open = useOpenForm()
  const types = useChoices('log_interaction', 'type')
  const { birthday, daysSince, lastContact, rhythm } = person
  const { age } = birthday ?? { age: null }
  return (
    <FigureRow isDense label={say('figures.label', { name: person.person.name })}>
      <FigureCard
        label={say('figures.contact')}
        figure={words.ago(daysSince, lastContact?.date ?? null)}
        note={lastContact ? labelOf(types, lastContact.type) : undefined}
      />
      <FigureCard
        label={say('figures.rhythm')}
        figure={
          rhythm ? say('figures.every', { count: rhythm.everyDays }) : say('figures.noRhythm')
        }
        tone={rhythm && rhythm.overdueDays > 0 ? 'danger' : 'plain'}
        note={
          rhythm
            ? rhythm.overdueDays > 0
              ? say('overdue', { count: rhythm.overdueDays })
              : say('figures.due', { day: format.dayOfWeek(rhythm.dueOn) })
            : undefined
        }
        aside={
          <button
            type="button"
            className="button button--quiet"
            onClick={() => open(contactRhythm(person, say))}
          >
            {say(rhythm ? 'figures.changeRhythm' : 'figures.setRhythm')}
          </button>
        }
      />
      <FigureCard
        label={say('figures.birthday')}
        figure={birthday ? format.day(birthday.next) : say('figures.noBirthday')}
        note={
          birthday
            ? [...(age === null ? [] : [say('age', { count: age })]), words.until(birthday)].join(
                '; ',
              )
            : undefined
        }
      />
    </FigureRow>
  )
}

function Facts({ person }: OfPersonProps) {
  const say = usePeopleTexts()
  const open = useOpenForm()
  const propose = useProposal()
  const { facts } = person
  const kinds = FACT_KINDS.filter((kind) => facts.some((fact) => fact.kind === kind))
  return (
    <PageSection
      title={say('fact.title')}
      aside={<AddButton label={say('fact.add')} onClick={() => open(moreFacts(person, say))} />}
    >
      {kinds.length === 0 ? (
        <p className="state">{say('fact.none')}</p>
      ) : (
        <dl className="facts">
          {kinds.map((kind) => (
            <div key={kind}>
              <dt>{say(`fact.kind.${kind}`)}</dt>
              {facts
                .filter((fact) => fact.kind === kind)
                .map(({ text }) => (
                  <dd key={text} className="fact">
                    <span>{text}</span>
                    <button
                      type="button"
                      className="fact__remove"
                      aria-label={say('fact.remove', { fact: text })}
                      onClick={() =>
                        void propose('update_person', {
                          personRef: { id: person.person.id },
                          removeFacts: [text],
                        })
                      }
                    >
                      <CloseIcon />
                    </button>
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      )}
    </PageSection>
  )
}

type Contact = Person['contacts'][number]

function Contacts({ person }: OfPersonProps) {
  const say = usePeopleTexts()
  const format = useFormat()
  const types = useChoices('log_interaction', 'type')
  const today = useTodayDate()
  const columns: Column<Contact>[] = [
    { key: 'type', title: say('contact.type'), cell: ({ type }) => labelOf(types, type) },
    { key: 'note', title: say('contact.note'), cell: ({ note }) => note ?? '' },
    {
      key: 'day',
      title: say('contact.day'),
      align: 'end',
      cell: ({ date }) =>
        daysBetween(date, today) < 300 ? format.day(date) : format.dayOfYear(date),
    },
  ]
  return (
    <PageSection title={say('contact.title')}>
      <RecordTable
        caption={say('contact.title')}
        columns={columns}
        rows={person.contacts}
        rowKey={({ id }) => id}
        empty={<p className="state">{say('contact.none')}</p>}
      />
    </PageSection>
  )
}

type Gift = Person['gifts'][number]

function Gifts({ person }: OfPersonProps) {
  const say = usePeopleTexts()
  const format = useFormat()
  const open = useOpenForm()
  const today = useTodayDate()
  const directions = useChoices('record_gift', 'direction')
  const columns: Column<Gift>[] = [
    {
      key: 'name',
      title: say('gift.name'),
      cell: ({ name, direction }) => (
        <>
          {name} <span className="state">{labelOf(directions, direction).toLocaleLowerCase()}</span>
        </>
      ),
    },
    {
      key: 'occasion',
      title: say('gift.occasion'),
      isSecondary: true,
      cell: ({ occasion, amountCents, currency }) =>
        [
          occasion ?? '',
          amountCents === null ? '' : format.money(amountCents, currency ?? undefined),
        ]
          .filter((part) => part !== '')
          .join(', '),
    },
    {
      key: 'day',
      title: say('gift.day'),
      align: 'end',
      cell: ({ givenOn }) => format.dayOfYear(givenOn),
    },
  ]
  return (
    <PageSection
      title={say('gift.title')}
      aside={
        <AddButton label={say('gift.add')} onClick={() => open(newGift(person, say, today))} />
      }
    >
      <RecordTable
        caption={say('gift.title')}
        columns={columns}
        rows={person.gifts}
        rowKey={({ id }) => id}
        empty={<p className="state">{say('gift.none')}</p>}
      />
    </PageSection>
  )
}

interface AddButtonProps {
  readonly label: string
  readonly onClick: () => void
}

function AddButton({ label, onClick }: AddButtonProps) {
  return (
    <button type="button" className="button button--outline button--small" onClick={onClick}>
      <PlusIcon />
      {label}
    </button>
  )
}
