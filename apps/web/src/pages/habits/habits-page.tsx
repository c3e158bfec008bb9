import './habits.css'
import { PlusIcon } from '../../icons.tsx'
import { PageLayout } from '../../layout/page-layout.tsx'
import { useViews } from '../../layout/use-views.tsx'
import { FormHost, useOpenForm } from '../../records/form/form-host.tsx'
import { GoalsView } from './goals-view.tsx'
import { newGoal, newHabit } from './habits-forms.ts'
import { useHabitsTexts } from './habits-texts.ts'
import { HabitsView } from './habits-view.tsx'

const VIEWS = ['habits', 'goals'] as const

/** Habits with their year, and goals with how far they are. */
export function HabitsPage() {
  return (
    <FormHost>
      <HabitsAndGoals />
    </FormHost>
  )
}

function HabitsAndGoals() {
  const say = useHabitsTexts()
  const open = useOpenForm()
  const [view, tabs] = useViews(VIEWS, {
    label: say('views'),
    nameOf: (one) => say(`view.${one}`),
  })
  const isHabits = view === 'habits'
  return (
    <PageLayout
      title={say('title')}
      actions={
        <button
          type="button"
          className="button button--primary"
          onClick={() => open(isHabits ? newHabit(say) : newGoal(say))}
        >
          <PlusIcon />
          {say(isHabits ? 'add.habit' : 'add.goal')}
        </button>
      }
      tools={tabs}
    >
      {isHabits ? <HabitsView /> : <GoalsView />}
    </PageLayout>
  )
}
