import { type AgentOptions, type AgentRun, defineTool, runAgent } from '@parco/agent'
import { z } from 'zod'

/** What the agent works on; a test hands in its own. */
export interface Orders {
  find(number: string): { readonly total: number; readonly refunded: boolean } | undefined
  refund(number: string): void
}

/** An agent of one's own: looks orders up, and refunds them when somebody approves it. */
export function askAboutOrders(
  question: string,
  orders: Orders,
  options: Pick<AgentOptions, 'model' | 'approve'> = {},
): AgentRun {
  const order = z.object({ number: z.string().regex(/^A-\d+$/) })
  return runAgent(question, {
    ...options,
    system: 'You help the shop. Look an order up before you say anything about it.',
    tools: [
      defineTool({
        name: 'find_order',
        description: 'The total of an order, and whether it was refunded.',
        input: order,
        effect: 'read',
        execute: ({ number }) => orders.find(number) ?? 'There is no such order.',
      }),
      defineTool({
        name: 'refund_order',
        description: 'Refunds an order in full.',
        input: order,
        effect: 'write',
        execute: ({ number }) => {
          if (orders.find(number)?.refunded) throw new Error('It was refunded before.')
          orders.refund(number)
        },
      }),
    ],
  })
}
