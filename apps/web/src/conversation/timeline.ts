import {
  type Approval,
  type JsonObject,
  jsonObjectSchema,
  type RecalledMemory,
  type Receipt,
  type UiMetadata,
  uiFileMetadataSchema,
  uiTextMetadataSchema,
} from '@parco/protocol'
import { ANSWER_TOOLS } from '../answers/answer-tools.ts'
import type { ParcoMessage } from './parco-message.ts'
import { isSlipInWords, titlesInWords } from './slip-in-words.ts'
import type { SlipItem } from './slip-item.ts'

/** One piece of an assistant's message as it is drawn. */
export type Block =
  | { readonly type: 'text'; readonly key: string; readonly text: string }
  /** What a tool returned to a question, and the words that it is said in. */
  | {
      readonly type: 'answer'
      readonly key: string
      readonly tool: string
      readonly input: JsonObject
      readonly output: unknown
      readonly text: string
    }
  | { readonly type: 'sources'; readonly key: string; readonly sources: readonly DrawnSource[] }
  | { readonly type: 'memory'; readonly key: string; readonly memories: readonly RecalledMemory[] }
  | { readonly type: 'files'; readonly key: string; readonly files: readonly DrawnFile[] }
  | { readonly type: 'slip'; readonly key: string; readonly items: readonly SlipItem[] }
  /** A card that is drawn further down, as it was here. */
  | { readonly type: 'folded'; readonly key: string; readonly writes: readonly FoldedWrite[] }

/** One write of a card that is drawn further down. */
export interface FoldedWrite {
  /** `Gasto: Padaria, R$ 45,00, hoje`, as it was called here. */
  readonly title: string
  /** The write as it is now. */
  readonly approval: Approval
}

/** Where an answer drew from; a record of the user's has no address. */
export interface DrawnSource {
  readonly key: string
  readonly title: string
  readonly url?: string
}

/** A file that an answer brings, at an address of this server. */
export interface DrawnFile {
  readonly url: string
  readonly name: string
}

/** One message as it is drawn. */
export type Entry =
  | {
      readonly type: 'user'
      readonly id: string
      readonly text: string
      /** How the answer to it came to be, where that is known. */
      readonly answer?: UiMetadata | undefined
    }
  | {
      readonly type: 'assistant'
      readonly id: string
      readonly blocks: readonly Block[]
      readonly metadata: UiMetadata | undefined
    }

interface Newest {
  readonly approvals: ReadonlyMap<string, Approval>
  readonly receipts: ReadonlyMap<string, Receipt>
  /** Which message draws an approval or a receipt, by its place in the conversation. */
  readonly places: ReadonlyMap<string, number>
}

/**
 * The conversation as it is drawn, each approval and receipt once and in its newest state. An
 * approval stands in the last message that carries it, where the user who corrected or confirmed it
 * in words is looking; a receipt stands where it was written, also after it is undone.
 */
export function toTimeline(messages: readonly ParcoMessage[]): Entry[] {
  const newest = newestOf(messages)
  return messages.flatMap((message, place): Entry[] => {
    if (message.role === 'user') {
      const { metadata: answer } = messages[place + 1] ?? {}
      return [{ type: 'user', id: message.id, text: textOf(message), answer }]
    }
    if (message.role !== 'assistant') return []
    const blocks = toBlocks(message, place, newest)
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
  const places = new Map<string, number>()
  for (const [place, { parts }] of messages.entries())
    for (const part of parts) {
      if (part.type === 'data-approval') {
        approvals.set(part.data.id, part.data)
        places.set(part.data.id, place)
      }
      if (part.type === 'data-receipt') {
        receipts.set(part.data.id, part.data)
        if (!places.has(part.data.id)) places.set(part.data.id, place)
      }
    }
  return { approvals, receipts, places }
}

function toBlocks(message: ParcoMessage, place: number, newest: Newest): Block[] {
  const slips = toSlips(message, place, newest)
  const items = slips.flatMap((slip) => slip.items)
  const drawn = new Set<string>()
  const blocks = message.parts.flatMap((part, index): Block[] => {
    if (part.type === 'text') {
      // The server says cards and receipts in words too, for whoever sees none; here they are drawn.
      const role = roleOf(part)
      if (part.text === '' || role === 'waiting' || isSlipInWords(part.text, items)) return []
      const writes = foldedIn(part.text, message, newest)
      if (writes.length > 0) return [{ type: 'folded', key: `folded-${index}`, writes }]
      if (role === 'card' && items.length > 0) return []
      const answered = answeredBy(message, index)
      return [{ key: `text-${index}`, text: part.text, ...(answered ?? { type: 'text' }) }]
    }
    if (part.type !== 'data-approval' && part.type !== 'data-receipt') return []
    const slip = slips.find(({ ids }) => ids.has(part.data.id))
    if (!slip || drawn.has(slip.key)) return []
    drawn.add(slip.key)
    return [{ type: 'slip', key: slip.key, items: slip.items }]
  })
  return [...blocks, ...filesOf(message), ...drawnFrom(message)]
}

/**
 * What the tool returned whose answer a text is. The words of a tool come right behind its call; a model
 * that looks something up takes a step of its own to say what it makes of it.
 */
function answeredBy({ parts, metadata }: ParcoMessage, index: number) {
  const call = parts[index - 1]
  if (metadata?.route === 'model' || !call?.type.startsWith('tool-')) return undefined
  const tool = call.type.slice('tool-'.length)
  if (!ANSWER_TOOLS.has(tool) || !('output' in call)) return undefined
  const input = jsonObjectSchema.safeParse(call.input)
  return { type: 'answer' as const, tool, input: input.data ?? {}, output: call.output }
}

/** What a text repeats in words; texts of older servers tell nothing of it. */
function roleOf({ providerMetadata }: Extract<ParcoMessage['parts'][number], { type: 'text' }>) {
  return uiTextMetadataSchema.safeParse(providerMetadata).data?.parco.role
}

/** The writes of a card in words that are drawn further down, as their titles were here. */
function foldedIn(text: string, { parts }: ParcoMessage, { approvals }: Newest): FoldedWrite[] {
  const own = parts.flatMap((part) =>
    part.type === 'data-approval' ? (approvals.get(part.data.id) ?? part.data) : [],
  )
  const titles = titlesInWords(text, own)
  return own.flatMap((approval, index) => {
    const title = titles[index]
    return title === undefined ? [] : [{ title, approval }]
  })
}

/** What an answer brings; a file of another server is none of ours. */
function filesOf({ parts }: ParcoMessage): Block[] {
  const files = parts.flatMap((part) => {
    if (part.type !== 'file' || !part.url.startsWith('/api/')) return []
    const { data } = uiFileMetadataSchema.safeParse(part.providerMetadata)
    return data ? [{ url: part.url, name: data.parco.name }] : []
  })
  return files.length === 0 ? [] : [{ type: 'files', key: 'files', files }]
}

/** What an answer drew from stands below all of it. */
function drawnFrom({ parts }: ParcoMessage): Block[] {
  const sources = new Map<string, DrawnSource>()
  const memories: RecalledMemory[] = []
  for (const part of parts) {
    if (part.type === 'data-memory') memories.push(...part.data.memories)
    if (part.type === 'source-document') {
      sources.set(part.sourceId, { key: part.sourceId, title: part.title })
    }
    if (part.type === 'source-url') {
      const { sourceId, url, title = url } = part
      sources.set(sourceId, { key: sourceId, title, ...(isWebAddress(url) ? { url } : {}) })
    }
  }
  return [
    ...(memories.length === 0 ? [] : [{ type: 'memory' as const, key: 'memory', memories }]),
    ...(sources.size === 0
      ? []
      : [{ type: 'sources' as const, key: 'sources', sources: [...sources.values()] }]),
  ]
}

const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url)

interface Slip {
  readonly key: string
  readonly items: SlipItem[]
  readonly ids: Set<string>
}

/** The slips that a message draws: one for each turn whose approvals or receipts stand in it. */
function toSlips({ parts }: ParcoMessage, place: number, newest: Newest): Slip[] {
  const slips = new Map<string, Slip>()
  const isHere = (id: string) => newest.places.get(id) === place
  const slipOf = (key: string): Slip => {
    const slip = slips.get(key) ?? { key, items: [], ids: new Set() }
    slips.set(key, slip)
    return slip
  }
  for (const part of parts)
    if (part.type === 'data-approval' && isHere(part.data.id)) {
      const approval = newest.approvals.get(part.data.id) ?? part.data
      addItem(slipOf(approval.turnId), { key: approval.id, approval })
    }
  for (const part of parts)
    if (part.type === 'data-receipt' && isHere(part.data.id)) {
      const receipt = newest.receipts.get(part.data.id) ?? part.data
      // The receipt of an undo only says that another was undone, which that one shows itself.
      if (receipt.undoes === undefined) placeReceipt([...slips.values()], slipOf, receipt, newest)
    }
  for (const { items } of slips.values())
    items.sort((a, b) => (a.approval?.position ?? 0) - (b.approval?.position ?? 0))
  return [...slips.values()]
}

function placeReceipt(
  slips: readonly Slip[],
  slipOf: (key: string) => Slip,
  receipt: Receipt,
  { approvals }: Newest,
): void {
  for (const { items, ids } of slips) {
    const index = items.findIndex(({ approval }) => approval?.id === receipt.approvalId)
    const item = items[index]
    if (receipt.approvalId !== undefined && item) {
      items[index] = { ...item, receipt }
      ids.add(receipt.id)
      return
    }
  }
  const approval = approvals.get(receipt.approvalId ?? '')
  addItem(slipOf(receipt.turnId), { key: receipt.id, approval, receipt })
}

function addItem({ items, ids }: Slip, item: SlipItem): void {
  if (ids.has(item.key)) return
  items.push(item)
  ids.add(item.key)
}
