import { createIdMinter, type JsonObject, turnResultSchema } from '@parco/protocol'
import type { Visit } from './visit.ts'

const mintId = createIdMinter({
  now: () => new Date(),
  randomBytes: (size) => crypto.getRandomValues(new Uint8Array(size)),
})

/** Writes records as a form would, and approves them: what a page is about is what it then shows. */
export async function write({ page }: Visit, tool: string, input: JsonObject): Promise<void> {
  const conversationId = mintId('conversation')
  const post = async (path: string, data: object) => {
    const url = new URL(path, page.url()).href
    const response = await page.request.post(url, { data, headers: { accept: 'application/json' } })
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
    return turnResultSchema.parse(await response.json())
  }
  const proposed = await post(`/api/propose/${tool}`, { conversationId, input })
  if (proposed.approvals.length === 0) throw new Error(`${tool}: ${proposed.text}`)
  const decisions = proposed.approvals.map(({ argumentsHash, id }) => ({
    outcome: 'approve',
    approvalId: id,
    argumentsHash,
  }))
  const done = await post('/api/approvals/decisions', { conversationId, decisions })
  if (done.receipts.length === 0) throw new Error(`${tool}: ${done.text}`)
}
