import type { Unit } from './read-units.ts'

/** Whether something is approved or refused. */
export type Polarity = 'yes' | 'no'

/** The units of one statement. */
interface Clause {
  readonly units: Unit[]
  /** Whether "e" joins it to the clause before. */
  readonly isLinked: boolean
}

/** One statement of a reply: what it says about which writes. */
export interface Statement {
  readonly polarity: Polarity | undefined
  readonly items: readonly number[]
  readonly excluded: readonly number[]
  readonly isAll: boolean
  readonly isRest: boolean
  readonly isOnly: boolean
  /** Whether "only" stands behind what it is said of, and so of what is linked before, too. */
  readonly isOnlyBehind: boolean
  readonly isByRank: boolean
  readonly isLinked: boolean
  /** Whether it calls the whole thing off ("cancela") rather than denies. */
  readonly isStop: boolean
}

/** The statements of a reply in order; nothing where one of them contradicts itself. */
export function readStatements(units: readonly Unit[], count: number): Statement[] | undefined {
  const statements: Statement[] = []
  for (const clause of splitClauses(units)) {
    const statement = readClause(clause, count)
    if (statement === undefined) return undefined
    if (statement !== 'nothing') statements.push(statement)
  }
  return statements
}

function splitClauses(units: readonly Unit[]): Clause[] {
  const clauses: Clause[] = []
  let current: Clause = { units: [], isLinked: false }
  const start = (isLinked: boolean, first: readonly Unit[]) => {
    if (current.units.length > 0) clauses.push(current)
    current = { units: [...first], isLinked }
  }
  for (const [index, unit] of units.entries()) {
    // "tudo, menos a luz": what is excepted is of all.
    const isExcepting = unit.kind === 'pause' && units[index + 1]?.kind === 'except'
    if (isExcepting && isAllOf(current.units)) continue
    if (unit.kind === 'pause' || unit.kind === 'link' || unit.kind === 'contrast')
      start(unit.kind === 'link', [])
    else if (startsNewStatement(current.units, unit)) start(false, [unit])
    else current.units.push(unit)
  }
  start(false, [])
  return clauses
}

const isAllOf = (units: readonly Unit[]): boolean =>
  units.some(({ kind }) => kind === 'all') && !units.some(({ kind }) => kind === 'item')

/** "uber sim almoço não" and "sim o uber não o almoço" are two statements without a comma. */
function startsNewStatement(before: readonly Unit[], unit: Unit): boolean {
  const firstItem = before.findIndex(isReference)
  const firstPolarity = before.findIndex(isPolar)
  if (firstItem < 0 || firstPolarity < 0) return false
  const hasExcept = before.some(({ kind }) => kind === 'except')
  if (isReference(unit) && !hasExcept) return firstItem < firstPolarity
  return isPolar(unit) && firstPolarity < firstItem
}

/** Whether a unit points at writes: by name, all of them, or the others. */
export const isReference = ({ kind }: Unit): boolean =>
  kind === 'item' || kind === 'all' || kind === 'rest'
const isPolar = ({ kind }: Unit) => kind === 'yes' || kind === 'no' || kind === 'stop'

function readClause({ units, isLinked }: Clause, count: number): Statement | 'nothing' | undefined {
  const has = (kind: Unit['kind']) => units.some((unit) => unit.kind === kind)
  const polarity = polarityOf(units)
  if (polarity === 'contradiction') return undefined
  const exceptAt = units.findIndex(({ kind }) => kind === 'except')
  const before = exceptAt < 0 ? units : units.slice(0, exceptAt)
  const items = itemsOf(before)
  const excluded = exceptAt < 0 ? [] : itemsOf(units.slice(exceptAt))
  // "save the gas but not the coffee" approves the one and refuses the other.
  const isPicked = polarity === 'yes' && items.length > 0 && excluded.length > 0
  if (exceptAt >= 0 && !isPicked && (excluded.length === 0 || items.length > 0)) return undefined
  const isNothing = has('nothing')
  const statement: Statement = {
    polarity: isNothing ? 'no' : polarity,
    items,
    excluded: isPicked ? [] : excluded,
    isAll:
      isNothing ||
      has('all') ||
      units.some((unit) => unit.isAll === true) ||
      (exceptAt >= 0 && polarity === 'yes' && !isPicked),
    isRest: has('rest'),
    isOnly: has('only') && items.length > 0,
    isOnlyBehind:
      items.length > 0 && units.findLast(({ kind }) => kind !== 'neutral')?.kind === 'only',
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
  if (no >= 0 && stop >= 0 && !units[no]?.isApart) return 'contradiction'
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
