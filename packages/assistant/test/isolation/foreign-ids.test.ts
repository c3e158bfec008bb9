import {
  type ApprovalId,
  type ConversationId,
  foldTurn,
  type ReceiptId,
  type TurnEvent,
} from '@parco/protocol'
import { expect, it } from 'vitest'
import { openLifeTest } from '../life/open-life-test.ts'
import { SLOW, type TestParco } from '../open-test-parco.ts'

const { newUser } = openLifeTest()

/** Every id that somebody could guess, of things that are there or not. */
interface Ids {
  readonly conversation: ConversationId
  readonly approval: ApprovalId
  readonly receipt: ReceiptId
  readonly argumentsHash: string
}

async function ofOwner(owner: TestParco): Promise<Ids> {
  const { parco, userId, mint } = owner
  const conversation = mint('conversation')
  const said = await owner.say('gastei 50 no mercado', { conversationId: conversation })
  const [card] = said.approvals
  if (!card) throw new Error('There is no card.')
  const { id: approvalId, argumentsHash } = card
  const decisions = [{ approvalId, outcome: 'approve', argumentsHash }] as const
  const decided = await foldTurn(parco.decide({ userId, conversationId: conversation, decisions }))
  const [receipt] = decided.receipts
  if (!receipt) throw new Error('There is no receipt.')
  const open = await owner.say('gastei 80 no posto', { conversationId: conversation })
  const [waiting] = open.approvals
  if (!waiting) throw new Error('There is no second card.')
  return {
    conversation,
    approval: waiting.id,
    receipt: receipt.id,
    argumentsHash: waiting.argumentsHash,
  }
}

const fresh = ({ mint }: TestParco, { argumentsHash }: Ids): Ids => ({
  conversation: mint('conversation'),
  approval: mint('approval'),
  receipt: mint('receipt'),
  argumentsHash,
})

/** What a turn came to; its ids are new each time. */
async function outcomeOf(events: AsyncIterable<TurnEvent>): Promise<unknown> {
  const { outcome, text, error, receipts } = await foldTurn(events)
  return { outcome, text, code: error?.code, message: error?.message, receipts: receipts.length }
}

/** All that takes an id, as somebody tries it whose it is not. */
const TRIES: Readonly<Record<string, (by: TestParco, ids: Ids) => Promise<unknown>>> = {
  'reads messages': ({ parco, userId }, { conversation }) => parco.messages(userId, conversation),
  'reads cards': ({ parco, userId }, { conversation }) => parco.openApprovals(userId, conversation),
  'reads a card': ({ parco, userId }, { approval }) => parco.approval(userId, approval),
  'reads a receipt': ({ parco, userId }, { receipt }) => parco.receipt(userId, receipt),
  'renames a conversation': ({ parco, userId }, { conversation }) =>
    parco.renameConversation(userId, conversation, 'Minha'),
  'deletes a conversation': ({ parco, userId }, { conversation }) =>
    parco.deleteConversation(userId, conversation),
  'approves in that conversation': (
    { parco, userId },
    { conversation: conversationId, approval: approvalId, argumentsHash },
  ) => {
    const decisions = [{ approvalId, outcome: 'approve', argumentsHash }] as const
    return outcomeOf(parco.decide({ userId, conversationId, decisions }))
  },
  'approves in a conversation of their own': (
    { parco, userId, conversationId },
    { approval: approvalId, argumentsHash },
  ) => {
    const decisions = [{ approvalId, outcome: 'approve', argumentsHash }] as const
    return outcomeOf(parco.decide({ userId, conversationId, decisions }))
  },
  'takes back a write': ({ parco, userId }, { receipt: receiptId }) =>
    outcomeOf(parco.undo({ userId, receiptId })),
}

/** An answer, or how it was refused, without the ids that were guessed. */
async function answerOf(promise: () => Promise<unknown>, ids: Ids): Promise<string> {
  const told = await promise().then(
    (value) => ({ value }),
    (error) => ({ code: error.code, message: error.message, data: error.data }),
  )
  let text = JSON.stringify(told)
  for (const id of Object.values(ids)) text = text.replaceAll(id, '…')
  return text
}

it('answers 500 guesses of ids of others as if there were nothing', SLOW, async () => {
  const [owner, stranger] = [await newUser(), await newUser()]
  const theirs: Ids[] = []
  for (let thing = 0; thing < 14; thing += 1) theirs.push(await ofOwner(owner))
  const before = await Promise.all(
    ['expenses', 'receipts', 'approvals', 'conversations'].map((table) => owner.count(table)),
  )
  let guesses = 0
  for (const [name, tryOut] of Object.entries(TRIES)) {
    const nothing = fresh(owner, theirs[0] as Ids)
    const expected = await answerOf(() => tryOut(stranger, nothing), nothing)
    for (const ids of theirs) {
      for (const guessed of [
        ids,
        { ...fresh(owner, ids), approval: ids.approval },
        { ...ids, conversation: nothing.conversation },
        fresh(owner, ids),
      ]) {
        const found = await answerOf(() => tryOut(stranger, guessed), guessed)
        expect({ name, found }).toEqual({ name, found: expected })
        guesses += 1
      }
    }
  }
  expect(guesses).toBeGreaterThanOrEqual(500)
  const after = await Promise.all(
    ['expenses', 'receipts', 'approvals', 'conversations'].map((table) => owner.count(table)),
  )
  expect(after).toEqual(before)
  expect(await stranger.count('receipts')).toBe(0)
})

it(
  'begins a conversation of their own for whoever speaks into the id of another',
  SLOW,
  async () => {
    const [owner, stranger] = [await newUser(), await newUser()]
    const { conversation } = await ofOwner(owner)
    const before = await owner.parco.messages(owner.userId, conversation)
    const said = await stranger.say('gastei 10 na feira', { conversationId: conversation })
    expect(said.approvals).toHaveLength(1)
    const { items } = await stranger.parco.messages(stranger.userId, conversation)
    expect(JSON.stringify(items)).not.toContain('mercado')
    expect(items).toHaveLength(2)
    expect(await owner.parco.messages(owner.userId, conversation)).toEqual(before)
  },
)
