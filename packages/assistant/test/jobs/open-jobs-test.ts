import { foldTurn } from '@parco/protocol'
import type { TestParco } from '../open-test-parco.ts'

/** Writes with a tool, by its card. */
export async function write(test: TestParco, toolName: string, input: object): Promise<string> {
  const { parco, userId, conversationId } = test
  const scope = { userId, conversationId }
  const { approvals, text } = await foldTurn(parco.propose({ ...scope, toolName, input }))
  if (approvals.length === 0) throw new Error(text)
  const decisions = approvals.map(({ id, argumentsHash }) => ({
    outcome: 'approve' as const,
    approvalId: id,
    argumentsHash,
  }))
  return (await foldTurn(parco.decide({ ...scope, decisions }))).text
}

/** What came at an instant, in the words it came in. */
export async function heardAt(test: TestParco, instant: string): Promise<string[]> {
  const { parco, userId } = test
  const before = await parco.inbox({ userId })
  const after = before.deliveries.at(-1)?.cursor
  test.setNow(instant)
  await parco.deliverDue()
  const { deliveries } = await parco.inbox({ userId, ...(after ? { after } : {}) })
  return deliveries.map(({ text }) => text)
}
