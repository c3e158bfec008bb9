import type { DomainContext } from '../domain-context.ts'

/** More lines than this are not read in a conversation. */
const MAX_LINES = 15

/** A heading with lines below it; a long list ends with how many more there are, but on paper. */
export function joinList(
  heading: string,
  lines: readonly string[],
  context: DomainContext,
): string {
  const shown = context.isPrinted ? lines : lines.slice(0, MAX_LINES)
  const more = lines.length - shown.length
  const rest = more > 0 ? [`- ${context.text('shared.andMore', { count: more })}`] : []
  return [heading, ...shown, ...rest].join('\n')
}
