import { type Id, type JsonObject, ParcoError, type PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { checkName } from '../../internal/check-slots.ts'
import { cleanText, quoteText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { holdLock } from '../../internal/hold-lock.ts'
import { nameKey } from '../../internal/match-name.ts'
import { ask, isNotReady, type NotReady, refuse } from '../../internal/preparations.ts'
import { choiceField, numberField } from '../../internal/preview-fields.ts'
import { resolveCustomMetric } from '../custom/resolve-custom-metric.ts'
import { describeAmount, metricName, withinSentence } from '../entries/describe-entry.ts'
import { askKnownUnit, inKeptUnit, inUnit, sizeOfUnit, unitOf } from '../measured-value.ts'
import { METRIC_RULES, TARGET_PERIODS, TARGET_TYPES } from '../metric-types.ts'
import {
  describeTarget,
  isSameTarget,
  progressOf,
  saidPer,
  sayProgress,
  type TargetFacts,
  type TargetProgress,
  targetOf,
  toTargetFacts,
} from '../targets/target.ts'
import { inOwnUnits } from '../words-in-own-units.ts'

const MAX_UNIT_CHARACTERS = 20
/** As with measurements of the user's own. */
const MAX_VALUE = 9_999_999_999

const input = z.object({
  type: z.enum(TARGET_TYPES).optional(),
  metricRef: z.string().optional().describe('Custom only: what is measured, in words.'),
  value: z.number().optional().describe('In the unit; sleep in hours, exercise in minutes.'),
  unit: z.string().optional(),
  per: z.enum(TARGET_PERIODS).optional(),
})
type Input = z.output<typeof input>

type Prepared = {
  readonly target: TargetFacts
  /** The target that it takes the place of. */
  readonly replaced: (TargetFacts & { readonly id: Id<'tgt'> }) | null
}
type Output = Prepared & { readonly progress: TargetProgress }

/** Sets how much of a measurement the user wants each day or each week. */
export const setTarget = defineDomainWriteTool({
  name: 'set_target',
  description:
    'Sets how much the user wants of something each day or week: water, sleep, exercise, or a custom measurement such as steps. What is reached once is a goal.',
  input,
  verb: 'record',
  writes: ['targets'],
  async prepare(slots, context) {
    const checked = await checkTarget(slots, context)
    if (isNotReady(checked)) return checked
    const { target } = checked
    const current = await targetOf(target, context)
    const replaced = current ? { id: current.id, ...toTargetFacts(current) } : null
    const metric = metricName(target, context)
    if (replaced && isSameTarget(replaced, target)) {
      const explanation = context.text('target.same', {
        metric: withinSentence(metric),
        target: describeTarget(target, context),
      })
      return { status: 'refused', explanation }
    }
    return {
      status: 'ready',
      arguments: { target, replaced },
      preview: {
        title: context.text('target.title', {
          metric: withinSentence(metric),
          target: changeOf({ target, replaced }, context),
        }),
        fields: fieldsOf(target, slots.unit, context),
      },
    }
  },
  fromWords(slots, { text, into }, context) {
    const type = into?.type ?? slots.type
    if (type === 'sleep') return inHours(slots)
    if (type !== 'water') return slots
    const unit = typeof into?.unit === 'string' ? { into: into.unit } : {}
    return inOwnUnits(type, { slots, text, ...unit }, context)
  },
  async execute({ target, replaced }: Prepared, context): Promise<Output> {
    await holdLock(`target/${target.type}/${target.customName ?? ''}`, context)
    const current = await targetOf(target, context)
    const isShown =
      replaced === null ? !current : current?.id === replaced.id && isSameTarget(current, replaced)
    if (!isShown) throw new ParcoError('stale', context.text('shared.stale'))
    const { customName, per, type, unit, value } = target
    const row = { value, unit, per }
    if (replaced) await context.ledger.update('targets', replaced.id, row)
    else
      await context.ledger.insert('targets', {
        id: context.mint('tgt'),
        type,
        custom_name: customName,
        custom_key: customName === null ? null : nameKey(customName),
        ...row,
        created_at: context.now.toISOString(),
      })
    const now = await targetOf(target, context)
    if (!now) throw new ParcoError('not-found', context.text('shared.stale'))
    return { target, replaced, progress: await progressOf(now, context.today, context) }
  },
  reply({ target, progress }, context) {
    const said = context.text('target.set', {
      metric: withinSentence(metricName(target, context)),
      target: describeTarget(target, context),
    })
    if (progress.done === 0) return said
    return `${said}\n${sayProgress(progress, { type: target.type, day: context.today }, context)}`
  },
})

/** `2,5 L por dia`, or `2 L por dia → 2,5 L por dia`. */
function changeOf({ target, replaced }: Prepared, context: DomainContext): string {
  const to = describeTarget(target, context)
  return replaced === null
    ? to
    : context.text('shared.fromTo', { from: describeTarget(replaced, context), to })
}

/** Durations are read in minutes, and a night is told in hours, also where it is corrected. */
const inHours = (slots: JsonObject): JsonObject =>
  slots.unit === 'min' && typeof slots.value === 'number'
    ? { ...slots, value: inKeptUnit('sleep', slots.value, 'min'), unit: METRIC_RULES.sleep.unit }
    : slots

type Checked = { readonly status: 'checked'; readonly target: TargetFacts }

async function checkTarget(slots: Input, context: DomainContext): Promise<Checked | NotReady> {
  const { type } = slots
  if (type === undefined && slots.metricRef === undefined) return askType(context)
  const measured =
    type === undefined || type === 'custom'
      ? await checkCustom(slots, context)
      : checkStandard(type, slots, context)
  if (isNotReady(measured)) return measured
  const per = slots.per ?? usualPer(type)
  if (per === undefined) return askPer(measured.target, context)
  return { status: 'checked', target: { ...measured.target, per } }
}

/** Water and sleep are of each day; of exercise nobody says which without asking. */
const usualPer = (type: Input['type']): TargetFacts['per'] | undefined =>
  type === 'sleep' || type === 'water' ? 'day' : undefined

type Measured = { readonly status: 'checked'; readonly target: Omit<TargetFacts, 'per'> }

function checkStandard(
  type: Exclude<Input['type'], 'custom' | undefined>,
  slots: Input,
  context: DomainContext,
): Measured | NotReady {
  const { value, unit = unitOf(type, context), per = usualPer(type) } = slots
  // "2 litros" in answer to a question is a glass that was drunk: the target is said whole.
  if (value === undefined) return refuse(context.text(`target.sayWhole.${type}`))
  if (sizeOfUnit(type, unit) === undefined) return askKnownUnit(type, unit, context)
  const rule = METRIC_RULES[type]
  const kept = inKeptUnit(type, value, unit)
  const maximum = per === 'day' ? rule.maximum : 7 * rule.maximum
  if (kept >= rule.minimum && kept <= maximum)
    return { status: 'checked', target: { type, customName: null, value: kept, unit: rule.unit } }
  const show = (limit: number) => context.format.measure(limit, rule.unit)
  const limits = { minimum: show(rule.minimum), maximum: show(maximum) }
  const metric = context.text(`metricType.${type}`)
  return ask('value', context.text('target.outOfRange', { metric, ...limits }))
}

async function checkCustom(slots: Input, context: DomainContext): Promise<Measured | NotReady> {
  const name = checkName('metricRef', slots.metricRef, context)
  if (isNotReady(name)) return ask('metricRef', context.text('target.askWhat'))
  const resolution = await resolveCustomMetric(slots.metricRef ?? '', context)
  if (resolution && resolution.status !== 'found') return resolution
  const customName = resolution?.row.name ?? name.value
  // A target is in the unit that is measured, once something is.
  const unit = resolution?.row.unit ?? cleanText(slots.unit ?? '')
  if (unit === '') return ask('unit', context.text('metric.askUnit', { name: customName }))
  if ([...unit].length > MAX_UNIT_CHARACTERS)
    return ask('unit', context.text('metric.unitTooLong', { maximum: MAX_UNIT_CHARACTERS }))
  const { value } = slots
  if (value === undefined)
    return ask('value', context.text('target.askValueOf', { name: quoteText(customName) }))
  const rounded = Math.round(value * 100) / 100
  if (!(rounded > 0 && rounded <= MAX_VALUE))
    return ask('value', context.text('target.notPositive'))
  return { status: 'checked', target: { type: 'custom', customName, value: rounded, unit } }
}

function askType(context: DomainContext): NotReady {
  const options = TARGET_TYPES.filter((type) => type !== 'custom').map((type) => ({
    label: context.text(`metricType.${type}`),
    slots: { type },
  }))
  return ask('type', context.text('target.askType'), options)
}

function askPer(target: Omit<TargetFacts, 'per'>, context: DomainContext): NotReady {
  const value = describeAmount(target.value, target, context)
  const options = TARGET_PERIODS.map((per) => ({
    label: [value, context.text(`target.every.${per}`)].join(' '),
    slots: { per },
  }))
  return ask('per', context.text('target.askPer'), options)
}

function fieldsOf(
  target: TargetFacts,
  given: string | undefined,
  context: DomainContext,
): PreviewField[] {
  const { text } = context
  const isCustom = target.type === 'custom'
  const named = isCustom ? (target.customName ?? '') : target.type
  const metric = choiceField({
    slot: isCustom ? 'metricRef' : 'type',
    label: text('shared.label.metric'),
    value: named,
    options: [{ value: named, label: metricName(target, context) }],
    editable: false,
  })
  const per = choiceField({
    slot: 'per',
    label: text('target.label.per'),
    value: target.per,
    options: TARGET_PERIODS.map((value) => ({
      value,
      label: everyOf({ type: target.type, per: value }, context),
    })),
  })
  return [metric, amountField(target, given, context), per]
}

const everyOf = (target: Pick<TargetFacts, 'type' | 'per'>, { text }: DomainContext): string => {
  const per = saidPer(target)
  return text(`target.every.${per}`)
}

function amountField(
  target: TargetFacts,
  given: string | undefined,
  context: DomainContext,
): PreviewField {
  const { type, unit, value } = target
  const field = {
    slot: 'value',
    label: context.text('target.label.value'),
    display: describeAmount(value, target, context),
  }
  if (type === 'custom') return numberField({ ...field, value, unit, minimum: 0 }, context)
  const shown = given ?? unitOf(type, context)
  return numberField(
    { ...field, value: inUnit(type, value, shown), unit: shown, minimum: 0 },
    context,
  )
}
