import type { Id } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady, type NotReady } from '../../internal/preparations.ts'
import { readOnly } from '../../internal/preview-fields.ts'
import { type CustomValue, checkCustomValue, valuesSchema } from '../custom/custom-value.ts'
import { assertEntryUnchanged } from '../entries/assert-entry-unchanged.ts'
import { describeValue, type EntryFacts, metricName } from '../entries/describe-entry.ts'
import { entryFields } from '../entries/entry-fields.ts'
import { toEntryFacts } from '../entries/read-entries.ts'
import { entryReferenceSchema, resolveEntry } from '../entries/resolve-entry.ts'
import { checkValue } from '../measured-value.ts'
import { metadataSchema, toMetadata } from '../metadata.ts'
import { typeIn } from '../metric-types.ts'
import type { Metric } from '../tables.ts'
import { inOwnUnits, inPoundsWhereClose } from '../words-in-own-units.ts'

const input = z.object({
  entryRef: entryReferenceSchema.optional().describe('The entry as the user names it.'),
  value: z.number().optional().describe('The right value.'),
  values: valuesSchema.optional(),
  unit: z.string().optional(),
  metadata: metadataSchema
    .optional()
    .describe('Of a night: when it began or ended; of exercise: how far.'),
})
type Input = z.output<typeof input>

type Prepared = {
  readonly id: Id<'met'>
  readonly before: EntryFacts
  readonly after: EntryFacts
}

/** Corrects the value of a measurement that is recorded. */
export const updateMetric = defineDomainWriteTool({
  name: 'update_metric',
  description:
    'Corrects the value of a measurement that is already recorded; entryRef says which one. Never record it again instead.',
  input,
  verb: 'change',
  writes: ['metrics'],
  async prepare(slots, context) {
    const resolution = await resolveEntry(slots.entryRef ?? {}, context)
    if (resolution.status !== 'found') return resolution
    const before = toEntryFacts(resolution.row)
    const metadata = { ...before.metadata, ...toMetadata(before.type, slots.metadata) }
    const said = { ...slots, value: slots.value ?? nightOf(before, metadata) }
    const checked = checkNewValue(resolution.row, said, context)
    const isFarther = isOnlyFarther(before, metadata, said)
    if (!isFarther && isNotReady(checked)) return checked
    const { components, value } = isNotReady(checked) ? before : checked
    const after = { ...before, components, value, metadata }
    const change = describeChange(before, after, context)
    return {
      status: 'ready',
      arguments: { id: resolution.row.id, before, after },
      preview: {
        title: context.text('metric.updateTitle', { change }),
        fields: fieldsOf(before, after, slots.unit, context),
      },
    }
  },
  async fromWords(slots, { text, into }, context) {
    const parsed = entryReferenceSchema.safeParse((into ?? slots).entryRef)
    const type = typeIn(parsed.data?.type)
    if (type === undefined) return slots
    const unit = typeof into?.unit === 'string' ? { into: into.unit } : {}
    const own = inOwnUnits(type, { slots, text, ...unit }, context)
    if (type !== 'weight' || into !== undefined || !parsed.data) return own
    const corrected = await resolveEntry(parsed.data, context)
    return corrected.status === 'found' ? inPoundsWhereClose(own, text, corrected.row.value) : own
  },
  async execute({ id, before, after }: Prepared, context): Promise<Prepared> {
    await assertEntryUnchanged(id, before, context)
    const { components, metadata, value } = after
    await context.ledger.update('metrics', id, { components, value, metadata })
    return { id, before, after }
  },
  reply({ before, after }, context) {
    return context.text('metric.updated', { change: describeChange(before, after, context) })
  },
})

const HOURS_OF_DAY = 24

/** The hours of a night whose beginning or end is put right, where both are known. */
function nightOf(before: EntryFacts, metadata: EntryFacts['metadata']): number | undefined {
  const { bedtime, waketime } = metadata
  const isSame = bedtime === before.metadata.bedtime && waketime === before.metadata.waketime
  if (before.type !== 'sleep' || isSame || bedtime === undefined || waketime === undefined)
    return undefined
  const hours = hoursOf(waketime) - hoursOf(bedtime)
  const slept = hours <= 0 ? hours + HOURS_OF_DAY : hours
  return Math.round(slept * 100) / 100
}

/** Of an exercise only how far it went is put right: how long it took stands. */
const isOnlyFarther = (
  before: EntryFacts,
  { distanceKm }: EntryFacts['metadata'],
  { value, values }: Input,
): boolean =>
  value === undefined && values === undefined && distanceKm !== before.metadata.distanceKm

/** `06:45` as hours since midnight. */
function hoursOf(time: string | number): number {
  const [hours = 0, minutes = 0] = String(time).split(':').map(Number)
  return hours + minutes / 60
}

function checkNewValue(
  entry: Metric,
  slots: Input,
  context: DomainContext,
): ({ readonly status: 'checked' } & CustomValue) | NotReady {
  const { unit, value, values } = slots
  const name = metricName(entry, context)
  if (value === undefined && values === undefined) {
    const old = describeValue(entry, context)
    return ask('value', context.text('metric.askNewValue', { metric: name, value: old }))
  }
  if (entry.type !== 'custom') {
    const checked = checkValue({ type: entry.type, value, unit }, context)
    return isNotReady(checked) ? checked : { ...checked, components: null }
  }
  if (entry.components !== null && values === undefined) {
    return ask('values', context.text('metric.valuesInvalid'))
  }
  return checkCustomValue({ value, values, name }, context)
}

/** `Peso, hoje (18/11): 82 kg → 81,5 kg`, `Exercício, hoje (18/11): 5 km → 6 km`. */
function describeChange(before: EntryFacts, after: EntryFacts, context: DomainContext): string {
  const isFarther = before.metadata.distanceKm !== after.metadata.distanceKm
  const describe = ({ value, components, ...facts }: EntryFacts) =>
    describeValue(
      isFarther ? { ...facts, value: null, components: null } : { ...facts, value, components },
      context,
    )
  const change = context.text('shared.fromTo', { from: describe(before), to: describe(after) })
  return `${metricName(before, context)}, ${context.format.day(before.measuredOn)}: ${change}`
}

/** Only the value can be corrected: a measurement of another day is another measurement. */
function fieldsOf(
  before: EntryFacts,
  after: EntryFacts,
  unit: string | undefined,
  context: DomainContext,
) {
  return entryFields(after, context, unit).map((field) => {
    if (field.slot !== 'value' && field.slot !== 'values') return readOnly(field)
    const from = describeValue(before, context)
    const to = describeValue(after, context)
    return { ...field, display: context.text('shared.fromTo', { from, to }) }
  })
}
