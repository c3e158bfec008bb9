import './body.css'
import { z } from 'zod'
import { PlusIcon } from '../../icons.tsx'
import { PageLayout } from '../../layout/page-layout.tsx'
import { Segments } from '../../layout/segments.tsx'
import { Tabs } from '../../layout/tabs.tsx'
import { useAddressValue } from '../../layout/use-address-value.ts'
import { FormHost, useOpenForm } from '../../records/form/form-host.tsx'
import { useRead } from '../../records/use-read.ts'
import { newMeasure } from './body-forms.ts'
import { historySchema } from './body-schemas.ts'
import { AddEntry, MeasureView } from './measure-view.tsx'
import { isStandard, STANDARD_MEASURES } from './measures.ts'
import { Overview } from './overview.tsx'
import { useFormContext } from './use-form-context.ts'

const PERIODS = ['7', '30', '90', '365'] as const
const ALL = 'all'
const measureSchema = z.string().min(1).max(100)

/** The body: what was measured, how it goes, and how far it is from what is wanted. */
export function BodyPage() {
  return (
    <FormHost>
      <Body />
    </FormHost>
  )
}

function Body() {
  const context = useFormContext()
  const { say } = context
  const open = useOpenForm()
  const own = useOwnMeasures()
  const [measure, setMeasure] = useAddressValue('measure', measureSchema, ALL)
  const [period, setPeriod] = useAddressValue('period', z.enum(PERIODS), '30')
  const labelOf = (one: string) => (isStandard(one) ? say(`measure.${one}`) : one)
  // What an address names is shown even before the names are known.
  const measures = [...new Set([...STANDARD_MEASURES, ...own, measure])].filter(
    (one) => one !== ALL,
  )
  return (
    <PageLayout
      title={say('title')}
      actions={
        measure === ALL ? (
          <button
            type="button"
            className="button button--outline"
            onClick={() => open(newMeasure(context))}
          >
            <PlusIcon />
            {say('addOther')}
          </button>
        ) : (
          <AddEntry measure={measure} days={Number(period)} />
        )
      }
      tools={
        <>
          <Tabs
            label={say('measures')}
            tabs={[
              { value: ALL, label: say('all') },
              ...measures.map((value) => ({ value, label: labelOf(value) })),
            ]}
            value={measure}
            onChoose={setMeasure}
          />
          {measure !== ALL && (
            <Segments
              label={say('period.label')}
              options={PERIODS.map((value) => ({ value, label: say(`period.${value}`) }))}
              value={period}
              onChoose={setPeriod}
            />
          )}
        </>
      }
    >
      {measure === ALL ? (
        <Overview measures={measures} onOpen={setMeasure} />
      ) : (
        <MeasureView key={measure} measure={measure} days={Number(period)} />
      )}
    </PageLayout>
  )
}

/** The names of what the user measures besides: a tool that is asked for none of them lists them. */
function useOwnMeasures(): readonly string[] {
  const read = useRead('get_tracking_history', { type: 'custom' }, historySchema)
  return read.status === 'ready' ? (read.data.known ?? []) : []
}
