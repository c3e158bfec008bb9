/**
 * How long a turn takes on the embedded database with twenty conversations at once.
 * `node bench/turns.ts [--conversations 20] [--turns 30] [--think-ms 1000]`
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openParco, type Parco } from '@parco/assistant'
import { type ConversationId, createIdMinter, type UserId } from '@parco/protocol'
import { describeMs, MS_HEADING } from './percentiles.ts'

const { values } = parseArgs({
  options: {
    conversations: { type: 'string', default: '20' },
    turns: { type: 'string', default: '30' },
    'think-ms': { type: 'string', default: '1000' },
  },
})
const conversations = Number(values.conversations)
const turns = Number(values.turns)
const thinkMs = Number(values['think-ms'])

/** What one person says over and over: a write, its approval, a read, and something for a model. */
const SAID = [
  'gastei 12,50 de padaria',
  'sim',
  'quanto gastei esse mês?',
  'bebi 300 ml de água',
  'sim',
  'quais contas faltam pagar?',
  'não gastei nada hoje',
]

interface Samples {
  readonly firstEvent: number[]
  readonly complete: number[]
}

async function takeTurn(
  parco: Parco,
  userId: UserId,
  conversationId: ConversationId,
  text: string,
  samples: Samples | undefined,
): Promise<void> {
  const startedAt = performance.now()
  let first = Number.NaN
  for await (const event of parco.turn({ userId, conversationId, text })) {
    if (Number.isNaN(first)) first = performance.now() - startedAt
    if (event.type === 'turn-end' && event.error) throw new Error(event.error.message)
  }
  samples?.firstEvent.push(first)
  samples?.complete.push(performance.now() - startedAt)
}

async function run(parco: Parco, userId: UserId, paceMs: number): Promise<Samples> {
  const mint = createIdMinter({ now: () => new Date(), randomBytes })
  const samples: Samples = { firstEvent: [], complete: [] }
  const one = async (index: number) => {
    const conversationId = mint('conversation')
    // Nobody begins at the same moment.
    if (paceMs > 0) await sleep((paceMs * index) / conversations)
    for (let turn = 0; turn < turns; turn += 1) {
      const text = SAID[(turn + index * 2) % SAID.length] ?? ''
      await takeTurn(parco, userId, conversationId, text, turn < 5 ? undefined : samples)
      if (paceMs > 0) await sleep(paceMs)
    }
  }
  await Promise.all(Array.from({ length: conversations }, (_, index) => one(index)))
  return samples
}

const home = mkdtempSync(join(tmpdir(), 'parco-bench-'))
const parco = await openParco({ home })
try {
  const user = await parco.localUser()
  console.log(`${conversations} conversations, ${turns} turns each, embedded database\n`)
  for (const [name, paceMs] of [
    [`${thinkMs} ms between turns`, thinkMs],
    ['no pause between turns', 0],
  ] as const) {
    const startedAt = performance.now()
    const { firstEvent, complete } = await run(parco, user.id, paceMs)
    const seconds = (performance.now() - startedAt) / 1000
    console.log(`${name}: ${((conversations * turns) / seconds).toFixed(0)} turns a second`)
    console.log(MS_HEADING)
    console.log(describeMs('first event', firstEvent))
    console.log(`${describeMs('complete', complete)}\n`)
  }
} finally {
  await parco.close()
  rmSync(home, { recursive: true })
}
