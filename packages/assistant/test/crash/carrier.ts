import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { createGateway } from '@parco/agent'
import { fromUuid } from '@parco/store'
import { openParco } from '../../src/open-parco.ts'
import type { Parco } from '../../src/parco.ts'

// Asks one open question, or goes on with it, and may be killed at any moment:
// node carrier.ts <folder or database URL> <journal> <url of the model> <number> <attempt> [other]
const [, , place = '', journal = '', modelUrl = '', number = '1', attempt = '0', other] =
  process.argv

/** The parent kills at such a moment, and compares them with what it finds. */
const tell = (line: string): void => void process.stdout.write(`${line}\n`)

// Whoever was killed holds its turn for a minute more; each attempt comes later than that.
const skippedMs = Number(attempt) * 61_000
const now = () => new Date(Date.now() + skippedMs)

/** Written before a request leaves: how many calls are counted by then. Its own must be among them. */
function note(counted: number): void {
  const file = openSync(journal, 'a')
  writeSync(file, `${counted}\n`)
  fsyncSync(file)
  closeSync(file)
}

const countedBy = async (parco: Parco, userId: Parameters<Parco['usage']>[0]): Promise<number> =>
  (await parco.usage(userId)).calls.reduce((sum, { calls }) => sum + calls, 0)

const gateway = createGateway({
  configuration: {
    providers: { loopback: { protocol: 'chat-completions', baseUrl: `${modelUrl}/v1` } },
    roles: { chat: ['loopback/script'] },
  },
  environment: {},
  prices: { 'loopback/script': { input: 1, output: 10 } },
  fetch: async (url, init) => {
    if (init?.method === 'POST') note(await countedBy(parco, user.id))
    return fetch(url, init)
  },
})

const parco = await openParco({
  ...(place.includes('://') ? { databaseUrl: place } : { home: place }),
  now,
  models: async () => gateway,
})
const user = await parco.localUser()
const conversationId = fromUuid(
  'conversation',
  `019aa000-0000-7000-8000-${number.padStart(12, '0')}`,
)
const text = 'como eu faço pra dormir melhor?'

/** What is stored of the question. */
async function look() {
  const { items } = await parco.messages(user.id, conversationId).catch(() => ({ items: [] }))
  const said = items.filter(
    ({ role, parts }) =>
      role === 'user' && parts.some((part) => part.type === 'text' && part.text === text),
  )
  const told = items.filter(
    ({ role, parts }) =>
      role === 'assistant' &&
      parts.some((part) => part.type === 'text' && part.text.includes('o cartão está pronto')),
  )
  const cards = await parco.openApprovals(user.id, conversationId)
  return { said: said.length, told: told.length, cards: cards.length }
}

tell('ready')
tell(`found ${JSON.stringify(await look())}`)
if (other !== undefined) {
  // Something else is said first; the conversation goes on though its last turn was left.
  const input = { userId: user.id, conversationId, text: 'quanto gastei hoje?' }
  for await (const event of parco.turn(input)) {
    if (event.type === 'turn-end') tell(`other ${event.outcome} ${event.error?.message ?? ''}`)
  }
}
const input = { userId: user.id, conversationId, text, idempotencyKey: `question-${number}` }
for await (const event of parco.turn(input)) {
  if (event.type === 'status-replace' || event.type === 'reasoning-delta') continue
  // From its decision on, what the user said is stored.
  tell(`event ${event.type}`)
  if (event.type === 'turn-end') {
    const counted = await countedBy(parco, user.id)
    tell(`ended ${JSON.stringify({ outcome: event.outcome, ...(await look()), counted })}`)
  }
}
await parco.close()
tell('closed')
