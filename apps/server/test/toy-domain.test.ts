import type { Approval, Receipt, TurnResult } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '../src/http/read-json-body.ts'
import { approve, createLifeClient, only } from './life-client.ts'
import { petsDomain } from './pets/pets-domain.ts'

// Compiling every sentence takes its time where much else runs.
const SLOW = { timeout: 180_000 }

interface Records {
  readonly items: readonly { readonly receiptId?: string }[]
}

describe.each([
  {
    locale: 'pt-BR',
    visit: 'levei o Rex ao veterinário ontem',
    list: 'lista minhas idas ao veterinário do Rex',
    incomplete: 'anota uma ida ao veterinário',
    question: 'Qual bicho foi?',
    correction: 'foi ontem',
    summary: 'Rex no veterinário, ontem (17/11)',
    labels: { label: 'Ida ao veterinário', domain: 'pets', area: 'Bichos' },
  },
  {
    locale: 'en',
    visit: 'took Rex to the vet yesterday',
    list: 'show my visits to the vet of Rex',
    incomplete: 'log a visit to the vet',
    question: 'Which pet was it?',
    correction: 'it was yesterday',
    summary: 'Rex at the vet, yesterday (Nov 17)',
    labels: { label: 'Visit to the vet', domain: 'pets', area: 'Pets' },
  },
] as const)('a domain of one folder, in $locale', SLOW, ({ locale, labels, ...words }) => {
  it('is understood, proposed, written, listed, read and undone, and asks in its own words', async () => {
    const { parco, say, get, decide, undo } = await createLifeClient(locale, [petsDomain])
    const approval: Approval = only((await say(words.visit)).approvals)
    expect(approval).toMatchObject({
      toolName: 'log_vet_visit',
      input: { name: 'Rex', date: '2026-11-17' },
      preview: { title: words.summary, verb: 'record' },
    })
    const receipt: Receipt = only((await decide(approve(approval))).receipts)
    expect(receipt).toMatchObject({ summary: words.summary, toolName: 'log_vet_visit' })
    const ofDay = () => get<Records>('/api/records?day=2026-11-17')
    const record = { kind: 'visit', title: 'Rex', receiptId: receipt.id, ...labels }
    expect(only((await ofDay()).items)).toMatchObject(record)
    expect((await say(words.list)).text).toBe(words.summary)
    const visit = { pet: 'Rex', day: '2026-11-17' }
    expect(await get('/api/read/get_vet_visits?name=Rex&limit=5')).toEqual([visit])
    await undo(`/api/receipts/${receipt.id}/undo`)
    expect((await ofDay()).items).toEqual([])
    expect(await get('/api/read/get_vet_visits')).toEqual([])
    expect((await say(words.incomplete)).text).toBe(words.question)
    expect(only((await say('Rex')).approvals).input).toEqual({ name: 'Rex' })
    const corrected = only((await say(words.correction)).approvals)
    expect(corrected.input).toEqual({ name: 'Rex', date: '2026-11-17' })
    await parco.close()
  })
})

describe('the routes by which its writes are proposed', SLOW, () => {
  it('show the card that a message would, once per key, and write after its approval', async () => {
    const { parco, send, get, decide, conversationId } = await createLifeClient('en', [petsDomain])
    const propose = (body: unknown, headers = {}) =>
      send('/api/propose/log_vet_visit', body, headers)
    const body = { conversationId, input: { name: 'Rex', date: '2026-11-17' } }
    const key = { 'idempotency-key': 'form-1' }
    const first = (await (await propose(body, key)).json()) as TurnResult
    const approval = only(first.approvals)
    expect(approval).toMatchObject({ toolName: 'log_vet_visit', input: body.input })
    const again = (await (await propose(body, key)).json()) as TurnResult
    expect(only(again.approvals).id).toBe(approval.id)
    expect(await get('/api/read/get_vet_visits')).toEqual([])
    await decide(approve(approval))
    expect(await get('/api/read/get_vet_visits')).toEqual([{ pet: 'Rex', day: '2026-11-17' }])
    const { paths } = await get<{ paths: Record<string, { post?: object }> }>('/api/openapi.json')
    expect(paths['/api/propose/log_vet_visit']?.post).toMatchObject({
      operationId: 'propose_log_vet_visit',
    })
    expect(paths['/api/propose/get_vet_visits']).toBeUndefined()
    await parco.close()
  })

  it('take the lines of a file, which no form fills in, and no more than its tool says', async () => {
    const { parco, send, conversationId } = await createLifeClient('en', [])
    const line = { date: '2026-11-17', name: 'x'.repeat(120), amount: -9.5 }
    const transactions = Array.from({ length: 8_000 }, () => line)
    const body = { conversationId, input: { transactions } }
    expect(JSON.stringify(body).length).toBeGreaterThan(MAX_BODY_BYTES)
    const taken = await send('/api/propose/import_transactions', body)
    expect(only(((await taken.json()) as TurnResult).approvals).preview.title).toContain('8,000')
    const filled = { ...body, input: { transactions: [], filler: 'x'.repeat(8 * MAX_BODY_BYTES) } }
    expect((await send('/api/propose/import_transactions', filled)).status).toBe(413)
    expect((await send('/api/propose/create_expense', body)).status).toBe(413)
    await parco.close()
  })

  it('refuse what is no input of the tool, naming the field', async () => {
    const { parco, send, conversationId } = await createLifeClient('en', [petsDomain])
    const body = { conversationId, input: { name: 'Rex', date: 'soon' } }
    const refused = await send('/api/propose/log_vet_visit', body)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(await refused.json())).toContain('input.date')
    const stranger = await send('/api/propose/log_vet_visit', body, { authorization: '' })
    expect(stranger.status).toBe(401)
    await parco.close()
  })
})

describe('the routes of its tools that read', SLOW, () => {
  it('are documented, validated by the schema of the tool, and closed to strangers', async () => {
    const { parco, send, get } = await createLifeClient('en', [petsDomain])
    const { paths } = await get<{ paths: Record<string, { get?: object }> }>('/api/openapi.json')
    expect(paths['/api/read/get_vet_visits']?.get).toMatchObject({
      operationId: 'get_vet_visits',
      parameters: [
        { name: 'name', in: 'query', required: false, schema: { type: 'string' } },
        { name: 'limit', in: 'query', required: false, schema: { type: 'integer' } },
      ],
    })
    expect(paths['/api/read/get_expenses']).toBeDefined()
    expect(paths['/api/read/log_vet_visit']).toBeUndefined()
    for (const limit of ['0', 'many', '1.5', '{}']) {
      expect((await send(`/api/read/get_vet_visits?limit=${limit}`)).status, limit).toBe(400)
    }
    expect((await send('/api/read/log_vet_visit?name=Rex')).status).toBe(404)
    const stranger = await send('/api/read/get_vet_visits', undefined, { authorization: '' })
    expect(stranger.status).toBe(401)
    await parco.close()
  })
})
