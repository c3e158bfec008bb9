import { ParcoError } from '@parco/protocol/errors'
import { kindOf } from './kind-of.ts'

/** The members that options can have; a type that gains one is not forgotten here. */
export type KnownNames<Options> = Readonly<Record<keyof Required<Options>, true>>

/**
 * Refuses members that options do not have, which no compiler tells a program in JavaScript: what was
 * meant by a misspelt one would not happen, and nothing would say so.
 * @throws ParcoError `configuration` naming the member, and those that there are.
 */
export function assertKnown(
  given: unknown,
  known: Readonly<Record<string, true>>,
  what: string,
): void {
  if (given === undefined) return
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new ParcoError(
      'configuration',
      `Each ${what} stands in an object, not in ${kindOf(given)}.`,
    )
  }
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || Object.hasOwn(known, name)) continue
    const names = Object.keys(known).join(', ')
    throw new ParcoError('configuration', `There is no ${what} "${name}". There are: ${names}.`)
  }
}

/**
 * A list that options may have: a text alone would be read letter by letter.
 * @throws ParcoError `configuration` for anything else.
 */
export function assertList<Item>(
  given: readonly Item[] | undefined,
  name: string,
): readonly Item[] {
  if (given === undefined || Array.isArray(given)) return given ?? []
  throw new ParcoError('configuration', `\`${name}\` is a list; it is ${kindOf(given)}.`)
}
