import './memory.css'
import { z } from 'zod'
import { PlusIcon } from '../../icons.tsx'
import { PageLayout } from '../../layout/page-layout.tsx'
import { Tabs } from '../../layout/tabs.tsx'
import { useAddressValue } from '../../layout/use-address-value.ts'
import { FormHost, useOpenForm } from '../../records/form/form-host.tsx'
import { FactsView } from './facts-view.tsx'
import { newFact } from './memory-forms.ts'
import { useMemoryTexts } from './memory-texts.ts'
import { SentencesView } from './sentences-view.tsx'

const VIEWS = ['facts', 'sentences'] as const
type View = (typeof VIEWS)[number]

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
  const [view, setView] = useAddressValue<View>('view', z.enum(VIEWS), 'facts')
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
      tools={
        <Tabs
          label={say('views')}
          tabs={VIEWS.map((value) => ({ value, label: say(`view.${value}`) }))}
          value={view}
          onChoose={setView}
        />
      }
    >
      {view === 'facts' ? <FactsView /> : <SentencesView />}
    </PageLayout>
  )
}
