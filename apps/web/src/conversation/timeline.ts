import type { Approval, Receipt, UiMetadata } from '@parco/protocol'
import type { ParcoMessage } from './parco-message.ts'
import { isCardInWords, isReceiptsInWords } from './slip-in-words.ts'

/** One line of a slip: a write that waits, was decided, or is proven by its receipt. */
export interface SlipItem {
  readonly key: string
  readonly approval?: Approval | undefined
  readonly receipt?: Receipt | undefined
}

/** One piece of an assistant's message as it is drawn. */
export type Block =
  | { readonly type: 'text'; readonly key: string; readonly text: string }
  | { readonly type: 'slip'; readonly key: string; readonly items: readonly SlipItem[] }

/** One message as it is drawn. */
export type Entry =
  | { readonly type: 'user'; readonly id: string; readonly text: string }
  | {
      readonly type: 'assistant'
      readonly id: string
      readonly blocks: readonly Block[]
      readonly metadata: UiMetadata | undefined
    }

interface Newest {
  readonly approvals: ReadonlyMap<string, Approval>
  readonly receipts: ReadonlyMap<string, Receipt>
}

/**
 * The conversation as it is drawn. Each approval and receipt stands where it first appeared, with
 * the newest state that any later message carries: a typed yes answers in a message of its own.
 */
export function toTimeline(messages: readonly ParcoMessage[]): Entry[] {
  const newest = newestOf(messages)
  const drawn = new Set<string>()
  return messages.flatMap((message): Entry[] => {
    if (message.role === 'user') return [{ type: 'user', id: message.id, text: textOf(message) }]
    if (message.role !== 'assistant') return []
    const blocks = toBlocks(message, newest, drawn)
    return [{ type: 'assistant', id: message.id, blocks, metadata: message.metadata }]
  })
}

/** All the text of a message. */
export function textOf(message: ParcoMessage): string {
  return message.parts
    .map((part) => (part.type === 'text' ? part.text : ''))
    .filter((text) => text !== '')
    .join('\n\n')
}

/** The messages with newer receipts in the place of the older ones. */
export function withReceipts(
  messages: readonly ParcoMessage[],
  receipts: readonly Receipt[],
): ParcoMessage[] {
  const newer = new Map(receipts.map((receipt) => [receipt.id as string, receipt]))
  return messages.map((message) => ({
    ...message,
    parts: message.parts.map((part) => {
      const receipt = part.type === 'data-receipt' ? newer.get(part.data.id) : undefined
      return receipt && part.type === 'data-receipt' ? { ...part, data: receipt } : part
    }),
  }))
}

function newestOf(messages: readonly ParcoMessage[]): Newest {
  const approvals = new Map<string, Approval>()
  const receipts = new Map<string, Receipt>()
  for (const { parts } of messages)
    for (const part of parts) {
      if (part.type === 'data-approval') approvals.set(part.data.id, part.data)
      if (part.type === 'data-receipt') receipts.set(part.data.id, part.data)
    }
  return { approvals, receipts }
}

function toBlocks(message: ParcoMessage, newest: Newest, drawn: Set<string>): Block[] {
  const blocks: Block[] = []
  const itemsByTurn = new Map<string, SlipItem[]>()
  const slipOf = (turnId: string): SlipItem[] => {
    const existing = itemsByTurn.get(turnId)
    if (existing) return existing
    const items: SlipItem[] = []
    itemsByTurn.set(turnId, items)
    blocks.push({ type: 'slip', key: turnId, items })
    return items
  }
  for (const [index, part] of message.parts.entries()) {
    if (part.type === 'text' && part.text !== '' && !saysSlipAgain(part.text, message, newest))
      blocks.push({ type: 'text', key: `text-${index}`, text: part.text })
    if (part.type === 'data-approval' && isNew(drawn, part.data.id)) {
      const approval = newest.approvals.get(part.data.id) ?? part.data
      slipOf(approval.turnId).push({ key: approval.id, approval })
    }
    if (part.type === 'data-receipt' && isNew(drawn, part.data.id)) {
      const receipt = newest.receipts.get(part.data.id) ?? part.data
      // The receipt of an undo only says that another was undone, which that one shows itself.
      if (receipt.undoes === undefined) placeReceipt(itemsByTurn, slipOf, receipt, newest)
    }
  }
  for (const items of itemsByTurn.values())
    items.sort((a, b) => (a.approval?.position ?? 0) - (b.approval?.position ?? 0))
  return blocks
}

/** The server says cards and receipts in words too, for whoever sees none; here they are drawn. */
function saysSlipAgain(text: string, { parts }: ParcoMessage, newest: Newest): boolean {
  const approvals = parts.flatMap((part) =>
    part.type === 'data-approval' ? (newest.approvals.get(part.data.id) ?? part.data) : [],
  )
  const receipts = parts.flatMap((part) => (part.type === 'data-receipt' ? part.data : []))
  return isCardInWords(text, approvals) || isReceiptsInWords(text, receipts)
}

function placeReceipt(
  itemsByTurn: ReadonlyMap<string, SlipItem[]>,
  slipOf: (turnId: string) => SlipItem[],
  receipt: Receipt,
  { approvals }: Newest,
): void {
  for (const items of itemsByTurn.values()) {
    const index = items.findIndex(({ approval }) => approval?.id === receipt.approvalId)
    const item = items[index]
    if (receipt.approvalId !== undefined && item) {
      items[index] = { ...item, receipt }
      return
    }
  }
  // Its card stands in an earlier message, as after a typed yes: it still says best what it was.
  const approval = approvals.get(receipt.approvalId ?? '')
  slipOf(receipt.turnId).push({ key: receipt.id, approval, receipt })
}

function isNew(drawn: Set<string>, id: string): boolean {
  if (drawn.has(id)) return false
  drawn.add(id)
  return true
}
