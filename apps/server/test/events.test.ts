import { channel } from 'node:diagnostics_channel'
import type { Delivery } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { createEventStreams } from '../src/events/create-event-streams.ts'
import { followIncidents } from '../src/events/follow-incidents.ts'
import { createTestServer } from './test-server.ts'

const conversationId = `cnv_${'c'.repeat(32)}` as Delivery['conversationId']
const messageId = `msg_${'m'.repeat(32)}` as Delivery['messageId']

const delivery = (number: number): Delivery => ({
  cursor: `${conversationId}:${number}`,
  conversationId,
  messageId,
  kind: 'reminder',
  ref: `rem_${'a'.repeat(32)}`,
  text: `Lembrete: Nº ${number}\nna segunda linha`,
  deliveredAt: '2026-11-18T15:00:00.000Z',
})

/** What a stream tells until so many frames came. */
async function framesOf(response: Response, count: number): Promise<string[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  while (reader && text.split('\n\n').length <= count) {
    const { done, value } = await reader.read()
    if (done) break
    text += value
  }
  await reader?.cancel()
  return text.split('\n\n').filter(Boolean)
}

describe('the stream of events', () => {
  it('tells deliveries by their cursors, each in one frame', async () => {
    const { send } = createTestServer({ deliveries: [delivery(1), delivery(2)] })
    const response = await send('/api/events')
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const [retry, first, second] = await framesOf(response, 3)
    expect(retry).toBe('retry: 3000')
    expect(first?.split('\n')).toEqual([
      `id: ${conversationId}:1`,
      'event: delivery',
      `data: ${JSON.stringify(delivery(1))}`,
    ])
    expect(second).toContain(`id: ${conversationId}:2`)
  })

  it('goes on behind the last event that a page saw, whatever its address says', async () => {
    const { send, parco } = createTestServer()
    const headers = { 'last-event-id': `${conversationId}:7` }
    await framesOf(await send(`/api/events?after=${conversationId}:3`, { headers }), 1)
    const asked = parco.calls.filter(({ name }) => name === 'deliveries')
    expect(asked.map(({ input }) => input)).toMatchObject([{ after: `${conversationId}:7` }])
  })

  it('tells that tools of a skill fail to the pages of that user alone, and stops with them', async () => {
    const alerts = channel('parco:skill-alert')
    const streams = createEventStreams()
    const silent = async function* (signal: AbortSignal): AsyncGenerator<Delivery, void> {
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    }
    const heard: string[] = []
    const stream = streams.open(silent, (tell) =>
      followIncidents('usr_a', (incident) => {
        heard.push(incident.skill)
        tell('skill-incident', incident)
      }),
    )
    alerts.publish({ userId: 'usr_b', skill: 'body', uses: 12, failed: 4 })
    alerts.publish({ userId: 'usr_a', skill: 'finance', uses: 10, failed: 3, turnId: 'trn_1' })
    const [, incident] = await framesOf(stream, 2)
    expect(incident).toBe('event: skill-incident\ndata: {"skill":"finance","uses":10,"failed":3}')
    alerts.publish({ userId: 'usr_a', skill: 'memory', uses: 10, failed: 3 })
    expect(heard).toEqual(['finance'])
  })

  it('wants the token, and refuses pages of other sites', async () => {
    const { send } = createTestServer()
    expect((await send('/api/events', { withoutToken: true })).status).toBe(401)
    const headers = { origin: 'https://elsewhere.example' }
    expect((await send('/api/events', { headers })).status).toBe(403)
  })

  it('is open so many times and no more, until one is closed or all are', async () => {
    const streams = createEventStreams({ maxStreams: 2 })
    const ended: string[] = []
    const follow = (name: string) =>
      async function* (signal: AbortSignal): AsyncGenerator<Delivery, void> {
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
        ended.push(name)
      }
    const first = streams.open(follow('first'))
    const second = streams.open(follow('second'))
    expect(() => streams.open(follow('third'))).toThrow(
      expect.objectContaining({ code: 'too-many-requests' }),
    )
    await first.body?.cancel()
    streams.open(follow('third'))
    streams.close()
    expect(await second.text()).toBe('retry: 3000\n\n')
    await Promise.resolve()
    expect(ended.sort()).toEqual(['first', 'second', 'third'])
  })

  it('ends where what it follows fails, without a word of why', async () => {
    const streams = createEventStreams()
    // biome-ignore lint/correctness/useYield: it fails before there is anything to tell.
    const response = streams.open(async function* () {
      throw new Error('secret words')
    })
    expect(await response.text()).toBe('retry: 3000\n\n')
  })
})
