/** Lines around a difference that are shown with it. */
const CONTEXT_LINES = 2

/** Says where two JSON values differ, line by line; `undefined` when they are equal. The order of members does not count. */
export function describeDifference(expected: unknown, actual: unknown): string | undefined {
  const before = toLines(expected)
  const after = toLines(actual)
  if (before.join('\n') === after.join('\n')) return undefined
  let first = 0
  while (before[first] === after[first]) first += 1
  let last = 0
  const most = Math.min(before.length, after.length) - first
  while (last < most && before.at(-1 - last) === after.at(-1 - last)) last += 1
  const context = (line: string) => `  ${line}`
  return [
    ...before.slice(Math.max(0, first - CONTEXT_LINES), first).map(context),
    ...before.slice(first, before.length - last).map((line) => `- ${line}`),
    ...after.slice(first, after.length - last).map((line) => `+ ${line}`),
    ...after.slice(after.length - last, after.length - last + CONTEXT_LINES).map(context),
  ].join('\n')
}

function toLines(value: unknown): string[] {
  return (JSON.stringify(sortMembers(value), undefined, 2) ?? 'undefined').split('\n')
}

function sortMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortMembers)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sortMembers(member)]),
  )
}
