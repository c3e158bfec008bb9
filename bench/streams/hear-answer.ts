import { randomBytes } from 'node:crypto'
import { createIdMinter } from '@parco/protocol'
import type { RunningServer } from '../soak/running-server.ts'

const mint = createIdMinter({ now: () => new Date(), randomBytes })

/** An answer as a client heard it. */
export interface HeardAnswer {
  readonly startedAt: number
  /** When each sentence had come whole, by `performance.now()`. */
  readonly sentences: readonly number[]
  readonly outcome: string
}

/** A chat request of a conversation of its own. */
const chatRequest = (server: RunningServer, text: string): RequestInit => ({
  method: 'POST',
  headers: {
    authorization: `Bearer ${server.token}`,
    'content-type': 'application/json',
    accept: 'application/x-ndjson',
  },
  body: JSON.stringify({
    id: mint('conversation'),
    messages: [{ id: mint('message'), role: 'user', parts: [{ type: 'text', text }] }],
  }),
})

/** Asks and listens to the end. */
export async function hearAnswer(server: RunningServer, text: string): Promise<HeardAnswer> {
  const startedAt = performance.now()
  const response = await fetch(`${server.address}/api/chat`, chatRequest(server, text))
  const sentences: number[] = []
  let [rest, outcome] = ['', `status ${response.status}`]
  const decoder = new TextDecoder()
  for await (const bytes of response.body ?? []) {
    rest += decoder.decode(bytes, { stream: true })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines.filter((one) => one.startsWith('{'))) {
      const event = JSON.parse(line)
      if (event.type === 'text-delta') {
        const whole = String(event.delta).split('.').length - 1
        for (let sentence = 0; sentence < whole; sentence += 1) sentences.push(performance.now())
      }
      if (event.type === 'turn-end') outcome = event.error?.code ?? event.outcome
    }
  }
  return { startedAt, sentences, outcome }
}
