import type { SlotSpan } from '../slots/slot-span.ts'
import type { Binding, Match } from './match.ts'
import type { Passed, Place } from './places.ts'

/** One way in which a node explains some items: where it ends, and what it bound on the way. */
export interface Found {
  readonly end: number
  /** The types of slots passed over, as bits. */
  readonly mask: number
  readonly literals: number
  readonly free: number
  readonly before: Found | undefined
  readonly after: Found | undefined
  readonly passed: Passed | undefined
  readonly binding: Binding | undefined
}

/** No way at all. */
export const NOTHING: readonly Found[] = []

/** Whether a way is known that ends alike: what follows cannot tell two such apart, and the first holds. */
export function isAmong(list: readonly Found[], end: number, mask: number): boolean {
  for (const known of list) if (known.end === end && known.mask === mask) return true
  return false
}

/** Keeps the first of several ways that end alike. Most stay alone: a list begun with one takes little room. */
export function add(list: Found[] | undefined, found: Found): Found[] {
  if (list === undefined) return [found]
  if (!isAmong(list, found.end, found.mask)) list.push(found)
  return list
}

/** The way that explains nothing, for each item of the longest message so far. */
const EMPTIES: (readonly [Found])[] = []

export function emptiesAt(at: number): readonly [Found] {
  while (EMPTIES.length <= at) EMPTIES.push([literal(NOWHERE, EMPTIES.length, 0)])
  return EMPTIES[at] as readonly [Found]
}

export const emptyAt = (at: number): Found => emptiesAt(at)[0]

const NOWHERE = { mask: 0, passed: undefined }

/** A way that words of the template explain, from a place on. */
export function literal({ mask, passed }: Omit<Place, 'at'>, end: number, literals: number): Found {
  return {
    end,
    mask,
    literals,
    free: 0,
    before: undefined,
    after: undefined,
    passed,
    binding: undefined,
  }
}

/** A way that fills a slot, from a place on. */
export function bound(
  { mask, passed }: Omit<Place, 'at'>,
  end: number,
  binding: Binding,
  free: number,
): Found {
  return { end, mask, literals: 0, free, before: undefined, after: undefined, passed, binding }
}

/** A way that begins where nothing is passed, from a place on. */
export function behind({ mask, passed }: Omit<Place, 'at'>, found: Found): Found {
  return mask === 0 && passed === undefined ? found : { ...found, mask, passed }
}

/** One way after another. */
export function join(before: Found, after: Found): Found {
  if (isEmpty(after)) return before
  if (isEmpty(before)) return after
  return {
    end: after.end,
    mask: before.mask | after.mask,
    literals: before.literals + after.literals,
    free: before.free + after.free,
    before,
    after,
    passed: undefined,
    binding: undefined,
  }
}

function isEmpty(found: Found): boolean {
  return EMPTIES[found.end]?.[0] === found
}

/** Everything that a way bound, in the order of the words. */
export function toMatch(found: Found, passedLast: Passed | undefined): Match {
  const bindings: Binding[] = []
  const floats: SlotSpan[] = []
  const visit = (part: Found): void => {
    if (part.before) visit(part.before)
    if (part.after) visit(part.after)
    addPassed(part.passed, floats)
    if (part.binding) bindings.push(part.binding)
  }
  visit(found)
  addPassed(passedLast, floats)
  return { bindings, floats, literalCount: found.literals, freeCount: found.free }
}

function addPassed(passed: Passed | undefined, into: SlotSpan[]): void {
  if (passed === undefined) return
  addPassed(passed.before, into)
  into.push(passed.span)
}
