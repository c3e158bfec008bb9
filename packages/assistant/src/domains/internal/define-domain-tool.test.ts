import { expect, it } from 'vitest'
import { z } from 'zod'
import type { DomainContext } from '../domain-context.ts'
import { defineDomainWriteTool } from './define-domain-tool.ts'

const tool = defineDomainWriteTool({
  name: 'feed_pet',
  description: 'Feeds a pet.',
  input: z.object({ petRef: z.string().trim(), portions: z.number().default(1) }),
  verb: 'record',
  writes: [],
  prepare: async () => ({ status: 'refused', explanation: 'No such pet.' }),
  instead: async (slots) => ({ call: { intent: 'create_pet', params: slots } }),
  execute: async (prepared) => prepared,
  reply: () => '',
})
const context = {} as DomainContext

it('asks what stands in for a write with what its schema makes of the input', async () => {
  expect(await tool.instead?.({ petRef: ' Rex ' }, context)).toEqual({
    call: { intent: 'create_pet', params: { petRef: 'Rex', portions: 1 } },
  })
})

it('asks nothing of an input that the schema refuses', async () => {
  expect(await tool.instead?.({ petRef: 3 }, context)).toBeUndefined()
})
