import type { PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { addDays } from '../../internal/calendar.ts'
import { checkDay, checkName } from '../../internal/check-slots.ts'
import { cleanText, quoteText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { nameKey } from '../../internal/match-name.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import { textField } from '../../internal/preview-fields.ts'
import { checkCustomValue, valuesSchema } from '../custom/custom-value.ts'
import { addsUpIn, unitKey } from '../custom/known-metric.ts'
import { resolveCustomMetric } from '../custom/resolve-custom-metric.ts'
import { describeAmount, describeNoted, type EntryFacts } from '../entries/describe-entry.ts'
import { entryFields } from '../entries/entry-fields.ts'
import { COMPARED_DAYS, warnOfEntry } from '../entries/entry-warning.ts'
import { readEntries } from '../entries/read-entries.ts'
import { doubtSecondNight } from '../entries/second-night.ts'
import { checkValue } from '../measured-value.ts'
import { metadataSchema, toMetadata } from '../metadata.ts'
import { METRIC_RULES, METRIC_TYPES, type StandardMetricType, typeIn } from '../metric-types.ts'
import { otherDrinksIn } from '../other-drinks.ts'
import { withOccasion } from '../said/occasion.ts'
import { progressOf, sayProgress, type TargetProgress, targetOf } from '../targets/target.ts'
import { inOwnUnits, inPoundsWhereClose } from '../words-in-own-units.ts'

/** Notes longer than this are a diary. */
const MAX_NOTE_CHARACTERS = 1000
const MAX_UNIT_CHARACTERS = 20

const input = z.object({
  type: z.enum(METRIC_TYPES).optional(),
  value: z.number().optional().describe('In the unit; sleep in hours, exercise in minutes.'),
  values: valuesSchema.optional().describe('Custom only: {"systolic": 120, "diastolic": 80}.'),
  unit: z.string().optional(),
  metricRef: z.string().optional().describe('Custom only: what is measured, in words.'),
  date: z.string().optional().describe('YYYY-MM-DD; today when not said; sleep by waking day.'),
  notes: z.string().optional(),
  metadata: metadataSchema.optional(),
  isAdded: z
    .boolean()
    .optional()
    .describe('Whether a second night of a day counts beside the first.'),
})
type Input = z.output<typeof input>

type Prepared = {
  readonly entry: EntryFacts
  /** Whether something of the user's own is measured for the first time. */
  readonly isNewMetric: boolean
}
type Output = Prepared & {
  readonly metricId: string
  /** What the day adds up to, when values of a day do and this is not the first. */
  readonly dayTotal: number | null
  /** How far that is with the target of it, where there is one. */
  readonly progress: TargetProgress | null
}

/** Records a measurement. */
export const recordMetric = defineDomainWriteTool({
  name: 'record_metric',
  description:
    'Records a measurement: weight, water, sleep, exercise, mood, energy, or a custom one. A further amount is a new record; a correction is update_metric.',
  input,
  codeSlots: ['isAdded'],
  verb: 'record',
  writes: ['metrics'],
  async prepare(slots, context) {
    const day = checkDay('date', slots.date, context)
    if (isNotReady(day)) return day
    const notes = cleanText(slots.notes ?? '')
    if (notes.length > MAX_NOTE_CHARACTERS) {
      return ask('notes', context.text('metric.notesTooLong', { maximum: MAX_NOTE_CHARACTERS }))
    }
    const measured = await checkMeasured(slots, context)
    if (isNotReady(measured)) return measured
    const { isNewMetric, status: _, ...value } = measured
    const entry: EntryFacts = {
      ...value,
      measuredOn: day.value,
      notes: notes === '' ? null : notes,
      metadata: toMetadata(value.type, slots.metadata),
    }
    const doubted = slots.isAdded === true ? undefined : await doubtSecondNight(entry, context)
    if (doubted) return doubted
    const warning = await warnOfEntry(entry, context)
    return {
      status: 'ready',
      arguments: { entry, isNewMetric },
      preview: {
        title: context.text('metric.title', { entry: describeNoted(entry, context) }),
        fields: fieldsOf(entry, { isNewMetric, unit: slots.unit }, context),
        ...(warning === undefined ? {} : { warning }),
      },
    }
  },
  async fromWords(slots, { text, into }, context) {
    const type = typeIn((into ?? slots).type)
    if (type === undefined) return into === undefined ? withOccasion(slots, text) : slots
    const unit = typeof into?.unit === 'string' ? { into: into.unit } : {}
    const own = inOwnUnits(type, { slots, text, ...unit }, context)
    const isPlainWeight = type === 'weight' && into === undefined
    const read = isPlainWeight ? inPoundsWhereClose(own, text, await lastWeight(context)) : own
    const notes = type === 'water' && into === undefined ? otherDrinksIn(text) : undefined
    return notes === undefined || read.notes !== undefined ? read : { ...read, notes }
  },
  async execute({ entry, isNewMetric }: Prepared, context): Promise<Output> {
    const metricId = context.mint('met')
    await context.ledger.insert('metrics', {
      id: metricId,
      type: entry.type,
      custom_name: entry.customName,
      custom_key: entry.customName === null ? null : nameKey(entry.customName),
      value: entry.value,
      components: entry.components,
      unit: entry.unit,
      measured_on: entry.measuredOn,
      notes: entry.notes,
      metadata: entry.metadata,
      created_at: context.now.toISOString(),
    })
    const [target, dayTotal] = await context.sql.together(
      () => targetOf(entry, context),
      () => totalOfDay(entry, context),
    )
    return {
      entry,
      isNewMetric,
      metricId,
      dayTotal,
      progress: target ? await progressOf(target, entry.measuredOn, context) : null,
    }
  },
  reply({ dayTotal, entry, progress }, context) {
    const logged = context.text('metric.logged', { entry: describeNoted(entry, context) })
    if (progress)
      return `${logged}\n${sayProgress(progress, { type: entry.type, day: entry.measuredOn }, context)}`
    if (dayTotal === null) return logged
    const total = describeAmount(dayTotal, entry, context)
    const day = context.format.day(entry.measuredOn)
    return `${logged}\n${context.text('metric.dayTotal', { total, day })}`
  },
})

/** The latest weight of the last two months, in kilos. */
async function lastWeight(context: DomainContext): Promise<number | null | undefined> {
  const { today } = context
  const from = addDays(today, -COMPARED_DAYS)
  const [last] = await readEntries({ type: 'weight', from, until: today, limit: 1 }, context)
  return last?.value
}

type Measured = { readonly status: 'checked' } & Pick<Prepared, 'isNewMetric'> &
  Pick<EntryFacts, 'type' | 'customName' | 'value' | 'components' | 'unit'>

async function checkMeasured(slots: Input, context: DomainContext): Promise<Measured | NotReady> {
  const { type } = slots
  if (type === undefined && slots.metricRef === undefined) return askType(context)
  if (type === undefined || type === 'custom') return checkCustom(slots, context)
  // "corri 5 km": how far is enough, and how long is not guessed.
  const isDistance =
    type === 'exercise' && slots.value === undefined && slots.metadata?.distanceKm !== undefined
  const checked = isDistance
    ? { status: 'checked' as const, value: null }
    : checkValue({ type, value: slots.value, unit: slots.unit }, context)
  if (isNotReady(checked)) return checked
  return {
    status: 'checked',
    type,
    isNewMetric: false,
    customName: null,
    value: checked.value,
    components: null,
    unit: METRIC_RULES[type].unit,
  }
}

function askType(context: DomainContext): NotReady {
  const types = Object.keys(METRIC_RULES) as StandardMetricType[]
  const options = types.map((type) => ({
    label: context.text(`metricType.${type}`),
    slots: { type, unit: METRIC_RULES[type].unit },
  }))
  return ask('type', context.text('metric.askType'), options)
}

async function checkCustom(slots: Input, context: DomainContext): Promise<Measured | NotReady> {
  const name = checkName('metricRef', slots.metricRef, context)
  if (isNotReady(name)) return ask('metricRef', context.text('metric.askCustomName'))
  const resolution = await resolveCustomMetric(slots.metricRef ?? '', context)
  if (resolution && resolution.status !== 'found') return resolution
  const known = resolution?.row
  const unit = cleanText(slots.unit ?? known?.unit ?? '')
  const customName = known?.name ?? name.value
  if (unit === '') return ask('unit', context.text('metric.askUnit', { name: customName }))
  if (known ? !isSameUnit(unit, known.unit) : unit.length > MAX_UNIT_CHARACTERS) {
    return ask('unit', explainUnit(unit, known?.unit, context))
  }
  const { value, values } = slots
  const checked = checkCustomValue({ value, values, name: customName }, context)
  if (isNotReady(checked)) return checked
  return {
    ...checked,
    type: 'custom',
    isNewMetric: known === undefined,
    customName,
    unit: known?.unit ?? unit,
  }
}

function isSameUnit(one: string, other: string): boolean {
  return unitKey(one) === unitKey(other)
}

function explainUnit(unit: string, expected: string | undefined, context: DomainContext): string {
  if (expected !== undefined)
    return context.text('metric.unitUnknown', { unit: quoteText(unit), expected })
  return context.text('metric.unitTooLong', { maximum: MAX_UNIT_CHARACTERS })
}

async function totalOfDay(entry: EntryFacts, context: DomainContext): Promise<number | null> {
  const { customName, measuredOn, type, unit, value } = entry
  const addsUp = type === 'custom' ? addsUpIn(unit) : METRIC_RULES[type].addsUp
  if (value === null || !addsUp) return null
  const ofDay = await readEntries(
    {
      type,
      customKey: customName === null ? undefined : nameKey(customName),
      from: measuredOn,
      until: measuredOn,
      limit: 200,
    },
    context,
  )
  const values = ofDay.flatMap((one) => one.value ?? [])
  return values.length < 2 ? null : values.reduce((sum, one) => sum + one, 0)
}

function fieldsOf(
  entry: EntryFacts,
  {
    isNewMetric,
    unit: given,
  }: { readonly isNewMetric: boolean; readonly unit: string | undefined },
  context: DomainContext,
): PreviewField[] {
  const fields = entryFields(entry, context, given)
  if (!isNewMetric) return fields
  const { text } = context
  const [metric, value, ...rest] = fields
  const unit = textField({
    slot: 'unit',
    label: text('shared.label.unit'),
    value: entry.unit,
    ...(entry.unit === 'score' ? { display: text('unit.score') } : {}),
  })
  if (!metric || !value) return fields
  const name = textField({
    slot: 'metricRef',
    label: metric.label,
    value: entry.customName ?? '',
    display: text('metric.newCustom', { name: entry.customName }),
  })
  return [name, value, unit, ...rest]
}
