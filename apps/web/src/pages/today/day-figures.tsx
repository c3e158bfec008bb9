import type { DayFigure } from '@parco/protocol'
import { useFiguresOfDay } from '../../day/use-day.ts'
import { useFormat } from '../../display/use-format.ts'
import { FigureCard, FigureRow } from '../../layout/figure-card.tsx'
import { ProgressBar } from '../../layout/progress-bar.tsx'
import { ReadView } from '../../layout/read-view.tsx'
import { useDayTexts } from './today-texts.ts'

/** What a day comes to: money, targets, habits, and what else was measured. */
export function DayFigures({ day }: { readonly day: string }) {
  const say = useDayTexts()
  const figures = useFiguresOfDay(day)
  if (figures.status === 'ready' && figures.data.length === 0) return null
  return (
    <ReadView read={figures}>
      {(all) => (
        <FigureRow isDense label={say('figures')}>
          {all.map((figure) => (
            <Figure key={`${figure.domain} ${figure.key}`} figure={figure} />
          ))}
        </FigureRow>
      )}
    </ReadView>
  )
}

function Figure({ figure: { display, name, share } }: { readonly figure: DayFigure }) {
  const say = useDayTexts()
  const format = useFormat()
  if (share === undefined) return <FigureCard label={name} figure={display} />
  const isReached = share >= 1
  return (
    <FigureCard label={name} figure={display} tone={isReached ? 'good' : 'plain'}>
      <ProgressBar
        share={share}
        label={isReached ? say('reached') : say('share', { name, share: format.percent(share) })}
      />
    </FigureCard>
  )
}
