import type { Message } from '../../clauses/message.ts'
import type { Binding } from '../../grammar/match.ts'
import type { SlotSpan } from '../../slots/slot-span.ts'
import { wordSet } from '../../text/word-set.ts'
import { wordSetsOf } from '../../text/word-tables.ts'
import type { Stretch } from '../asides.ts'
import { nounsOf } from '../calls/class-nouns.ts'
import { areaIn } from './area-in.ts'
import type { FoundParams, ParamFinder } from './param-finder.ts'
import { referenceIn } from './reference.ts'
import { isDenied, statusIn } from './status-in.ts'
import { holds, placeOf, stretchesOf, wholeOf } from './stretches.ts'
import { FIND_GOALS as WORDS } from './words.generated.ts'

const GOALS = nounsOf('goal')

/** "drop my marathon goal, it's not happening". */
export const findGoalDeletion: ParamFinder = ({ message }) => {
  if (holds(message, wholeOf(message), WORDS.nearly)) return undefined
  if (!holds(message, wholeOf(message), WORDS.drops)) return undefined
  return withGoal(message, WORDS.drops, false, (stretch, bindings) => ({
    ...stretch,
    bindings,
    allows: ['wish', 'order'],
    despite: WORDS.givenUp,
    isOrder: true,
  }))
}

/** "aumenta a meta dos livros para 30", "push the marathon goal's deadline back to the end of April". */
export const findGoalUpdate: ParamFinder = ({ message }) => {
  if (holds(message, wholeOf(message), WORDS.names)) return undefined
  if (!holds(message, wholeOf(message), WORDS.changes)) return undefined
  return withGoal(message, WORDS.changes, true, (stretch, bindings, goal) => {
    const from = lastValueAfter(message, stretch, WORDS.towards)
    if (from === undefined || (from > goal.from && from < goal.to)) return undefined
    const change = { type: 'text', name: 'change', from, to: stretch.to } as const
    return {
      ...stretch,
      bindings: [...bindings, change],
      despite: WORDS.givenUp,
      allows: ['wish', 'order', 'future'],
      isOrder: true,
    }
  })
}

/** Where the one value after "para" begins; nothing where another is as likely. */
function lastValueAfter(
  { items, spansAt }: Message,
  { from, to }: Stretch,
  towards: ReadonlySet<string>,
): number | undefined {
  let found: number | undefined
  for (let at = from; at < to; at++) {
    if (!spansAt.has(at)) continue
    const before = [1, 2, 3, 4].map((back) => items[at - back]?.word ?? '')
    if (WORDS.byHowMuch.has(before[0] ?? '')) return undefined
    if (before.some((word) => towards.has(word))) found ??= at
  }
  return found
}

/** "já completei 320 quilômetros da minha meta de caminhada", "reading goal at 11 books". */
export const findGoalProgress: ParamFinder = ({ message }) => {
  if (holds(message, wholeOf(message), WORDS.more)) return undefined
  const stretches = stretchesOf(message).filter((one) => holds(message, one, GOALS))
  const [stretch] = stretches
  if (stretch === undefined || stretches.length > 1) return undefined
  const values = countsIn(message, wholeOf(message))
  const [value] = values
  if (values.length !== 1 || value === undefined || value.isApproximate) return undefined
  const goal = referenceIn(message, stretch, {
    nouns: GOALS,
    orders: PROGRESS_WORDS,
    isBeforeValue: true,
  })
  if (goal && value.from >= goal.from && value.from < goal.to) return undefined
  // "minha meta é 20 livros" says what is aimed at, and not how far one is.
  const isAim = WORDS.copulas.has(message.items[value.from - 1]?.word ?? '')
  if (isAim || (goal === undefined && !holds(message, stretch, WORDS.reached))) return undefined
  const bindings: Binding[] = goal ? [{ type: 'text', name: 'goal', ...goal }] : []
  const set = goal ? {} : { isByUnit: true }
  return { ...wholeOf(message), bindings, set, allows: ['wish', 'order'], despite: WORDS.givenUp }
}

const PROGRESS_WORDS = new Set([...WORDS.progress, ...WORDS.changes])

/** Every amount, whatever it counts, the longest reading at each place. */
function countsIn(message: Message, { from, to }: Stretch): SlotSpan[] {
  const counts: SlotSpan[] = []
  for (let at = from; at < to; ) {
    // "at 11 books" is no hour: a bare one counts what follows it.
    const all = (message.spansAt.get(at) ?? []).filter(
      (span) => span.type !== 'time' || span.value.isExact,
    )
    const longest = Math.max(at + 1, ...all.map((span) => span.to))
    const span = all.find((one) => one.to === longest)
    if (span && COUNTS.has(span.type)) counts.push(span)
    at = longest
  }
  return counts
}

const COUNTS = wordSet('number money quantity percent score')

/** A goal named in the one stretch that speaks of goals. */
function withGoal(
  message: Message,
  orders: ReadonlySet<string>,
  isBeforeValue: boolean,
  found: (stretch: Stretch, bindings: Binding[], goal: Stretch) => FoundParams | undefined,
): FoundParams | undefined {
  const stretches = stretchesOf(message).filter((one) => holds(message, one, GOALS))
  const [stretch] = stretches
  if (stretch === undefined || stretches.length > 1) return undefined
  const words = new Set([...orders, ...WORDS.changedThings])
  const goal = referenceIn(message, stretch, { nouns: GOALS, orders: words, isBeforeValue })
  return goal && found(stretch, [{ type: 'text', name: 'goal', ...goal }], goal)
}

/** "a doutora me animou, então quero caminhar 150 km até março, bote como meta". */
export const findGoal: ParamFinder = ({ message }) => {
  const isGoalSaid = holds(message, wholeOf(message), GOALS)
  if (!isGoalSaid && !holds(message, wholeOf(message), WORDS.aiming)) return undefined
  const stretches = stretchesOf(message).filter((one) => countsIn(message, one).length > 0)
  const [stretch] = stretches
  if (stretch === undefined || stretches.length > 1) return undefined
  let from = stretch.from
  while (from < stretch.to && WORDS.intro.has(message.items[from]?.word ?? '')) from += 1
  let to = placeOf(message, { from, to: stretch.to }, GOALS) ?? stretch.to
  if (to < stretch.to)
    while (to > from && WORDS.beforeGoal.has(message.items[to - 1]?.word ?? '')) to -= 1
  return {
    from: stretch.from,
    to,
    bindings: [{ type: 'text', name: 'title', from, to }],
    set: isGoalSaid ? {} : { isWish: true },
    allows: ['wish', 'future'],
    isOrder: true,
  }
}

const STATUSES = wordSetsOf(WORDS.statuses)
/** A goal that is begun is under way; one that is not, is not. */
const DENIED = { not_started: 'not_started' }

/** "which of my health goals are still on the go?". */
export const findGoalsRead: ParamFinder = ({ message }) => {
  const status = statusIn(message, STATUSES, { denied: DENIED })
  if (status === 'unclear' || (status === 'not_started' && !isDenied(message))) return undefined
  const [area, other] = areaIn(message)
  if (other !== undefined || (area === undefined && isOfSomething(message))) return undefined
  const bindings: Binding[] =
    area === undefined ? [] : [{ type: 'text', name: 'area', from: 0, to: 0, key: area }]
  return { ...wholeOf(message), bindings, set: status === undefined ? {} : { status } }
}

/** "minhas metas de corrida": of which area they are, the list cannot tell. */
const isOfSomething = ({ items }: Message): boolean =>
  items.some(
    ({ word }, at) =>
      GOALS.has(word) && WORDS.of.has(items[at + 1]?.word ?? '') && items[at + 2]?.kind === 'word',
  )
