import { isReference, type Polarity, readStatements, type Statement } from './read-statements.ts'
import type { Unit } from './read-units.ts'

/** Which pending writes a reply approves or refuses; `unclear` when it does neither for sure. */
export type ItemDecision =
  | { readonly type: 'confirm' | 'reject'; readonly items: readonly number[] }
  | {
      readonly type: 'unclear'
      /** Whether the reply may refuse as well as approve: "não, tá certo". */
      readonly isOfTwoMinds?: boolean
    }

const UNCLEAR: ItemDecision = { type: 'unclear' }

/**
 * Reads understood units as a decision over `count` writes. Anything contradictory or left hanging
 * ("sim, mas", "o uber sim não") is `unclear`; a bare name approves nothing.
 */
export function decideItems(units: readonly Unit[], count: number): ItemDecision {
  if (isHanging(units)) return UNCLEAR
  if (isTakenBack(units)) return { type: 'reject', items: [...Array(count).keys()] }
  const right = rightBehindNo(units)
  if (right?.isSure === false) return { type: 'unclear', isOfTwoMinds: true }
  const statements = readStatements(right?.rest ?? units, count)
  return statements ? combine(inheritPolarity(statements), count) : UNCLEAR
}

/** "yeah, nah": a no that stands for itself behind a yes has the last word; the other way round it is open. */
function isTakenBack(units: readonly Unit[]): boolean {
  const [yes, no, ...others] = units.filter(({ kind }) => kind !== 'pause' && kind !== 'neutral')
  const isYes = yes?.kind === 'yes' && yes.isOrder !== true
  return isYes && no?.kind === 'no' && no.isApart === true && others.length === 0
}

/** A reply that ends on "mas", "e" or "menos", begins with "mas", or breaks off after an article. */
function isHanging(units: readonly Unit[]): boolean {
  const said = units.filter(({ kind }) => kind !== 'pause' && kind !== 'neutral')
  const last = said.at(-1)?.kind
  const isLone = last === 'only' && !units.some(isReference)
  return (
    isLone ||
    said[0]?.kind === 'contrast' ||
    OPEN_ENDED.some((kind) => kind === last) ||
    units.some((unit, index) => unit.kind === 'article' && !isArticled(units[index + 1]))
  )
}

/** What may follow an article; a yes may not: there "no" is English. */
function isArticled(next: Unit | undefined): boolean {
  return (
    next !== undefined &&
    next.kind !== 'pause' &&
    next.kind !== 'this' &&
    !(next.kind === 'yes' && !next.isOrder)
  )
}

const OPEN_ENDED: readonly Unit['kind'][] = ['contrast', 'link', 'except']

/**
 * "não não, tá certo, pode salvar": nothing is to be changed. Behind the no stands a pause, and nothing
 * else of the reply denies: "não tá certo" and "não, tá certo não" do. A single no with no order behind
 * ("não, tá certo") may refuse as well.
 */
function rightBehindNo(
  units: readonly Unit[],
): { readonly rest: readonly Unit[]; readonly isSure: boolean } | undefined {
  const at = units.findIndex((unit) => !OPENING_NO.has(unit.kind))
  const isRight = units[at]?.isRight === true && units[at - 1]?.kind === 'pause'
  const denials = units.slice(0, at).filter(({ kind }) => kind === 'no').length
  const rest = units.slice(at)
  if (!isRight || denials === 0 || !rest.every(({ kind }) => AGREEING.has(kind))) return undefined
  return { rest, isSure: denials > 1 || rest.some(({ isOrder }) => isOrder === true) }
}

const OPENING_NO: ReadonlySet<Unit['kind']> = new Set(['no', 'pause', 'neutral'])
const AGREEING: ReadonlySet<Unit['kind']> = new Set(['yes', 'this', 'all', 'pause', 'neutral'])

/**
 * Gives bare items the polarity they share: "o uber e o almoço não" refuses both, "sim, o uber e o
 * almoço" approves both. Between a yes before and a no after, only a joining "e" settles it.
 */
function inheritPolarity(statements: readonly Statement[]): Statement[] {
  const shared: Statement[] = []
  for (const [index, statement] of statements.entries()) {
    const isBare =
      statement.polarity === undefined && !statement.isOnly && statement.excluded.length === 0
    shared.push(isBare ? heirOf(statement, shared.at(-1), statements.slice(index + 1)) : statement)
  }
  return shared
}

function heirOf(
  statement: Statement,
  previous: Statement | undefined,
  following: readonly Statement[],
): Statement {
  if (previous?.isOnly) return { ...statement, isOnly: true }
  // "taxi and pharmacy only"
  const [next] = following
  if (next?.isLinked && next.isOnlyBehind && next.polarity === undefined)
    return { ...statement, isOnly: true }
  // "cancela o uber e a farmácia": what is called off by name goes on to what "e" adds.
  const isCalledOff = previous?.isStop === true && previous.items.length > 0
  if (isCalledOff && statement.isLinked && following.length === 0)
    return { ...statement, polarity: 'no' }
  const ending = following.find(({ polarity }) => polarity !== undefined)
  const isJoined =
    following[0]?.isLinked === true && ending !== undefined && ending.items.length > 0
  if (isJoined && ending.polarity) return { ...statement, polarity: ending.polarity }
  // "salva o uber e o almoço, a farmácia não": what "e" adds to a yes is approved with it.
  const isAdded =
    statement.isLinked && previous?.polarity === 'yes' && following[0]?.isLinked !== true
  if (isAdded && previous.items.length > 0) return { ...statement, polarity: 'yes' }
  const isRefusedLater = following.some(
    ({ polarity, excluded }) => polarity === 'no' || excluded.length > 0,
  )
  return previous?.polarity === 'yes' && !isRefusedLater
    ? { ...statement, polarity: 'yes' }
    : statement
}

const isBareRank = ({ polarity, isByRank, items, excluded }: Statement) =>
  polarity === undefined && isByRank && items.length > 0 && excluded.length === 0

function combine(statements: readonly Statement[], count: number): ItemDecision {
  const everything = Array.from({ length: count }, (_, position) => position)
  const without = (items: readonly number[]) =>
    everything.filter((position) => !items.includes(position))
  const named = statements.flatMap(({ items }) => items)
  const tally = {
    yes: new Set<number>(),
    no: new Set<number>(),
    globalYes: false,
    globalNo: false,
    isStopped: statements.some(({ isStop }) => isStop),
  }
  for (const statement of statements) {
    const meant = resolve(statement, {
      everything,
      without,
      named,
      isChoice: statements.every(isBareRank),
      count,
    })
    if (meant === undefined) return UNCLEAR
    if (meant.isGlobal && meant.polarity === 'no' && tally.yes.size > 0) return UNCLEAR
    if (meant.isGlobal) tally[meant.polarity === 'yes' ? 'globalYes' : 'globalNo'] = true
    for (const position of meant.items) tally[meant.polarity].add(position)
  }
  return conclude(tally, without, everything)
}

interface Meant {
  readonly polarity: Polarity
  readonly items: readonly number[]
  readonly isGlobal: boolean
}

interface Scope {
  readonly everything: readonly number[]
  readonly without: (items: readonly number[]) => number[]
  readonly named: readonly number[]
  /** Whether the reply only lists ranks: "o primeiro e o último". */
  readonly isChoice: boolean
  readonly count: number
}

function resolve(
  statement: Statement,
  { everything, without, named, isChoice, count }: Scope,
): Meant | undefined {
  const { polarity, items, excluded, isAll, isRest, isOnly } = statement
  if (excluded.length > 0)
    return resolveExcept(statement, { everything, without, named, isChoice, count })
  if (isRest)
    return polarity && named.length > 0
      ? { polarity, items: without(named), isGlobal: false }
      : undefined
  // "só o uber não" may mean all but the uber: only the refusal is sure.
  if (isOnly) return { polarity: polarity ?? 'yes', items, isGlobal: false }
  if (items.length > 0) {
    if (polarity) return { polarity, items, isGlobal: false }
    return isChoice && count > 1 ? { polarity: 'yes', items, isGlobal: false } : undefined
  }
  if (isAll) return { polarity: polarity ?? 'yes', items: everything, isGlobal: false }
  return polarity && { polarity, items: [], isGlobal: true }
}

/** "todos menos o uber" approves the others; a bare "menos o uber" only refuses it. */
function resolveExcept(
  { polarity, excluded, isAll }: Statement,
  { without }: Scope,
): Meant | undefined {
  if (polarity === 'no') return undefined
  if (isAll) return { polarity: 'yes', items: without(excluded), isGlobal: false }
  return { polarity: 'no', items: excluded, isGlobal: false }
}

interface Tally {
  readonly yes: ReadonlySet<number>
  readonly no: ReadonlySet<number>
  readonly globalYes: boolean
  readonly globalNo: boolean
  readonly isStopped: boolean
}

function conclude(
  tally: Tally,
  without: (items: readonly number[]) => number[],
  everything: readonly number[],
): ItemDecision {
  const yes = [...tally.yes].sort((one, other) => one - other)
  const no = [...tally.no].sort((one, other) => one - other)
  if (yes.some((position) => tally.no.has(position))) return UNCLEAR
  if (tally.globalYes && tally.globalNo)
    return tally.isStopped ? { type: 'reject', items: everything } : UNCLEAR
  if (yes.length > 0) return { type: 'confirm', items: yes }
  if (tally.globalYes) {
    const left = without(no)
    return left.length > 0 ? { type: 'confirm', items: left } : { type: 'reject', items: no }
  }
  if (no.length > 0) return { type: 'reject', items: no }
  return tally.globalNo ? { type: 'reject', items: everything } : UNCLEAR
}
