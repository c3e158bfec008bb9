import { useFormat, useTodayDate } from '../../display/use-format.ts'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { useProposal } from '../../records/use-proposal.ts'
import { useRead } from '../../records/use-read.ts'
import { goalForm, goalProgress } from './habits-forms.ts'
import { type Goal, goalsSchema } from './habits-schemas.ts'
import { useHabitsTexts } from './habits-texts.ts'

/** Goals that are open, each beside the time that has gone; below them those that are over. */
export function GoalsView() {
  const say = useHabitsTexts()
  const read = useRead('get_goals', {}, goalsSchema)
  return (
    <ReadView read={read}>
      {({ goals }) => {
        const open = goals.filter(isOpen)
        const over = goals.filter((goal) => !isOpen(goal))
        if (goals.length === 0)
          return (
            <EmptyNote
              title={say('empty.goals')}
              examples={[say('empty.goalsExamples.one'), say('empty.goalsExamples.two')]}
            >
              {say('empty.goalsText')}
            </EmptyNote>
          )
        return (
          <>
            {open.length > 0 && (
              <div className="things">
                {open.map((goal) => (
                  <GoalCard key={goal.id} goal={goal} />
                ))}
              </div>
            )}
            {over.length > 0 && (
              <PageSection title={say('goal.finished')}>
                <div className="things">
                  {over.map((goal) => (
                    <GoalCard key={goal.id} goal={goal} />
                  ))}
                </div>
              </PageSection>
            )}
          </>
        )
      }}
    </ReadView>
  )
}

const isOpen = ({ status }: Goal): boolean => status === 'not_started' || status === 'in_progress'

function GoalCard({ goal }: { readonly goal: Goal }) {
  const say = useHabitsTexts()
  const format = useFormat()
  const open = useOpenForm()
  const propose = useProposal()
  const today = useTodayDate()
  const { id, title, current, target, unit, share, elapsed, endOn, isAtRisk, status } = goal
  const amount = (value: number) => [format.number(value), unit ?? ''].join(' ').trim()
  return (
    <article className="thing goal" data-status={status}>
      <header className="thing__head">
        <h2 className="thing__title">
          <button
            type="button"
            aria-label={say('edit', { name: title })}
            onClick={() => open(goalForm(goal, say, format.number))}
          >
            {title}
          </button>
        </h2>
        <span className="thing__figure">{format.percent(share)}</span>
      </header>
      <Track goal={goal} />
      <p className="thing__text">
        {say('goal.of', { current: format.number(current ?? 0), target: amount(target) })}
        {' · '}
        {say(isOpen(goal) ? 'goal.until' : 'goal.overOn', { day: format.dayOfYear(endOn) })}
      </p>
      <p className="thing__text" data-tone={isAtRisk ? 'danger' : undefined}>
        {isOpen(goal)
          ? [
              say('goal.time', { share: format.percent(elapsed) }),
              ...(isAtRisk ? [say('goal.atRisk')] : []),
            ].join(', ')
          : say(`goal.status.${status}`)}
      </p>
      <Milestones goal={goal} />
      {isOpen(goal) && (
        <div className="thing__actions">
          <button
            type="button"
            className="button button--outline button--small"
            aria-label={say('goal.updateNamed', { title })}
            onClick={() => open(goalProgress(goal, say, today))}
          >
            {say('goal.update')}
          </button>
          <button
            type="button"
            className="button button--quiet button--small"
            aria-label={say('goal.completeNamed', { title })}
            onClick={() => void propose('complete_goal', { goalRef: id })}
          >
            {say('goal.complete')}
          </button>
        </div>
      )}
    </article>
  )
}

/** How far the goal is, with a mark for the time that has gone. */
function Track({ goal }: { readonly goal: Goal }) {
  const say = useHabitsTexts()
  const format = useFormat()
  const { title, share, elapsed, isAtRisk, status } = goal
  const tone =
    status === 'completed' ? 'gold' : isAtRisk || status === 'failed' ? 'danger' : 'plain'
  return (
    <div className="goal__track">
      <div
        className="progress"
        role="progressbar"
        aria-label={say('goal.progress', { title, share: format.percent(share) })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        data-tone={tone}
      >
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
      {isOpen(goal) && (
        <span
          className="goal__now"
          style={{ insetInlineStart: `${elapsed * 100}%` }}
          aria-hidden="true"
        />
      )}
    </div>
  )
}

function Milestones({ goal: { milestones, title, unit } }: { readonly goal: Goal }) {
  const say = useHabitsTexts()
  const format = useFormat()
  if (milestones.length === 0) return null
  return (
    <ul className="goal__steps" aria-label={say('goal.milestones', { title })}>
      {milestones.map((step) => (
        <li key={step.title} data-reached={step.isReached}>
          <span>{step.title}</span>
          <span className="state">{[format.number(step.target), unit ?? ''].join(' ').trim()}</span>
        </li>
      ))}
    </ul>
  )
}
