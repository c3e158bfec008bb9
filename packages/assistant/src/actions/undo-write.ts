import { isId, type Receipt, type ReceiptId } from '@parco/protocol'
import { fromUuid, listUndoable, toJson } from '@parco/store'
import { z } from 'zod'
import { askBack } from '../approvals/ask-back.ts'
import type { RowReference } from '../domains/domain.ts'
import type { Resolution } from '../domains/domain-tool.ts'
import { createFormatter } from '../format/create-formatter.ts'
import { subjectOf } from '../receipts/describe-undone.ts'
import { findReceiptOfKind } from '../receipts/find-receipt-of-kind.ts'
import { redoWrite } from '../receipts/redo-write.ts'
import { undoReceipt, undoReceipts } from '../receipts/undo-receipt.ts'
import { dayInZone } from '../turn/day-in-zone.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'
import type { ActionHandler } from './action-handler.ts'
import { proposeClaimed } from './claimed.ts'

/** More writes than this are not undone at once. */
const MOST_AT_ONCE = 10

/** Why an undo is asked about first: the words may mean the last write, or nothing. */
export const UNSURE_UNDO = 'never-mind'

/**
 * "desfaz": undoes the last write that still can be, or the one that the message names. What was
 * written in another conversation is asked about first: nobody sees it here.
 */
export const undoWrite: ActionHandler = {
  name: 'undo-write',
  kind: 'deterministic',
  async run(call, turn) {
    const chosen = chosenReceipts(call)
    if (chosen.length > 0) return undoChosen(turn, chosen)
    if (Object.keys(call.params).length > 0) return undoNamed(call, turn)
    const last = turn.lastReceipt
    if (!last) return turn.record.say(turn.say('undo.nothing'))
    if (call.reason === UNSURE_UNDO) {
      // What was told since may be meant, and not what was written before.
      if (await proposeClaimed(turn, { intent: 'undo', params: {} })) return
      return askWhether(turn, last)
    }
    if (last.conversationId === turn.conversationId) return undoReceipt(turn, last.id)
    const { sql, conversationId } = turn
    const own = await listUndoable(sql, { conversationId, limit: 1 })
    await askWhich(turn, [...own, last])
  },
}

/**
 * "desfaz os últimos 3", "desfaz tudo": shows which writes these are, and undoes all of them once the
 * user agrees. All are those of one card.
 */
export const undoSeveral: ActionHandler = {
  name: 'undo-several',
  kind: 'deterministic',
  async run(call, turn) {
    const chosen = chosenReceipts(call)
    if (chosen.length > 0) return undoReceipts(turn, chosen)
    const last = await lastWrites(call, turn)
    const [only] = last
    if (only === undefined) return turn.record.say(turn.say('undo.nothing'))
    if (last.length === 1) return undoReceipt(turn, only.id)
    const labels = await describeAll(turn, last)
    const lines = labels.map((label) => `- ${label}`).join('\n')
    await ask(turn, 'undo_several', turn.say('undo.askSeveral', { lines, count: last.length }), [
      { label: lines, slots: { receipts: last.map(({ id }) => id) } },
    ])
  },
}

async function lastWrites({ params }: ActionCall, { sql }: Turn): Promise<readonly Receipt[]> {
  const limit = params.all === true ? MOST_AT_ONCE : Math.trunc(Number(params.count)) || 1
  const last = await listUndoable(sql, { limit: Math.max(1, Math.min(MOST_AT_ONCE, limit)) })
  return params.all === true ? last.filter(({ turnId }) => turnId === last[0]?.turnId) : last
}

/** "refaz": does again what the last undo took back. */
export const redoUndone: ActionHandler = {
  name: 'redo-undone',
  kind: 'deterministic',
  run: (_call, turn) => redoWrite(turn),
}

const undoChosen = (turn: Turn, chosen: readonly ReceiptId[]): Promise<void> => {
  const [only] = chosen
  return chosen.length === 1 && only ? undoReceipt(turn, only) : undoReceipts(turn, chosen)
}

/** The receipts that an answer to one of the questions below chose. */
function chosenReceipts({ params: { receipts } }: ActionCall): readonly ReceiptId[] {
  return Array.isArray(receipts) ? receipts.filter((id) => isId('receipt', id)) : []
}

async function askWhich(turn: Turn, receipts: readonly Receipt[]): Promise<void> {
  const labels = await describeAll(turn, receipts)
  const options = receipts.map(({ id }, index) => ({
    label: labels[index] ?? '',
    slots: { receipts: [id] },
  }))
  const [only] = options
  const question =
    options.length === 1 && only
      ? turn.say('undo.askElsewhere', { write: only.label })
      : turn.say('undo.askWhich')
  await ask(turn, 'undo', question, options)
}

async function askWhether(turn: Turn, receipt: Receipt): Promise<void> {
  const label = await describe(turn, receipt)
  const question = turn.say('undo.askLast', { write: label })
  await ask(turn, 'undo', question, [{ label, slots: { receipts: [receipt.id] } }])
}

type Options = NonNullable<Parameters<typeof askBack>[1]['options']>

const ask = (turn: Turn, intent: string, question: string, options: Options): Promise<void> =>
  askBack(turn, { intent, params: {}, options }, ['receipts'], question)

async function describeAll(turn: Turn, receipts: readonly Receipt[]): Promise<string[]> {
  const labels: string[] = []
  for (const receipt of receipts) labels.push(await describe(turn, receipt))
  return labels
}

/** `Uber, R$ 8,00, hoje (18/11)`, and where and when it was written if not here. */
async function describe(turn: Turn, receipt: Receipt): Promise<string> {
  const { now, say, user, locale } = turn
  const what = await subjectOf(turn, receipt)
  if (receipt.conversationId === turn.conversationId) return what
  const { timeZone } = user
  const format = createFormatter({ ...user, locale }, dayInZone(now, timeZone))
  const instant = new Date(receipt.createdAt)
  const when = { day: format.day(dayInZone(instant, timeZone)), time: format.time(instant) }
  return say('undo.elsewhere', { what, ...when })
}

async function undoNamed(call: ActionCall, turn: Turn): Promise<void> {
  const { recordRef } = call.params
  if (recordRef !== undefined) return undoOfKind(turn, recordRefSchema.parse(recordRef))
  const resolution = await resolveNamed(call, turn)
  switch (resolution?.status) {
    case undefined:
      turn.record.say(turn.say('undo.notFound'))
      return
    case 'refused': {
      // People do not know what a thing is kept as.
      const receipt = await findNamed(call, turn)
      if (receipt) return undoReceipt(turn, receipt.id)
      turn.record.say(resolution.explanation)
      return
    }
    case 'question':
      return askBack(
        turn,
        { intent: call.intent, params: call.params, options: resolution.options },
        resolution.missing,
        resolution.question,
      )
    case 'found': {
      const receiptId = await findReceiptOf(turn, resolution.row)
      if (receiptId) return undoReceipt(turn, receiptId)
      turn.record.say(turn.say('undo.notFound'))
    }
  }
}

const namedSchema = z.object({ expenseRef: z.object({ name: z.string() }) })

async function findNamed({ params }: ActionCall, turn: Turn): Promise<Receipt | undefined> {
  const { data } = namedSchema.safeParse(params)
  return data && findReceiptOfKind(turn, { name: data.expenseRef.name })
}

/** "desfaz o lembrete do dentista": the words name what was written, whichever domain keeps it. */
async function undoOfKind(
  turn: Turn,
  { kind, name, date }: z.infer<typeof recordRefSchema>,
): Promise<void> {
  const receipt = await findReceiptOfKind(turn, { kinds: [kind].flat(), name, date })
  if (receipt) return undoReceipt(turn, receipt.id)
  turn.record.say(turn.say('undo.notFound'))
}

const recordRefSchema = z.object({
  kind: z.union([z.string(), z.array(z.string())]),
  name: z.string().optional(),
  date: z.string().optional(),
})

/** The first domain that finds what the words name answers; else one that has to ask, or that knows none. */
async function resolveNamed(
  { params }: ActionCall,
  turn: Turn,
): Promise<Resolution<RowReference> | undefined> {
  const others: Resolution<RowReference>[] = []
  for (const domain of turn.services.domains) {
    const resolution = await domain.resolveUndo?.(params, turn.contextOf(domain))
    if (resolution?.status === 'found') return resolution
    if (resolution) others.push(resolution)
  }
  return others.find(({ status }) => status === 'question') ?? others[0]
}

/** The latest write to a row that was not undone yet. */
async function findReceiptOf(
  turn: Turn,
  { table, id }: RowReference,
): Promise<ReceiptId | undefined> {
  const [row] = await turn.sql.query<{ id: string }>(
    `select id from receipts
      where undone_at is null and undoes is null and changes @> $1::jsonb
      order by created_at desc, id desc limit 1`,
    [toJson([{ table, id }])],
  )
  return row && fromUuid('receipt', row.id)
}
