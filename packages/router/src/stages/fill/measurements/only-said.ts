import type { ReadingInput } from '../../../clauses/clause-reading.ts'
import type { SlotSpan, SlotSpanOf } from '../../../slots/slot-span.ts'
import { wordSet } from '../../../text/word-set.ts'
import type { Stretch } from '../../asides.ts'
import { timeSpans } from '../../calls/said-time.ts'

/** What says of a measurement that it is more or less than another, a habit, or long past. */
const NO_VALUE = wordSet(
  'mais menos more less extra atras ago late antes before cada each every per costumo sempre nunca usually always never media average normalmente geralmente perdi ganhei lost gained faltam falta left meta goal target limite limit maximo minimo least most max ideal recomendado recommended deveria should',
)
/** Small words, and those with which a measurement is noted down. */
const SMALL = wordSet(
  "eu i i'm i've im my meu minha o a os as um uma the an is was e foi foram era ta esta estou to tava deu deram marcou acusou mostrou registrou registra registre registrar anota anote anotar log record note save put add down marca marque de do da em no na dos das at on of for in it 's this that com and so just only only now agora hoje today por favor please ai aqui medi mediu measured reading read reads says said showed shows came out as aos que me mim para pra total tudo cerca por fim enfim ja finally acordei acordar acordando jejum fasted cedo remember lembra lembre que",
)

/** Whether every word of a stretch belongs to the measurement, its day or the talk around it. */
export function isOnly(
  { message, language: { speech } }: ReadingInput,
  { from, to }: Stretch,
  own: ReadonlySet<string>,
  taken: readonly SlotSpan[],
): boolean {
  const wordAt = (at: number) => message.items[at]?.word
  const spans = [...taken, ...timeSpans(message, from, to)]
  for (let at = from; at < to; ) {
    const span = spans.find((one) => one.from <= at && at < one.to)
    const filler = span ? 0 : speech.fillers.lengthAt(wordAt, at, to)
    const { word = '', kind } = message.items[at] ?? {}
    const isOwn = own.has(word) || SMALL.has(word) || kind === 'punctuation' || kind === 'emoji'
    if (!span && !isOwn && filler === 0) return false
    at = span?.to ?? at + Math.max(1, filler)
  }
  return true
}

/** The one quantity of a dimension that is surely a value; nothing when there are two, or it is vague. */
export function oneQuantity(
  { message }: ReadingInput,
  { from, to }: Stretch,
  dimension: 'mass' | 'volume' | 'duration' | 'distance',
): SlotSpanOf<'quantity'> | undefined {
  const all = message.spans.filter(
    (span): span is SlotSpanOf<'quantity'> =>
      span.type === 'quantity' &&
      span.value.dimension === dimension &&
      span.from >= from &&
      span.to <= to,
  )
  const outer = all.filter(
    (one) => !all.some((other) => other !== one && other.from <= one.from && other.to >= one.to),
  )
  const [only, another] = outer
  if (only === undefined || another !== undefined) return undefined
  return only.invalid || only.isApproximate || only.ambiguous ? undefined : only
}

const STRETCHES = wordSet('dia noite semana mes hora')

/** Whether something in the stretch keeps its number from being the value itself. */
export function isRelative({ message }: ReadingInput, { from, to }: Stretch): boolean {
  const isHabit = message.spans.some(({ type }) => type === 'recurrence')
  const wordAt = (at: number) => message.items[at]?.word ?? ''
  const isRate = (at: number) => wordAt(at) === 'por' && STRETCHES.has(wordAt(at + 1))
  return (
    isHabit ||
    message.items
      .slice(from, to)
      .some(({ word }, index) => NO_VALUE.has(word) || isRate(from + index))
  )
}

/** The days said, but for words that a value has taken: "em 30 minutos" is how long a run took. */
export function datesBeside(
  { message }: ReadingInput,
  { from, to }: Stretch,
  taken: readonly SlotSpan[],
): SlotSpanOf<'date'>[] {
  const isTaken = (span: SlotSpan) => taken.some((one) => one.from < span.to && span.from < one.to)
  const days = message.spans.filter(
    (span): span is SlotSpanOf<'date'> =>
      span.type === 'date' && span.from >= from && span.to <= to && !isTaken(span),
  )
  return days.filter(
    (one) => !days.some((other) => other !== one && other.from <= one.from && other.to >= one.to),
  )
}
