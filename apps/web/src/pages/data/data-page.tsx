import './data.css'
import { useParco } from '../../frame/parco-context.ts'
import { PageLayout } from '../../layout/page-layout.tsx'
import { PageSection } from '../../layout/page-section.tsx'
import { BringFile } from './bring-file.tsx'
import { useDataTexts } from './data-texts.ts'
import { DeleteEverything } from './delete-everything.tsx'

/** What comes in, what one takes along, and the end of all of it. */
export function DataPage() {
  const say = useDataTexts()
  return (
    <PageLayout title={say('title')} lead={say('lead')}>
      <PageSection title={say('bring.title')}>
        <p className="data__text">{say('bring.text')}</p>
        <BringFile />
      </PageSection>
      <PageSection title={say('take.title')}>
        <p className="data__text">{say('take.text')}</p>
        <Downloads />
        <p className="data__note">{say('take.note')}</p>
      </PageSection>
      <PageSection title={say('remove.title')}>
        <p className="data__text">{say('remove.text')}</p>
        <DeleteEverything />
      </PageSection>
    </PageLayout>
  )
}

/** The browser saves what the server sends, however much it is, without holding it. */
function Downloads() {
  const say = useDataTexts()
  const { locale } = useParco().preferences
  return (
    <div className="data__actions">
      <a className="button button--primary" href="/api/export" download>
        {say('take.all')}
      </a>
      <a
        className="button button--outline"
        href={`/api/export/transactions?locale=${locale}`}
        download
      >
        {say('take.table')}
      </a>
    </div>
  )
}
