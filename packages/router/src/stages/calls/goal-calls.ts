import type { Message } from '../../clauses/message.ts'
import { dayNumberOf } from '../../slots/civil-date.ts'
import type { SlotSpan } from '../../slots/slot-span.ts'
import { areaOfGoal } from '../../values/area-of.ts'
import {
  type BuiltCall,
  type CallBuilder,
  type CallInput,
  setOf,
  spanOf,
  textOf,
} from './call-builder.ts'
import { type Deadline, deadlineIn, type Target, targetIn } from './goal-target.ts'
import { beforeOrderPiece } from './kept-words.ts'
import { timeSpans } from './said-time.ts'
import { afterOpeners, asTitle, wordsWithout } from './said-words.ts'
import { GOAL_CALLS as WORDS } from './words.generated.ts'

export const buildGoal: CallBuilder = (given): BuiltCall | undefined => {
  const { message, today } = given
  const text = textOf(given, 'title')
  if (text === undefined) return undefined
  const input = { ...given, clauseTo: beforeOrderPiece(message, text.from, given.clauseTo) }
  if (isOfOthers(message, text.from)) return undefined
  const from = afterOpeners(message, text.from, input.clauseTo)
  const deadline = deadlineIn(message, input.clauseFrom, input.clauseTo, today)
  const target = targetIn(message, from, input.clauseTo, deadline ? [deadline.span] : [])
  const isWish = setOf(input).isWish === true
  if (isWish && (target === undefined || deadline === undefined || !isFar(deadline, today)))
    return undefined
  const title = asTitle(
    wordsWithout(message, from, input.clauseTo, deadline ? [withEdge(message, deadline.span)] : []),
  )
  if (title === '') return undefined
  const area = areaOfGoal(title, target?.unit)
  // "meta é meta" aims at nothing.
  if (area === undefined && target === undefined && deadline === undefined) return undefined
  const isRecurring = message.spans.some((span) => span.type === 'recurrence' && span.from >= from)
  if (isRecurring) return undefined
  // "quitar 25 mil do caminhão até 2028": what was said is not asked for.
  if (target === undefined && /(?:^|\s)\d/.test(title)) return undefined
  return {
    intent: 'create_goal',
    params: {
      title,
      ...(area === undefined ? {} : { area }),
      ...(target === undefined ? {} : { targetValue: target.value, unit: target.unit }),
      startDate: deadline?.startDate ?? today,
      ...(deadline === undefined ? {} : { endDate: deadline.endDate }),
    },
    missing: [
      ...(area === undefined ? ['area'] : []),
      ...(target === undefined ? ['targetValue', 'unit'] : []),
      ...(deadline === undefined ? ['endDate'] : []),
    ],
  }
}

/** "a meta do governo é …" is not the speaker's. */
const isOfOthers = ({ items }: Message, from: number): boolean =>
  [from - 1, from].some(
    (at) => WORDS.owners.has(items[at]?.word ?? '') && !WORDS.times.has(items[at + 1]?.word ?? ''),
  )

/** "by the end of March": the edge belongs to the deadline, not to what is aimed at. */
function withEdge(message: Message, span: SlotSpan): SlotSpan {
  let { from } = span
  while (WORDS.edges.has(message.items[from - 1]?.word ?? '')) from -= 1
  return { ...span, from }
}

const LEAST_DAYS = 7

/** What is wished for within days is a plan, not a goal. */
const isFar = ({ endDate }: Deadline, today: string): boolean =>
  dayNumberOf(endDate) - dayNumberOf(today) >= LEAST_DAYS

export const buildGoalProgress: CallBuilder = (input) => {
  const { message, clauseFrom, clauseTo } = input
  const value = targetIn(message, clauseFrom, clauseTo, [])
  const bare = message.spans.find(
    (span) => span.from >= clauseFrom && span.to <= clauseTo && span.type === 'number',
  )
  const current = value?.value ?? (bare?.type === 'number' ? bare.value : undefined)
  const named = goalRefOf(input)
  const goalRef =
    named ??
    (value && setOf(input).isByUnit === true && !WORDS.units.has(value.unit)
      ? value.unit
      : undefined)
  if (setOf(input).isByUnit === true && goalRef === undefined) return undefined
  if (setOf(input).isByVerb === true) return byVerb(input, value)
  return {
    intent: 'update_goal_progress',
    params: {
      ...(goalRef === undefined ? {} : { goalRef }),
      ...(current === undefined ? {} : { currentValue: current }),
    },
    missing: [
      ...(goalRef === undefined ? ['goalRef'] : []),
      ...(current === undefined ? ['currentValue'] : []),
    ],
  }
}

/** Which goal, in the user's words, without its deadline. */
function goalRefOf(input: CallInput): string | undefined {
  const { message } = input
  const text = textOf(input, 'goal')
  if (text === undefined) return undefined
  const from = afterOpeners(message, text.from, text.to, WORDS.refOpeners)
  return wordsWithout(message, from, text.to, timeSpans(message, from, text.to)) || undefined
}

/** "já corri 80 km da minha meta" names the goal by what is counted, else by its deed. */
function byVerb(input: CallInput, value: Target | undefined): BuiltCall | undefined {
  const { message, clauseFrom } = input
  if (value === undefined) return undefined
  const deed = message.items
    .slice(clauseFrom, value.from)
    .map((item) => INFINITIVES.get(item.word))
    .find((word) => word !== undefined)
  const goalRef = WORDS.units.has(value.unit) ? deed : value.unit
  if (goalRef === undefined) return undefined
  return {
    intent: 'update_goal_progress',
    params: { goalRef, currentValue: value.value },
    missing: [],
  }
}

const INFINITIVES: ReadonlyMap<string, string> = new Map(
  'corri correr,caminhei caminhar,pedalei pedalar,nadei nadar,andei andar,perdi perder,emagreci emagrecer,ganhei ganhar,juntei juntar,guardei guardar,economizei economizar,poupei poupar,estudei estudar,meditei meditar,li ler,escrevi escrever,run run,walked walk,biked bike,swum swim,lost lose,gained gain,saved save,read read,studied study,meditated meditate,written write'
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

export const buildGoalUpdate: CallBuilder = (input) => {
  const { message, clauseTo, today } = input
  const goal = textOf(input, 'goal')
  const goalRef = goalRefOf(input)
  // "de 20 pra 25": what it was is no new value.
  const change = textOf(input, 'change')
  const from = spanOf(input, 'number', 'old')?.to ?? change?.from ?? goal?.to ?? input.clauseFrom
  const newTitle = textOf(input, 'newTitle')
  const deadline = deadlineIn(message, from, clauseTo, today)
  const target = targetIn(message, from, clauseTo, deadline ? [deadline.span] : [])
  const bare = message.spans.find(
    (span) => span.type === 'number' && span.from >= from && span.to <= clauseTo && !deadline,
  )
  const value = target?.value ?? (bare?.type === 'number' ? bare.value : undefined)
  const changes = newTitle
    ? { title: asTitle(wordsWithout(message, newTitle.from, newTitle.to, [])) }
    : {
        ...(value === undefined ? {} : { targetValue: value }),
        ...(deadline === undefined ? {} : { endDate: deadline.endDate }),
      }
  if (Object.keys(changes).length === 0) return undefined
  return {
    intent: 'update_goal',
    params: { ...(goalRef === undefined ? {} : { goalRef }), ...changes },
    missing: goalRef === undefined ? ['goalRef'] : [],
  }
}

export const buildGoalDeletion: CallBuilder = (input) => {
  const goalRef = goalRefOf(input)
  return {
    intent: 'delete_goal',
    params: goalRef === undefined ? {} : { goalRef },
    missing: goalRef === undefined ? ['goalRef'] : [],
  }
}

export const buildGoalsRead: CallBuilder = (input: CallInput) => {
  const { status } = setOf(input)
  const area = textOf(input, 'area')?.key
  return {
    intent: 'get_goals',
    params: {
      ...(status === undefined ? {} : { status }),
      ...(area === undefined ? {} : { area }),
    },
    missing: [],
  }
}
