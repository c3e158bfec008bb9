import { LOCALES, type Locale } from '@parco/protocol'
import { countRequest } from './count-request.ts'
import { SCENARIOS } from './scenarios.ts'
import type { StandIn } from './stand-in.ts'
import type { Subject } from './subject.ts'

/**
 * What the fixed part of a request costs by scenario, in tokens: each is the first message of a new
 * conversation, so that a request is prompt and tools with one short message, and the largest counts;
 * 0 where no model is asked. The mean of the languages.
 */
export async function measureScenarios(
  subject: Subject,
  standIn: StandIn,
  locales: readonly Locale[] = LOCALES,
): Promise<ReadonlyMap<string, number>> {
  const costs = new Map<string, number>()
  for (const { name, messages } of SCENARIOS) {
    let sum = 0
    for (const locale of locales) {
      const takeTurn = await subject.begin(locale)
      const { bodies } = await standIn.during(messages[locale], () => takeTurn(messages[locale]))
      sum += Math.max(0, ...bodies.map(countRequest))
    }
    costs.set(name, sum / locales.length)
  }
  return costs
}

/** Prints them as a table in Markdown, with what is saved beside the first subject. */
export function printScenarios(costs: ReadonlyMap<string, ReadonlyMap<string, number>>): void {
  const [[, base] = []] = costs
  if (!base) return
  const names = [...costs.keys()]
  console.log(`| first message of a conversation | ${names.join(' | ')} | saved |`)
  console.log(`| --- |${names.map(() => ' ---: |').join('')} ---: |`)
  const printRow = (heading: string, costOf: (of: ReadonlyMap<string, number>) => number) => {
    const row = [...costs.values()].map(costOf)
    const cells = row.map((value) => Math.round(value).toLocaleString('en'))
    const saved = 100 * (1 - (row.at(-1) ?? 0) / (row[0] ?? 1))
    console.log(`| ${heading} | ${cells.join(' | ')} | ${saved.toFixed(1)}% |`)
  }
  for (const name of base.keys()) printRow(name, (of) => of.get(name) ?? 0)
  printRow('mean', (of) => [...of.values()].reduce((one, other) => one + other, 0) / of.size)
}
