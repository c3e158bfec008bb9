import type { MonthUsage } from '@parco/protocol'
import { FigureCard, FigureRow } from '../../layout/figure-card.tsx'
import { ProgressBar } from '../../layout/progress-bar.tsx'
import { shareWithout, total } from './usage.ts'
import type { UsageFormat } from './usage-format.ts'
import type { UsageSay } from './usage-texts.ts'

interface UsageFiguresProps {
  readonly usage: MonthUsage
  readonly format: UsageFormat
  readonly say: UsageSay
}

/** The month at a glance: the share without a model, the tokens, and the cost. */
export function UsageFigures({ usage, format, say }: UsageFiguresProps) {
  const { turns, thoughtTurns, calls } = usage
  const share = shareWithout(usage)
  const sum = total(calls)
  return (
    <section>
      <h2 className="visually-hidden">{format.month(usage.month)}</h2>
      <FigureRow>
        <FigureCard
          label={say('share')}
          figure={share === undefined ? '–' : format.share(share)}
          tone={share === undefined ? 'plain' : 'good'}
          note={
            turns === 0
              ? say('shareNone')
              : say('shareNote', {
                  without: format.count(turns - thoughtTurns),
                  total: format.count(turns),
                })
          }
        >
          {share !== undefined && <ProgressBar share={share} label={say('share')} />}
        </FigureCard>
        <FigureCard
          label={say('tokens')}
          figure={format.short(sum.inputTokens + sum.outputTokens)}
          note={sum.calls === 0 ? say('tokensNone') : tokensNote({ usage, format, say })}
        />
        <FigureCard
          label={say('cost')}
          figure={format.usd(usage.costUsd)}
          note={costNote({ usage, format, say })}
        />
      </FigureRow>
    </section>
  )
}

function tokensNote({ usage, format, say }: UsageFiguresProps): string {
  const { inputTokens, outputTokens, cachedInputTokens } = total(usage.calls)
  const note = say('tokensNote', {
    input: format.count(inputTokens),
    output: format.count(outputTokens),
  })
  if (cachedInputTokens === 0) return note
  return `${note} ${say('tokensCached', { cached: format.count(cachedInputTokens) })}`
}

function costNote({ usage, format, say }: UsageFiguresProps): string {
  const { limits, spentTodayUsd, unpricedCalls } = usage
  const today = format.usd(spentTodayUsd)
  const parts =
    limits.monthUsd === undefined
      ? [usage.costUsd === 0 && unpricedCalls === 0 ? say('costNone') : say('costNote', { today })]
      : [say('costLimit', { today, limit: format.usd(limits.monthUsd) })]
  if (unpricedCalls > 0) parts.push(say('unpriced', { count: unpricedCalls }))
  return parts.join(' ')
}
