import type { Part } from './words.ts'

/** The parts that are made of no others, in the order of their bits. */
export const PARTS: Part<unknown>[] = []

/** A number holds as many bits without being stored apart. */
const MAX_PARTS = 31

let count = 0

/** Makes a part that is tried only at words where it may begin, which `WordStarts` learns of each. */
export function definePart<Found>(read: Part<Found>['read']): Part<Found> {
  if (PARTS.length === MAX_PARTS) throw new Error(`expected at most ${MAX_PARTS} parts of slots`)
  const part = { read, bits: 1 << PARTS.length, index: count++ }
  PARTS.push(part)
  return part
}

/** Makes a part that is found only where one of others is found. */
export function joinParts<Found>(
  parts: readonly Part<unknown>[],
  read: Part<Found>['read'],
): Part<Found> {
  return { read, bits: parts.reduce((bits, part) => bits | part.bits, 0), index: count++ }
}
