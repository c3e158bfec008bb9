import { ParcoError, type PreviewField } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext, DomainWriteContext } from '../../domain-context.ts'
import { type Checked, checkName } from '../../internal/check-slots.ts'
import { nameKey } from '../../internal/match-name.ts'
import { ask, type NotReady } from '../../internal/preparations.ts'
import type { Goal, GoalMilestone } from '../tables.ts'
import { describeAmount } from './describe-goal.ts'
import { changed } from './goal-fields.ts'
import { milestoneFromWords } from './milestone-from-words.ts'

/** More stops than this are a plan of another kind. */
export const MAX_MILESTONES = 20

/** How stops are asked for: each as a title and a number, or in words. */
export const milestonesInput = z
  .array(z.union([z.object({ title: z.string(), targetValue: z.number() }), z.string()]))
  .max(MAX_MILESTONES)

/** A stop on the way to a goal. */
export type Milestone = { readonly title: string; readonly target: number }
/** A stop that is kept. */
export type KeptMilestone = Milestone & { readonly id: GoalMilestone['id'] }

/** Reads stops, the nearest first; each lies between nothing and the target, and no two are called the same. */
export function checkMilestones(
  asked: z.output<typeof milestonesInput>,
  target: number,
  context: DomainContext,
): Checked<readonly Milestone[]> | NotReady {
  const value: Milestone[] = []
  for (const one of asked) {
    const milestone = typeof one === 'string' ? milestoneFromWords(one, context.locale) : one
    const title = checkName('milestones', milestone.title, context)
    if (title.status !== 'checked') return title
    const amount = Math.round(milestone.targetValue * 100) / 100
    if (!(amount > 0 && amount <= target)) {
      return ask('milestones', context.text('goal.milestoneInvalid', { title: title.value }))
    }
    if (value.some((other) => nameKey(other.title) === nameKey(title.value))) {
      return ask('milestones', context.text('goal.milestoneTwice', { title: title.value }))
    }
    value.push({ title: title.value, target: amount })
  }
  return { status: 'checked', value: value.sort((one, other) => one.target - other.target) }
}

/** `Metade (12 livros) e Quase lá (20 livros)`; empty for none. */
export function describeMilestones(
  milestones: readonly Milestone[],
  unit: string | null,
  context: DomainContext,
): string {
  const stops = milestones.map(
    ({ target, title }) => `${title} (${describeAmount(target, unit, context)})`,
  )
  return context.format.list(stops)
}

/** The stops on a card, each in the words that `milestoneFromWords` reads; `before` is told beside them. */
export function milestonesField(
  milestones: readonly Milestone[],
  unit: string | null,
  context: DomainContext,
  before?: string,
): PreviewField {
  const field: PreviewField = {
    slot: 'milestones',
    label: context.text('goal.label.milestones'),
    kind: 'list',
    value: milestones.map(({ target, title }) => `${title}: ${context.format.number(target)}`),
    display: describeMilestones(milestones, unit, context),
    editable: true,
  }
  return before === undefined ? field : changed(field, before, context)
}

/** Picks what a card shows of the stops that are kept. */
export function toKeptMilestones(rows: readonly GoalMilestone[]): KeptMilestone[] {
  return rows.map(({ id, target, title }) => ({ id, title, target }))
}

/**
 * Makes sure that the stops are still those that the user saw on the card.
 * @throws ParcoError `stale` when they are not.
 */
export function assertMilestonesUnchanged(
  rows: readonly GoalMilestone[],
  shown: readonly KeptMilestone[],
  context: DomainContext,
): void {
  if (JSON.stringify(toKeptMilestones(rows)) === JSON.stringify(shown)) return
  throw new ParcoError('stale', context.text('shared.stale'))
}

/** Adds stops to a goal. */
export async function insertMilestones(
  goalId: Goal['id'],
  milestones: readonly Milestone[],
  context: DomainWriteContext,
): Promise<void> {
  for (const { target, title } of milestones) {
    await context.ledger.insert('goal_milestones', {
      id: context.mint('gms'),
      goal_id: goalId,
      title,
      target,
      created_at: context.now.toISOString(),
    })
  }
}

/**
 * Makes the kept stops those that were asked for. One with a known title is moved, then one with a
 * known number is renamed; what is left is added or removed.
 */
export async function writeMilestones(
  goalId: Goal['id'],
  {
    after,
    before,
  }: { readonly before: readonly KeptMilestone[]; readonly after: readonly Milestone[] },
  context: DomainWriteContext,
): Promise<void> {
  const left = [...before]
  const take = (isIt: (kept: KeptMilestone) => boolean): KeptMilestone | undefined => {
    const at = left.findIndex(isIt)
    return at === -1 ? undefined : left.splice(at, 1)[0]
  }
  const pairs = after.map((wanted) => ({
    wanted,
    kept: take(({ title }) => nameKey(title) === nameKey(wanted.title)),
  }))
  const added: Milestone[] = []
  for (const { kept: named, wanted } of pairs) {
    const kept = named ?? take(({ target }) => target === wanted.target)
    if (!kept) added.push(wanted)
    else if (kept.title !== wanted.title || kept.target !== wanted.target) {
      const { target, title } = wanted
      await context.ledger.update('goal_milestones', kept.id, { title, target })
    }
  }
  for (const { id } of left) await context.ledger.delete('goal_milestones', id)
  await insertMilestones(goalId, added, context)
}
