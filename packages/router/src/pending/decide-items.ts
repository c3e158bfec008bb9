import type { Unit } from './read-units.ts'

/** Which pending writes a reply approves or refuses; `unclear` when it does neither for sure. */
export type ItemDecision =
  | { readonly type: 'confirm' | 'reject'; readonly items: readonly number[] }
  | { readonly type: 'unclear' }

type Polarity = 'yes' | 'no'

/** One statement of a reply: what it says about which writes. */
interface Clause {
  readonly units: Unit[]
  /** Whether "e" joins it to the clause before. */
  readonly isLinked: boolean
}

interface Statement {
  readonly polarity: Polarity | undefined
  readonly items: readonly number[]
  readonly excluded: readonly number[]
  readonly isAll: boolean
  readonly isRest: boolean
  readonly isOnly: boolean
  readonly isByRank: boolean
  readonly isLinked: boolean
  /** Whether it calls the whole thing off ("cancela") rather than denies. */
  readonly isStop: boolean
}

const UNCLEAR: ItemDecision = { type: 'unclear' }

/**
 * Reads understood units as a decision over `count` writes. Anything contradictory or left hanging
 * ("sim, mas", "o uber sim não") is `unclear`; a bare name approves nothing.
 */
export function decideItems(units: readonly Unit[], count: number): ItemDecision {
  if (isHanging(units)) return UNCLEAR
  const statements: Statement[] = []
  for (const clause of splitClauses(units)) {
    const statement = readClause(clause, count)
    if (statement === undefined) return UNCLEAR
    if (statement !== 'nothing') statements.push(statement)
  }
  return combine(inheritPolarity(statements), count)
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

function splitClauses(units: readonly Unit[]): Clause[] {
  const clauses: Clause[] = []
  let current: Clause = { units: [], isLinked: false }
  const start = (isLinked: boolean, first: readonly Unit[]) => {
    if (current.units.length > 0) clauses.push(current)
    current = { units: [...first], isLinked }
  }
  for (const unit of units) {
    if (unit.kind === 'pause' || unit.kind === 'link' || unit.kind === 'contrast')
      start(unit.kind === 'link', [])
    else if (startsNewStatement(current.units, unit)) start(false, [unit])
    else current.units.push(unit)
  }
  start(false, [])
  return clauses
}

/** "uber sim almoço não" and "sim o uber não o almoço" are two statements without a comma. */
function startsNewStatement(before: readonly Unit[], unit: Unit): boolean {
  const firstItem = before.findIndex(isReference)
  const firstPolarity = before.findIndex(isPolar)
  if (firstItem < 0 || firstPolarity < 0) return false
  const hasExcept = before.some(({ kind }) => kind === 'except')
  if (isReference(unit) && !hasExcept) return firstItem < firstPolarity
  return isPolar(unit) && firstPolarity < firstItem
}

const isReference = ({ kind }: Unit) => kind === 'item' || kind === 'all' || kind === 'rest'
const isPolar = ({ kind }: Unit) => kind === 'yes' || kind === 'no' || kind === 'stop'

function readClause({ units, isLinked }: Clause, count: number): Statement | 'nothing' | undefined {
  const has = (kind: Unit['kind']) => units.some((unit) => unit.kind === kind)
  const polarity = polarityOf(units)
  if (polarity === 'contradiction') return undefined
  const exceptAt = units.findIndex(({ kind }) => kind === 'except')
  const before = exceptAt < 0 ? units : units.slice(0, exceptAt)
  const items = itemsOf(before)
  const excluded = exceptAt < 0 ? [] : itemsOf(units.slice(exceptAt))
  if (exceptAt >= 0 && (excluded.length === 0 || items.length > 0)) return undefined
  const isNothing = has('nothing')
  const statement: Statement = {
    polarity: isNothing ? 'no' : polarity,
    items,
    excluded,
    isAll:
      isNothing ||
      has('all') ||
      units.some((unit) => unit.isAll === true) ||
      (exceptAt >= 0 && polarity === 'yes'),
    isRest: has('rest'),
    isOnly: has('only') && items.length > 0,
    isByRank: before.filter(({ kind }) => kind === 'item').every(({ isRank }) => isRank === true),
    isLinked,
    isStop: has('stop'),
  }
  if (isNothing && polarity === 'yes') return undefined
  if (statement.isAll && count === 0) return undefined
  const saysNothing =
    statement.polarity === undefined &&
    items.length === 0 &&
    excluded.length === 0 &&
    !statement.isAll &&
    !statement.isRest
  return saysNothing ? 'nothing' : statement
}

/** What a clause says; "não … cancela", "sim … não" and "nem todos" contradict themselves. */
function polarityOf(units: readonly Unit[]): Polarity | 'contradiction' | undefined {
  const at = (kind: Unit['kind']) => units.findIndex((unit) => unit.kind === kind)
  const [yes, no, stop, all] = [at('yes'), at('no'), at('stop'), at('all')]
  if (no >= 0 && stop >= 0) return 'contradiction'
  if (no >= 0 && yes >= 0)
    return isForbidding(units, no) || isForbiddenLast(units) ? 'no' : 'contradiction'
  if (no >= 0 && all > no) return 'contradiction'
  if (no >= 0 || stop >= 0) return 'no'
  if (yes >= 0) return 'yes'
  return at('this') >= 0 && !units.some(isReference) ? 'yes' : undefined
}

/** "não salva": every yes of the clause is an order that follows the no. */
function isForbidding(units: readonly Unit[], no: number): boolean {
  return units.every((unit, index) => unit.kind !== 'yes' || (unit.isOrder === true && index > no))
}

/** "apaga não", "salva isso não": an order that a no at the very end forbids. */
function isForbiddenLast(units: readonly Unit[]): boolean {
  const said = units.filter(({ kind }) => kind !== 'neutral' && kind !== 'this')
  const [order, no] = said
  return said.length === 2 && order?.kind === 'yes' && order.isOrder === true && no?.kind === 'no'
}

function itemsOf(units: readonly Unit[]): number[] {
  return [...new Set(units.flatMap(({ items }) => items ?? []))]
}

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
