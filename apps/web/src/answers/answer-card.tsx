import type { JsonObject } from '@parco/protocol'
import { type ComponentType, type ReactNode, useState } from 'react'
import { z } from 'zod'
import { useParco } from '../frame/parco-context.ts'
import { ReadView } from '../layout/read-view.tsx'
import { useRead } from '../records/use-read.ts'
import { AnswerFrame } from './answer-frame.tsx'
import { historySchema, spendingSchema, summarySchema } from './answer-schemas.ts'
import { useAnswerTexts } from './answer-texts.ts'
import type { AnswerViewProps } from './answer-view.ts'
import { HistoryAnswer } from './history-answer.tsx'
import type { Period } from './period.ts'
import { PeriodChip } from './period-chip.tsx'
import { SpendingAnswer } from './spending-answer.tsx'
import { SummaryAnswer } from './summary-answer.tsx'

interface Answer {
  readonly schema: z.ZodType
  readonly View: ComponentType<AnswerViewProps<never>>
}

const answer = <Data,>(
  schema: z.ZodType<Data>,
  View: ComponentType<AnswerViewProps<Data>>,
): Answer => ({
  schema,
  // Each view gets what its own schema has parsed.
  View: View as ComponentType<AnswerViewProps<never>>,
})

const ANSWERS: Readonly<Record<string, Answer>> = {
  get_expenses: answer(spendingSchema, SpendingAnswer),
  get_finance_summary: answer(summarySchema, SummaryAnswer),
  get_tracking_history: answer(historySchema, HistoryAnswer),
}

interface AnswerCardProps {
  readonly tool: string
  readonly input: JsonObject
  readonly output: unknown
  /** The answer in words: shown where there is no card for what was returned. */
  readonly words: ReactNode
}

/** The answer to a question as a card; as it was then, until other days are chosen on it. */
export default function AnswerCard({ tool, input, output, words }: AnswerCardProps) {
  const [period, setPeriod] = useState<Period>()
  const { units } = useParco().access.user ?? {}
  const known = ANSWERS[tool]
  const parsed = known?.schema.safeParse(output)
  // Measures are converted by the server, whose words have them as the user wants them.
  const isConverted = tool === 'get_tracking_history' && units === 'us'
  if (!known || !parsed?.success || isConverted) return words
  if (period)
    return (
      <OtherDays
        tool={tool}
        input={{ ...withoutPeriod(input), ...period }}
        period={period}
        answer={known}
        onPeriod={setPeriod}
      />
    )
  return <known.View data={parsed.data as never} onPeriod={setPeriod} />
}

interface OtherDaysProps {
  readonly tool: string
  readonly input: JsonObject
  readonly period: Period
  readonly answer: Answer
  readonly onPeriod: (period: Period) => void
}

function OtherDays({ tool, input, period, answer: { schema, View }, onPeriod }: OtherDaysProps) {
  const say = useAnswerTexts()
  // Whatever comes is asked whether there is anything on it to show.
  const read = useRead(tool, input, z.unknown())
  return (
    <ReadView read={read}>
      {(data) => {
        const parsed = schema.safeParse(data)
        if (parsed.success) return <View data={parsed.data as never} onPeriod={onPeriod} />
        return (
          <AnswerFrame
            label={say('nothing')}
            figure="–"
            chip={<PeriodChip period={period} onChoose={onPeriod} />}
          />
        )
      }}
    </ReadView>
  )
}

const PERIOD_SLOTS: ReadonlySet<string> = new Set([
  'days',
  'endDate',
  'month',
  'period',
  'startDate',
  'year',
])

function withoutPeriod(input: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(input).filter(([slot]) => !PERIOD_SLOTS.has(slot)))
}
