import { useFormat } from '../../display/use-format.ts'
import { PlusIcon } from '../../icons.tsx'
import { EmptyNote } from '../../layout/empty-note.tsx'
import { ProgressBar } from '../../layout/progress-bar.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useOpenForm } from '../../records/form/form-host.tsx'
import { labelOf, useChoices } from '../../records/form/use-choices.ts'
import { useRead } from '../../records/use-read.ts'
import { newPlan, plan } from './money-forms.ts'
import { budgetsSchema } from './money-schemas.ts'
import { useMoneyTexts } from './money-texts.ts'
import { monthSlots } from './month-slots.ts'

/** The plans of a month: what was spent under each, and what still fits. */
export function PlansView({ month }: { readonly month: string }) {
  const say = useMoneyTexts()
  const format = useFormat()
  const open = useOpenForm()
  const read = useRead('get_budgets', monthSlots(month), budgetsSchema)
  const categories = useChoices('create_expense', 'category')
  return (
    <ReadView read={read}>
      {({ plans }) =>
        plans.length === 0 ? (
          <>
            <EmptyNote
              title={say('empty.plans', { month: format.month(month) })}
              examples={[say('empty.plansExamples.one')]}
            >
              {say('empty.plansText')}
            </EmptyNote>
            <AddButton />
          </>
        ) : (
          <>
            <div className="things">
              {plans.map((one) => {
                const { id, name, category, currency, plannedCents, spentCents } = one
                const leftCents = plannedCents - spentCents
                const isOver = leftCents < 0
                const left = format.money(Math.abs(leftCents), currency)
                const words = say('plans.of', {
                  spent: format.money(spentCents, currency),
                  planned: format.money(plannedCents, currency),
                })
                return (
                  <article key={id} className="thing">
                    <header className="thing__head">
                      <h2 className="thing__title">
                        <button
                          type="button"
                          aria-label={say('plans.edit', { name })}
                          onClick={() => open(plan(one, say))}
                        >
                          {name}
                        </button>
                      </h2>
                      <span className="state">{labelOf(categories, category)}</span>
                    </header>
                    <ProgressBar
                      share={plannedCents > 0 ? spentCents / plannedCents : 1}
                      label={`${name}: ${words}`}
                      tone={isOver ? 'danger' : 'plain'}
                    />
                    <p className="thing__text">{words}</p>
                    <p className="thing__text" data-tone={isOver ? 'danger' : undefined}>
                      {say(isOver ? 'plans.over' : 'plans.left', { amount: left })}
                    </p>
                  </article>
                )
              })}
            </div>
            <AddButton />
          </>
        )
      }
    </ReadView>
  )
}

function AddButton() {
  const say = useMoneyTexts()
  const open = useOpenForm()
  return (
    <div>
      <button type="button" className="button button--outline" onClick={() => open(newPlan(say))}>
        <PlusIcon />
        {say('add.plan')}
      </button>
    </div>
  )
}
