import type { Approval, Receipt } from '@parco/protocol'
import type { SlipItem } from './slip-item.ts'

/** Whether a text only says in words what the slips of its message show. */
export function isSlipInWords(text: string, items: readonly SlipItem[]): boolean {
  const approvals = items.flatMap(({ approval }) => approval ?? [])
  const receipts = items.flatMap(({ receipt }) => receipt ?? [])
  return isCardInWords(text, approvals) || isReceiptsInWords(text, receipts)
}

/**
 * Whether a text only says what the card shows: it names every write of the card and ends by asking.
 * A write that was edited since has another title, but it still begins with what it is.
 */
export function isCardInWords(text: string, approvals: readonly Approval[]): boolean {
  if (approvals.length === 0 || !text.trimEnd().endsWith('?')) return false
  const lines = text.trimEnd().split('\n').slice(0, -1)
  return approvals.every((approval) => lines.some((line) => names(line, approval)))
}

/**
 * The titles that a card in words gives its writes, in their order; none where the text is no card.
 * A write that was changed since still begins with what it is: `Gasto: `.
 */
export function titlesInWords(text: string, approvals: readonly Approval[]): readonly string[] {
  if (!text.trimEnd().endsWith('?')) return []
  const lines = text.split('\n').map((line) => line.replace(/^\d+\. /, ''))
  const titles: string[] = []
  for (const { preview } of approvals) {
    const kind = preview.title.slice(0, preview.title.indexOf(': ') + 2) || preview.title
    const at = lines.findIndex((line) => line.startsWith(kind))
    if (at === -1) return []
    titles.push(...lines.splice(at, 1))
  }
  return titles
}

/** Whether a text only repeats what the receipts say. */
export function isReceiptsInWords(text: string, receipts: readonly Receipt[]): boolean {
  const summaries = new Set(receipts.flatMap(({ summary }) => linesOf(summary)))
  return summaries.size > 0 && linesOf(text).every((line) => summaries.has(line))
}

const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim())

function names(line: string, { preview, status }: Approval): boolean {
  if (line.includes(preview.title)) return true
  const kind = preview.title.slice(0, preview.title.indexOf(': ') + 2)
  return status === 'edited' && kind !== '' && line.includes(kind)
}
