import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { loadConfiguration, openParco } from '@parco/assistant'
import {
  approvalDecisionSchema,
  createIdMinter,
  foldTurn,
  idSchema,
  turnResultSchema,
} from '@parco/protocol'
import { z } from 'zod'

/** The whole assistant in a server of one's own: what is said goes in, text and cards come out. */
const home = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'parco-example-'))
const configuration = loadConfiguration({
  ...process.env,
  PARCO_HOME: home,
  PARCO_LOCALE: 'en',
  // Without a model here, so that it needs no network; leave it out for the one that is configured.
  PARCO_MODEL: 'none',
})
// `databaseUrl: 'postgres://…'` beside it keeps everything on a server of PostgreSQL.
const parco = await openParco({ configuration })
const { id: userId } = await parco.localUser()
const mint = createIdMinter({ now: () => new Date(), randomBytes })

const bodySchema = z.object({
  conversationId: idSchema('conversation'),
  text: z.string().optional(),
  decisions: z.array(approvalDecisionSchema).default([]),
})

const server = createServer(async (request, response) => {
  const { conversationId, decisions, text } = bodySchema.parse(await json(request))
  const events =
    text === undefined
      ? parco.decide({ userId, conversationId, decisions })
      : parco.turn({ userId, conversationId, text })
  // Or write each event as it comes; `createServer` of @parco/server has all of that, with the page.
  response.end(JSON.stringify(await foldTurn(events)))
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = server.address()
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

const conversationId = mint('conversation')
async function post(body: object) {
  const sent = JSON.stringify({ conversationId, ...body })
  const response = await fetch(url, { method: 'POST', body: sent })
  const result = turnResultSchema.parse(await response.json())
  console.log(result.text)
  return result
}

const { approvals } = await post({ text: 'I spent 50 at the market' })
const decisions = approvals.map(({ id, argumentsHash }) => {
  return { outcome: 'approve', approvalId: id, argumentsHash }
})
await post({ decisions })
await post({ text: 'how much did I spend this month?' })

server.close()
await parco.close()
if (process.argv[2] === undefined) rmSync(home, { recursive: true })
