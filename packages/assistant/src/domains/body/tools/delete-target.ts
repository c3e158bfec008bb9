import { type Id, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { cleanName, quoteText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady, type NotReady, refuse } from '../../internal/preparations.ts'
import { textField } from '../../internal/preview-fields.ts'
import { readableName } from '../custom/known-metric.ts'
import { metricName, withinSentence } from '../entries/describe-entry.ts'
import { TARGET_TYPES } from '../metric-types.ts'
import type { Target } from '../tables.ts'
import {
  describeTarget,
  isSameMetric,
  isSameTarget,
  readTargets,
  type TargetFacts,
  toTargetFacts,
} from '../targets/target.ts'

const input = z.object({
  type: z.enum(TARGET_TYPES).optional(),
  metricRef: z.string().optional().describe('Custom only: what is measured, in words.'),
})
type Input = z.output<typeof input>

type Prepared = { readonly id: Id<'tgt'>; readonly target: TargetFacts }

/** Takes a target away; what was measured stays. */
export const deleteTarget = defineDomainWriteTool({
  name: 'delete_target',
  description: 'Takes away what the user wanted each day or week of a measurement.',
  input,
  verb: 'delete',
  writes: ['targets'],
  async prepare(slots, context) {
    const found = choose(slots, await readTargets(context), context)
    if (isNotReady(found)) return found
    const target = toTargetFacts(found.target)
    return {
      status: 'ready',
      arguments: { id: found.target.id, target },
      preview: {
        title: context.text('target.deleteTitle', wordsOf(target, context)),
        fields: [
          textField({
            slot: target.type === 'custom' ? 'metricRef' : 'type',
            label: context.text('target.label.value'),
            value: describeTarget(target, context),
            editable: false,
          }),
        ],
      },
    }
  },
  async execute({ id, target }: Prepared, context): Promise<Prepared> {
    const current = (await readTargets(context)).find((one) => one.id === id)
    if (!current || !isSameTarget(current, target))
      throw new ParcoError('stale', context.text('shared.stale'))
    await context.ledger.delete('targets', id)
    return { id, target }
  },
  reply({ target }, context) {
    return context.text('target.deleted', wordsOf(target, context))
  },
})

const wordsOf = (target: TargetFacts, context: DomainContext) => ({
  metric: withinSentence(metricName(target, context)),
  target: describeTarget(target, context),
})

function choose(
  { type, metricRef }: Input,
  all: readonly Target[],
  context: DomainContext,
): { readonly status: 'chosen'; readonly target: Target } | NotReady {
  if (all.length === 0) return refuse(context.text('target.noneAtAll'))
  if (type === undefined && metricRef === undefined) return chooseAny(all, context)
  const wanted = { type: type ?? ('custom' as const), customName: metricRef ?? null }
  const target = all.find((one) => isSameMetric(one, wanted))
  if (target) return { status: 'chosen', target }
  const name =
    wanted.type === 'custom'
      ? readableName(cleanName(quoteText(metricRef ?? '')), context)
      : metricName({ type: wanted.type, customName: null }, context)
  return refuse(context.text('target.none', { metric: withinSentence(name) }))
}

function chooseAny(
  all: readonly Target[],
  context: DomainContext,
): { readonly status: 'chosen'; readonly target: Target } | NotReady {
  const [only, ...others] = all
  if (only && others.length === 0) return { status: 'chosen', target: only }
  const options = all.map((target) => ({
    label: `${metricName(target, context)}: ${describeTarget(target, context)}`,
    slots: { type: target.type, ...(target.customName ? { metricRef: target.customName } : {}) },
  }))
  return ask('type', context.text('target.askWhich'), options)
}
