import { isId } from '@parco/protocol'
import { fold, habitLexicon } from '@parco/router'
import type { DomainContext } from '../../domain-context.ts'
import type { Resolution } from '../../domain-tool.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { bestMatches, nameKey } from '../../internal/match-name.ts'
import { askWhich } from '../../internal/preparations.ts'
import { describeHabit } from '../rhythm/describe-rhythm.ts'
import type { Habit } from '../tables.ts'
import { readHabits } from './read-habits.ts'

/** More names than this are no help. */
const MAX_NAMES = 8

/** A habit, or why there is none: `unknown` where the user's words name one that is not kept. */
export type HabitFound =
  | Resolution<Habit>
  | { readonly status: 'unknown'; readonly name: string; readonly existing: readonly Habit[] }

/** Finds the habit that the user means; the only one there is when they name none. */
export async function findHabit(
  reference: string | undefined,
  context: DomainContext,
): Promise<HabitFound> {
  const existing = await readHabits(context)
  const said = reference === undefined ? '' : quoteText(reference)
  if (said === '') return withoutName(existing, context)
  if (isId('hab', said)) {
    const chosen = existing.find(({ id }) => id === said)
    if (chosen) return { status: 'found', row: chosen }
    return { status: 'refused', explanation: context.text('habit.gone') }
  }
  const same = existing.filter(({ name }) => nameKey(name) === nameKey(said))
  const { match, candidates } = bestMatches(said, existing, ({ name }) => name)
  const isSame = match === 'same'
  const deed = deedOf(said)
  const ofDeed = deed === undefined ? [] : existing.filter(({ name }) => deedOf(name) === deed)
  const fitting =
    same.length > 0 ? same : isSame ? candidates : ofDeed.length > 0 ? ofDeed : candidates
  const [only] = fitting
  if (!only) return { status: 'unknown', name: said, existing }
  const isSure = fitting.length === 1 && (fitting !== candidates || match !== 'overlap')
  return isSure ? { status: 'found', row: only } : askWhichHabit(fitting, context)
}

/** Finds the habit that the user means, or says which ones there are. */
export async function resolveHabit(
  reference: string | undefined,
  context: DomainContext,
): Promise<Resolution<Habit>> {
  const found = await findHabit(reference, context)
  if (found.status !== 'unknown') return found
  const { name, existing } = found
  const explanation =
    existing.length === 0
      ? context.text('habit.none')
      : context.text('habit.notFound', { name, existing: listNames(existing, context) })
  return { status: 'refused', explanation }
}

/** `Ler, Meditar e Correr`. */
export function listNames(habits: readonly Habit[], context: DomainContext): string {
  return context.format.list(habits.slice(0, MAX_NAMES).map(({ name }) => name))
}

/** The noun that a habit goes by, whatever it is called: "meditar 10 minutos" is the meditation. */
const deedOf = (name: string): string | undefined =>
  habitLexicon.within(fold(name).split(/[^\p{L}\p{N}'-]+/u))?.key

function withoutName(existing: readonly Habit[], context: DomainContext): Resolution<Habit> {
  const [only] = existing
  if (!only) return { status: 'refused', explanation: context.text('habit.none') }
  if (existing.length === 1) return { status: 'found', row: only }
  return askWhichHabit(existing, context)
}

function askWhichHabit(habits: readonly Habit[], context: DomainContext): Resolution<Habit> {
  const [only] = habits
  const options = habits
    .slice(0, MAX_NAMES)
    .map((habit) => ({ label: describeHabit(habit, context), value: habit.id }))
  const question =
    only && habits.length === 1
      ? context.text('habit.askIfThis', { name: only.name })
      : context.text('habit.askWhich')
  return askWhich('habitRef', question, options)
}

/** What is said where a habit that is not kept yet would begin with this mark. */
export function offerToBegin(
  { name, existing }: Extract<HabitFound, { readonly status: 'unknown' }>,
  context: DomainContext,
): string {
  const key = existing.length === 0 ? 'habit.offerFirst' : 'habit.offerNew'
  return context.text(key, { name, existing: listNames(existing, context) })
}
