import { useFormat, useTodayDate } from '../display/use-format.ts'
import { useAnswerTexts } from './answer-texts.ts'
import { type Period, PRESETS, type Preset, periodOf, presetOf, wholeMonthOf } from './period.ts'

interface PeriodChipProps {
  readonly period: Period
  readonly presets?: readonly Preset[]
  readonly onChoose: (period: Period) => void
}

/** Which days an answer is about, and the way to ask the same of others. */
export function PeriodChip({ period, presets = PRESETS, onChoose }: PeriodChipProps) {
  const say = useAnswerTexts()
  const today = useTodayDate()
  const described = useDescribe(period)
  const current = presetOf(period, today)
  const isListed = current !== undefined && presets.includes(current)
  return (
    <span className="chip">
      <select
        aria-label={say('period')}
        value={isListed ? current : ''}
        onChange={(event) => {
          const chosen = presets.find((preset) => preset === event.target.value)
          if (chosen) onChoose(periodOf(chosen, today))
        }}
      >
        {!isListed && <option value="">{described}</option>}
        {presets.map((preset) => (
          <option key={preset} value={preset}>
            {say(`preset.${preset}`)}
          </option>
        ))}
      </select>
    </span>
  )
}

function useDescribe(period: Period): string {
  const say = useAnswerTexts()
  const format = useFormat()
  const { startDate, endDate } = period
  const month = wholeMonthOf(period)
  if (month !== undefined) return format.month(month)
  if (startDate === endDate) return format.day(startDate)
  return say('between', { first: format.day(startDate), last: format.day(endDate) })
}
