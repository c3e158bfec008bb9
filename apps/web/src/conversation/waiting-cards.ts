import { approvalStateOf } from '../approvals/approval-state.ts'
import type { Entry } from './timeline.ts'

/** A card above the newest answer that still waits. */
export interface WaitingCard {
  /** The id of its first approval, by which the card is found. */
  readonly approvalId: string
  readonly title: string
}

/** The cards that one may have scrolled past: all that wait but those of the newest answer. */
export function waitingCards(entries: readonly Entry[], now: Date): readonly WaitingCard[] {
  const newest = entries.findLast(({ type }) => type === 'assistant')
  return entries.flatMap((entry) => {
    if (entry.type !== 'assistant' || entry === newest) return []
    return entry.blocks.flatMap((block) => {
      if (block.type !== 'slip') return []
      const open = block.items.flatMap(({ approval, receipt }) =>
        approval && !receipt && approvalStateOf(approval, now) === 'open' ? [approval] : [],
      )
      const [first] = open
      const title = open.map(({ preview }) => remindedOf(preview.title)).join('; ')
      return first ? [{ approvalId: first.id, title }] : []
    })
  })
}

/** `Padaria, R$ 45,00, hoje` of `Gasto: Padaria, R$ 45,00, hoje`: what a write is about. */
export const subjectOf = (title: string): string => title.replace(/^[^:]{1,40}: /u, '')

/**
 * `Padaria, R$ 45,00`: what a card is about, without the day that it was written with. "hoje" is of the
 * day and in the language of when it was said, and a strip may be read later and in another.
 */
export const remindedOf = (title: string): string =>
  subjectOf(title).replace(/,\s[^,]*\([^)]*\d[^)]*\)[^,;]*/gu, '')
