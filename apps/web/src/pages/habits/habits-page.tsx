import './habits.css'
import { z } from 'zod'
import { PlusIcon } from '../../icons.tsx'
import { PageLayout } from '../../layout/page-layout.tsx'
import { Tabs } from '../../layout/tabs.tsx'
import { useAddressValue } from '../../layout/use-address-value.ts'
import { FormHost, useOpenForm } from '../../records/form/form-host.tsx'
import { GoalsView } from './goals-view.tsx'
import { newGoal, newHabit } from './habits-forms.ts'
import { useHabitsTexts } from './habits-texts.ts'
import { HabitsView } from './habits-view.tsx'

const VIEWS = ['habits', 'goals'] as const
type View = (typeof VIEWS)[number]

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
  const [view, setView] = useAddressValue<View>('view', z.enum(VIEWS), 'habits')
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
      tools={
        <Tabs
          label={say('views')}
          tabs={VIEWS.map((value) => ({ value, label: say(`view.${value}`) }))}
          value={view}
          onChoose={setView}
        />
      }
    >
      {isHabits ? <HabitsView /> : <GoalsView />}
    </PageLayout>
  )
}
