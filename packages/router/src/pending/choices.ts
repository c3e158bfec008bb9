import { fold } from '../text/fold.ts'
import { CHOICES } from './cues.generated.ts'

/** What the values of a slot are called, folded, per value. */
export type ChoiceTable = ReadonlyMap<string, readonly string[]>

/** What metrics are called, per type: also how a reply points at one of several pending records. */
export const METRIC_NAMES = toTable(CHOICES.metrics)

/** What categories are called. */
export const CATEGORY_NAMES = toTable(CHOICES.categories)

/** What the kinds of income are called. */
export const INCOME_NAMES = toTable(CHOICES.incomes)

/** What the ways of being in touch are called. */
export const INTERACTION_NAMES = toTable(CHOICES.interactions)

/** What the parts of the day are called. */
export const PERIOD_NAMES = toTable(CHOICES.periodsOfDay)

function toTable(source: Readonly<Record<string, string>> = {}): ChoiceTable {
  return new Map(
    Object.entries(source).map(([value, list]) => [
      value,
      list.split(',').map((name) => fold(name.trim())),
    ]),
  )
}

/** The value that one of whose names these words are. */
export function valueNamed(table: ChoiceTable, said: string): string | undefined {
  for (const [value, names] of table) if (names.includes(said)) return value
  return undefined
}

/** The one value besides the current that the words name, leaving out none of them ("lazer, não comida"). */
export function onlyNewValue(
  table: ChoiceTable,
  words: readonly string[],
  current: unknown,
): string | undefined {
  const said = new Set<string>()
  let rest = ` ${words.join(' ')} `
  for (const [value, names] of table) {
    for (const name of names) {
      if (!rest.includes(` ${name} `)) continue
      rest = rest.replace(` ${name} `, ' ')
      said.add(value)
    }
  }
  const fresh = [...said].filter((value) => value !== current)
  return rest.trim() === '' && fresh.length === 1 ? fresh[0] : undefined
}
