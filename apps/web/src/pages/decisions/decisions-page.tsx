import './decisions.css'
import { joinNotes } from '../../display/join-notes.ts'
import { useFormat } from '../../display/use-format.ts'
import { PlusIcon } from '../../icons.tsx'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { PageLayout } from '../../layout/page-layout.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { FormHost, useOpenForm } from '../../records/form/form-host.tsx'
import { useRead } from '../../records/use-read.ts'
import { decisionForm, newDecision, outcomeForm } from './decisions-forms.ts'
import { type Decision, decisionsSchema } from './decisions-schemas.ts'
import { useDecisionsTexts } from './decisions-texts.ts'

/** What was decided, why, when it comes back, and how it turned out. */
export function DecisionsPage() {
  return (
    <FormHost>
      <Decisions />
    </FormHost>
  )
}

/** The parts of the page: what waits for a word first, what is over last. */
const PARTS = [
  { name: 'due', isOf: ({ isDue }: Decision) => isDue },
  { name: 'open', isOf: ({ isDue, status }: Decision) => !isDue && status === 'open' },
  { name: 'decided', isOf: ({ isDue, status }: Decision) => !isDue && status === 'decided' },
  { name: 'reviewed', isOf: ({ status }: Decision) => status === 'reviewed' },
] as const

function Decisions() {
  const say = useDecisionsTexts()
  const open = useOpenForm()
  const read = useRead('list_decisions', {}, decisionsSchema)
  return (
    <PageLayout
      title={say('title')}
      lead={say('lead')}
      actions={
        <button
          type="button"
          className="button button--primary"
          onClick={() => open(newDecision(say))}
        >
          <PlusIcon />
          {say('add')}
        </button>
      }
    >
      <ReadView read={read}>
        {({ decisions }) =>
          decisions.length === 0 ? (
            <EmptyNote title={say('empty.title')} examples={[say('empty.one'), say('empty.two')]}>
              {say('empty.text')}
            </EmptyNote>
          ) : (
            PARTS.map(({ name, isOf }) => {
              const some = decisions.filter(isOf)
              return some.length === 0 ? null : (
                <PageSection key={name} title={say(name)}>
                  <div className="things">
                    {some.map((decision) => (
                      <DecisionCard key={decision.id} decision={decision} />
                    ))}
                  </div>
                </PageSection>
              )
            })
          )
        }
      </ReadView>
    </PageLayout>
  )
}

function DecisionCard({ decision }: { readonly decision: Decision }) {
  const say = useDecisionsTexts()
  const open = useOpenForm()
  const { chosen, lessons, options, outcome, reasoning, satisfaction, status, title } = decision
  // What was chosen without anything beside it is what the decision is called.
  const isNamedByChoice = chosen?.toLocaleLowerCase() === title.toLocaleLowerCase()
  const isAmongOptions = options.some(({ option }) => option === chosen)
  return (
    <article className="thing decision" data-status={status}>
      <header className="thing__head">
        <h3 className="thing__title">
          <button
            type="button"
            aria-label={say('edit', { title })}
            onClick={() => open(decisionForm(decision, say))}
          >
            {title}
          </button>
        </h3>
        {satisfaction !== null && (
          <span className="state decision__mark">
            {say('satisfaction', { count: satisfaction })}
          </span>
        )}
      </header>
      {chosen !== null && !isNamedByChoice && !isAmongOptions && (
        <p className="decision__chosen">{chosen}</p>
      )}
      <Options decision={decision} />
      {reasoning !== null && <p className="thing__text">{say('why', { text: reasoning })}</p>}
      {outcome !== null && <blockquote className="decision__outcome">{outcome}</blockquote>}
      {lessons !== null && <p className="thing__text">{say('lessons', { text: lessons })}</p>}
      <When decision={decision} />
      {status !== 'reviewed' && (
        <div className="thing__actions">
          {status === 'open' ? (
            <button
              type="button"
              className="button button--outline button--small"
              aria-label={say('decideNamed', { title })}
              onClick={() => open(decisionForm(decision, say))}
            >
              {say('decide')}
            </button>
          ) : (
            <button
              type="button"
              className="button button--outline button--small"
              aria-label={say('tellNamed', { title })}
              onClick={() => open(outcomeForm(decision, say))}
            >
              {say('tell')}
            </button>
          )}
        </div>
      )}
    </article>
  )
}

function Options({ decision: { chosen, options, title } }: { readonly decision: Decision }) {
  const say = useDecisionsTexts()
  if (options.length === 0) return null
  return (
    <ul className="decision__options" aria-label={say('options', { title })}>
      {options.map(({ cons, option, pros }) => (
        <li key={option} data-chosen={option === chosen}>
          <span>
            {option}
            {option === chosen && <span className="state"> · {say('chosen')}</span>}
          </span>
          {pros !== null && <span className="state">{say('pros', { text: pros })}</span>}
          {cons !== null && <span className="state">{say('cons', { text: cons })}</span>}
        </li>
      ))}
    </ul>
  )
}

/** When it was decided, and when it comes back or was looked back on. */
function When({ decision }: { readonly decision: Decision }) {
  const say = useDecisionsTexts()
  const format = useFormat()
  const { day, isDue, reviewOn, reviewedOn, status } = decision
  const began = say(status === 'open' ? 'openSince' : 'decidedOn', { day: format.dayOfYear(day) })
  return (
    <p className="state" data-tone={isDue ? 'danger' : undefined}>
      {joinNotes([
        began,
        ...(reviewedOn === null ? [] : [say('reviewedOn', { day: format.dayOfYear(reviewedOn) })]),
        ...(reviewedOn !== null || reviewOn === null
          ? []
          : [say(isDue ? 'wasDue' : 'asksOn', { day: format.dayOfYear(reviewOn) })]),
      ])}
    </p>
  )
}
