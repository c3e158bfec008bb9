import { ParcoError } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { mintId } from '../conversation/conversation-id.ts'
import { ServerGoneError } from './json-http.ts'
import { createParcoClient } from './parco-client.ts'

const conversationId = mintId('conversation')

function clientThatGets(response: Response | Error) {
  return createParcoClient(async () => {
    if (response instanceof Error) throw response
    return response
  })
}

const refusal = (status: number, code: string) =>
  Response.json({ error: { code, message: 'Why.', requestId: 'req_1' } }, { status })

describe('the client', () => {
  it('passes the server’s own code and words on', async () => {
    const call = clientThatGets(refusal(401, 'not-authenticated')).records()
    await expect(call).rejects.toMatchObject({ code: 'not-authenticated', message: 'Why.' })
    await expect(call).rejects.toBeInstanceOf(ParcoError)
  })

  it('makes do with a refusal that is not the server’s', async () => {
    const call = clientThatGets(new Response('<h1>Bad gateway</h1>', { status: 502 })).user()
    await expect(call).rejects.toMatchObject({ code: 'internal' })
  })

  it('says when nothing answers', async () => {
    const client = clientThatGets(new TypeError('Failed to fetch'))
    await expect(client.user()).rejects.toBeInstanceOf(ServerGoneError)
    expect(await client.isAlive()).toBe(false)
  })

  it('takes a conversation that the server does not know for an empty one', async () => {
    const client = clientThatGets(refusal(404, 'not-found'))
    expect(await client.messages(conversationId)).toEqual({ messages: [] })
  })

  it('reads what a newer server lists', async () => {
    const kind = { kind: 'habit', label: 'Hábito', domain: 'habits', area: 'Hábitos' }
    const item = { id: 'x', ...kind, date: '2026-11-18', title: 'Ler', display: '1', more: 1 }
    const client = clientThatGets(Response.json({ items: [item] }))
    expect(await client.records()).toMatchObject([{ ...kind, title: 'Ler' }])
  })
})
