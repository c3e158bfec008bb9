/**
 * Turns of the assistant of any checkout, which ask no model, or one that costs nothing: `node
 * bench/thinking/take-turns.ts <checkout> [thinking]` prints JSON with the processor time of one turn,
 * of all threads, and its median until complete, in milliseconds.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { percentile } from '../percentiles.ts'

const [, , checkout = '', kind = ''] = process.argv
const load = <Module>(path: string): Promise<Module> => import(join(checkout, path))
const { openParco } = await load<typeof import('@parco/assistant')>(
  'packages/assistant/src/index.ts',
)
const { createIdMinter } = await load<typeof import('@parco/protocol')>(
  'packages/protocol/src/index.ts',
)

const { scriptedGateway, scriptedModel } = await load<typeof import('@parco/agent/testing')>(
  'packages/agent/src/testing/index.ts',
)

const ROUTINE = [
  'gastei 12,50 de padaria',
  'sim',
  'quanto gastei esse mês?',
  'bebi 300 ml de água',
  'sim',
  'quais contas faltam pagar?',
  'não gastei nada hoje',
]
const QUESTIONS = ['como eu faço pra dormir melhor?', 'o que me ajuda a acordar cedo?']
const ANSWER = { text: 'Sleep comes easier when the day ends the same way every night.' }
const thinks = kind === 'thinking'
const SAID = thinks ? QUESTIONS : ROUTINE
const CONVERSATIONS = 10
/** Of each conversation; the first ones are not counted. */
const ROUNDS = 12
const WARM_ROUNDS = 4

const mint = createIdMinter({ now: () => new Date(), randomBytes })
const home = mkdtempSync(join(tmpdir(), 'parco-bench-'))
const models = async () => scriptedGateway(scriptedModel([ANSWER]))
const parco = await openParco({ home, ...(thinks ? { models } : {}) })
const user = await parco.localUser()
const conversations = Array.from({ length: CONVERSATIONS }, () => mint('conversation'))

async function takeRounds(count: number, completeMs: number[]): Promise<void> {
  const one = async (conversationId: (typeof conversations)[number]) => {
    for (let turn = 0; turn < count * SAID.length; turn += 1) {
      const text = SAID[turn % SAID.length] ?? ''
      const startedAt = performance.now()
      for await (const event of parco.turn({ userId: user.id, conversationId, text })) {
        if (event.type === 'turn-end' && event.error) throw new Error(event.error.message)
      }
      completeMs.push(performance.now() - startedAt)
    }
  }
  await Promise.all(conversations.map(one))
}

try {
  await takeRounds(WARM_ROUNDS, [])
  const completeMs: number[] = []
  const before = process.cpuUsage()
  await takeRounds(ROUNDS - WARM_ROUNDS, completeMs)
  const { user: own, system } = process.cpuUsage(before)
  const cpuMs = (own + system) / 1000 / completeMs.length
  console.log(JSON.stringify({ cpuMs, completeMs: percentile(completeMs, 0.5) }))
} finally {
  await parco.close()
  rmSync(home, { recursive: true })
}
