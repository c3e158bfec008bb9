import { type TurnCost, wholeTurn } from './measure-turns.ts'
import type { MessageKind } from './messages.ts'
import { priceTurns } from './price-cached.ts'

type CostsByName = ReadonlyMap<string, readonly TurnCost[]>

const KINDS: readonly MessageKind[] = ['routine', 'question', 'conversation']

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

const firstRequest = ({ requests }: TurnCost): number => requests[0] ?? 0

const whole = (value: number): string => Math.round(value).toLocaleString('en')

/** Prints what everyone's turns cost, as tables in Markdown. */
export function printCosts(costs: CostsByName): void {
  const [some = []] = costs.values()
  console.log(`${some.length} messages in two conversations, pt-BR and en; input tokens (o200k).\n`)
  printTable('first request, mean', costs, (turns) => sum(turns.map(firstRequest)) / turns.length)
  printTable('whole turn, mean', costs, (turns) => sum(turns.map(wholeTurn)) / turns.length)
  printTable('all turns', costs, (turns) => sum(turns.map(wholeTurn)))
  const prices = new Map([...costs.values()].flatMap((turns) => [...priceTurns(turns)]))
  const priced = (turns: readonly TurnCost[]) => sum(turns.map((turn) => prices.get(turn) ?? 0))
  printTable('all turns, a cached token at a tenth', costs, priced)
  const monolith = costs.get('monolith')
  if (!monolith) return
  printRows('whole turn, of the monolith', costs, (turns, kind) => {
    const base = sum(ofKind(monolith, kind).map(wholeTurn))
    return `${((100 * sum(turns.map(wholeTurn))) / base).toFixed(1)}%`
  })
  printRows(
    'priced with caching, of the monolith',
    costs,
    (turns, kind) => `${((100 * priced(turns)) / priced(ofKind(monolith, kind))).toFixed(1)}%`,
  )
}

function printTable(
  heading: string,
  costs: CostsByName,
  measure: (turns: readonly TurnCost[]) => number,
): void {
  printRows(heading, costs, (turns) => whole(measure(turns)))
}

function printRows(
  heading: string,
  costs: CostsByName,
  measure: (turns: readonly TurnCost[], kind: MessageKind | undefined) => string,
): void {
  const names = [...costs.keys()]
  console.log(`| ${heading} | ${names.join(' | ')} |`)
  console.log(`| --- |${names.map(() => ' ---: |').join('')}`)
  for (const kind of [...KINDS, undefined]) {
    const cells = [...costs.values()].map((turns) => measure(ofKind(turns, kind), kind))
    const count = ofKind([...costs.values()][0] ?? [], kind).length
    console.log(`| ${kind ?? 'in all'} (${count}) | ${cells.join(' | ')} |`)
  }
  console.log('')
}

const ofKind = (turns: readonly TurnCost[], kind: MessageKind | undefined): readonly TurnCost[] =>
  turns.filter(({ message }) => kind === undefined || message.kind === kind)
