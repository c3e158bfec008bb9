import './memory.css'
import { PlusIcon } from '../../icons.tsx'
import { PageLayout } from '../../layout/page-layout.tsx'
import { useViews } from '../../layout/use-views.tsx'
import { FormHost, useOpenForm } from '../../records/form/form-host.tsx'
import { FactsView } from './facts-view.tsx'
import { newFact } from './memory-forms.ts'
import { useMemoryTexts } from './memory-texts.ts'
import { SentencesView } from './sentences-view.tsx'

const VIEWS = ['facts', 'sentences'] as const

/** What Parco keeps in mind: facts with their evidence, and the user's ways of saying things. */
export function MemoryPage() {
  return (
    <FormHost>
      <Memory />
    </FormHost>
  )
}

function Memory() {
  const say = useMemoryTexts()
  const open = useOpenForm()
  const [view, tabs] = useViews(VIEWS, {
    label: say('views'),
    nameOf: (one) => say(`view.${one}`),
  })
  return (
    <PageLayout
      title={say('title')}
      lead={say('lead')}
      actions={
        view === 'facts' && (
          <button
            type="button"
            className="button button--primary"
            onClick={() => open(newFact(say))}
          >
            <PlusIcon />
            {say('add')}
          </button>
        )
      }
      tools={tabs}
    >
      {view === 'facts' ? <FactsView /> : <SentencesView />}
    </PageLayout>
  )
}
