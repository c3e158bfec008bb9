/*
 * Testing an agent of your own, without a model and without a network.
 *
 *   npx vitest run --project embedded examples/testing
 *
 * A script says what the model answers, line by line; `expect` looks at what it was sent. A call beyond
 * the script fails, and `assertDone` fails when a line was not used. What is tested is your code: the
 * tools, what they tell the model, and what needs an approval.
 */
import { scriptedModel } from '@parco/agent/testing'
import { describe, expect, it } from 'vitest'
import { askAboutOrders, type Orders } from './order-agent.ts'

function createOrders(refunded: boolean) {
  const log: string[] = []
  const orders: Orders = {
    find: (number) => (number === 'A-7' ? { total: 120, refunded } : undefined),
    refund: (number) => log.push(number),
  }
  return { orders, log }
}

const find = { calls: [{ tool: 'find_order', input: { number: 'A-7' } }] }
const refund = { calls: [{ tool: 'refund_order', input: { number: 'A-7' } }] }

describe('the order agent', () => {
  it('tells the model what is known of an order', async () => {
    const model = scriptedModel([
      find,
      {
        expect: ({ prompt }) => expect(JSON.stringify(prompt.at(-1))).toContain('"total":120'),
        text: 'It was 120.',
      },
    ])
    const { text } = await askAboutOrders('How much was A-7?', createOrders(false).orders, {
      model,
    })
    expect(text).toBe('It was 120.')
    model.assertDone()
  })

  it('refunds nothing before somebody approves it', async () => {
    const { orders, log } = createOrders(false)
    const model = scriptedModel([refund])
    const { status, approvals } = await askAboutOrders('Refund A-7.', orders, { model })
    expect(status).toBe('waiting')
    expect(approvals).toMatchObject([{ toolName: 'refund_order', input: { number: 'A-7' } }])
    expect(log).toEqual([])
  })

  it('refunds once, also when the model asks for it again', async () => {
    const { orders, log } = createOrders(false)
    const model = scriptedModel([refund, refund, { text: 'Done.' }])
    await askAboutOrders('Refund A-7.', orders, { model, approve: () => true })
    expect(log).toEqual(['A-7'])
    model.assertDone()
  })

  it('says why an order cannot be refunded', async () => {
    const { orders, log } = createOrders(true)
    const model = scriptedModel([
      refund,
      {
        expect: ({ prompt }) =>
          expect(JSON.stringify(prompt.at(-1))).toContain('It was refunded before.'),
        text: 'It was refunded before.',
      },
    ])
    const run = await askAboutOrders('Refund A-7.', orders, { model, approve: () => true })
    expect(run.status).toBe('completed')
    expect(log).toEqual([])
  })
})
