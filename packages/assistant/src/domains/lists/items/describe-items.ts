import type { DomainContext } from '../../domain-context.ts'
import type { SaidItem } from './split-items.ts'

/** More names than this make no sentence. */
const MAX_NAMED = 6

/** `leite (2 caixas)`. */
export const describeItem = ({ item, quantity }: SaidItem): string =>
  quantity === null ? item : `${item} (${quantity})`

/** `leite, ovos e pão`; of many, the first and how many more. */
export function describeItems(items: readonly SaidItem[], { format, text }: DomainContext): string {
  const shown = items.length > MAX_NAMED + 1 ? items.slice(0, MAX_NAMED) : items
  const more = items.length - shown.length
  const rest = more > 0 ? [text('list.others', { count: more })] : []
  return format.list([...shown.map(describeItem), ...rest])
}
