import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AgentTool, defineTool } from '@parco/agent'
import { z } from 'zod'

/** Moves money: a line in a file here, so that one can see how often it happened. */
export function createTransferTool(directory: string): AgentTool {
  return defineTool({
    name: 'transfer',
    description: 'Transfers money to an account of the address book.',
    input: z.object({ to: z.string(), cents: z.int().min(1) }),
    effect: 'write',
    execute: ({ to, cents }, { idempotencyKey }) => {
      appendFileSync(join(directory, 'transfers.txt'), `${cents} to ${to}\n`)
      return { done: true, reference: idempotencyKey.slice(-6) }
    },
  })
}
