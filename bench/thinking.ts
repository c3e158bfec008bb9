/**
 * How a turn that thinks feels: when its first words come, how fast it stops, and how fast a card is
 * approved meanwhile; with `--base`, whether turns got slower since another checkout.
 * `node bench/thinking.ts [--turns 20] [--thought-s 30] [--base <checkout> --repetitions 5]`
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createGateway } from '@parco/agent'
import { openParco, type Parco } from '@parco/assistant'
import { type Approval, type ConversationId, createIdMinter, type User } from '@parco/protocol'
import { describeMs, MS_HEADING } from './percentiles.ts'
import { compareTurns } from './thinking/compare-turns.ts'
import { startPacedModel } from './thinking/start-paced-model.ts'

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '20' },
    'thought-s': { type: 'string', default: '30' },
    base: { type: 'string' },
    repetitions: { type: 'string', default: '5' },
  },
})
const turns = Number(values.turns)
const thoughtS = Number(values['thought-s'])
const TOKENS_PER_SECOND = 20
const QUESTION = 'como eu faço pra dormir melhor?'
const mint = createIdMinter({ now: () => new Date(), randomBytes })

const model = await startPacedModel({
  tokens: thoughtS * TOKENS_PER_SECOND,
  tokensPerSecond: TOKENS_PER_SECOND,
})
const gateway = createGateway({
  configuration: {
    providers: { paced: { protocol: 'chat-completions', baseUrl: model.url } },
    roles: { chat: ['paced/m'] },
  },
  environment: {},
})

/** Begins to think in a conversation; `firstText` resolves with the first words. */
function think(parco: Parco, user: User, conversationId: ConversationId) {
  const stop = new AbortController()
  const first = Promise.withResolvers<number>()
  const input = { userId: user.id, conversationId, text: QUESTION }
  const over = (async () => {
    for await (const event of parco.turn(input, { signal: stop.signal })) {
      if (event.type === 'text-delta') first.resolve(performance.now())
      if (event.type === 'turn-end' && event.error) throw new Error(event.error.message)
    }
    return performance.now()
  })()
  return { firstText: first.promise, over, stop: () => stop.abort() }
}

/** First words behind the model's first sentence, and a stop until the provider and the user know. */
async function measureStops(parco: Parco, user: User) {
  const behind: number[] = []
  const upstream: number[] = []
  const ended: number[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const thought = think(parco, user, mint('conversation'))
    const firstAt = await thought.firstText
    behind.push(firstAt - model.sentenceAt)
    const { leftAt } = model
    // Not at the moment of a token.
    await sleep(10 + ((turn * 37) % 100))
    const stoppedAt = performance.now()
    thought.stop()
    upstream.push((await leftAt) - stoppedAt)
    ended.push((await thought.over) - stoppedAt)
  }
  console.log(describeMs('first words behind sentence', behind))
  console.log(describeMs('stop, to the provider', upstream))
  console.log(describeMs('stop, to the end of the turn', ended))
}

async function cardsOf(parco: Parco, user: User, conversationId: ConversationId, count: number) {
  for (let card = 0; card < count; card += 1) {
    const input = { userId: user.id, conversationId, text: `gastei ${card + 10} no mercado` }
    for await (const event of parco.turn(input)) void event
  }
  return parco.openApprovals(user.id, conversationId)
}

async function approve(parco: Parco, user: User, approval: Approval): Promise<number> {
  const startedAt = performance.now()
  const { id: approvalId, argumentsHash, conversationId } = approval
  const decisions = [{ approvalId, outcome: 'approve', argumentsHash }] as const
  let receipts = 0
  for await (const event of parco.decide({ userId: user.id, conversationId, decisions })) {
    if (event.type === 'receipt-create') receipts += 1
  }
  if (receipts !== 1) throw new Error('The card was not approved.')
  return performance.now() - startedAt
}

/** Cards approved one after another while one thought of the same conversation goes on. */
async function measureApprovals(parco: Parco, user: User) {
  const conversationId = mint('conversation')
  const idle: number[] = []
  for (const card of await cardsOf(parco, user, conversationId, turns)) {
    idle.push(await approve(parco, user, card))
  }
  // The first one of a process loads code.
  console.log(describeMs('card, while nobody thinks', idle.slice(1)))
  const cards = await cardsOf(parco, user, conversationId, turns)
  const thought = think(parco, user, conversationId)
  await thought.firstText
  const taken: number[] = []
  for (const card of cards) {
    taken.push(await approve(parco, user, card))
    await sleep(((thoughtS - 3) * 1000) / turns)
  }
  let isOver = false
  void thought.over.then(() => {
    isOver = true
  })
  await sleep(0)
  if (isOver) throw new Error('The thought ended before the last card was approved.')
  thought.stop()
  await thought.over
  console.log(describeMs(`card, in ${thoughtS} s of thinking`, taken))
}

const home = mkdtempSync(join(tmpdir(), 'parco-bench-'))
const parco = await openParco({ home, models: async () => gateway })
try {
  const user = await parco.localUser()
  console.log(`${turns} turns, ${TOKENS_PER_SECOND} tokens a second, embedded database`)
  console.log(MS_HEADING)
  await measureStops(parco, user)
  await measureApprovals(parco, user)
} finally {
  await parco.close()
  model.close()
  rmSync(home, { recursive: true })
}
if (values.base !== undefined) compareTurns(values.base, Number(values.repetitions))
