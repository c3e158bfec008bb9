import type { User } from '@parco/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorBodySchema } from '../src/http/to-error-response.ts'
import { approve, createLifeClient, only } from './life-client.ts'

// Compiling every sentence takes its time where much else runs.
const SLOW = { timeout: 180_000 }

let client: Awaited<ReturnType<typeof createLifeClient>>
beforeAll(async () => {
  client = await createLifeClient('pt-BR')
}, SLOW.timeout)
afterAll(() => client.parco.close())

const user = () => client.get<User>('/api/user')

describe('the settings of a user', SLOW, () => {
  it('are refused one by one, with the name of the field', async () => {
    const wrong = {
      locale: 'fr',
      timeZone: 'Mars/Olympus',
      currency: 'reais',
      units: 'imperial',
      clock: '13h',
    }
    for (const [field, value] of Object.entries(wrong)) {
      const refused = await client.send('/api/user/first-visit', { [field]: value })
      expect(refused.status, field).toBe(400)
      expect(errorBodySchema.parse(await refused.json()).error.field).toBe(field)
    }
    expect((await client.send('/api/user/first-visit', {})).status).toBe(400)
    expect((await user()).settingsChosenAt).toBeNull()
  })

  it('are suggested once, and changed at any time', async () => {
    const american = { locale: 'en', currency: 'USD', units: 'us', clock: '12h' } as const
    await client.send('/api/user/first-visit', american)
    const chosen = await user()
    expect(chosen).toMatchObject({ ...american, timeZone: 'America/Sao_Paulo' })
    expect(chosen.settingsChosenAt).toBe('2026-11-18T15:00:00.000Z')
    const second = await client.send('/api/user/first-visit', { locale: 'pt-BR', currency: 'BRL' })
    expect(await second.json()).toEqual(chosen)
    await client.parco.updateUser(client.user.id, { currency: 'EUR' })
    expect(await user()).toEqual({ ...chosen, currency: 'EUR' })
  })

  it('say what comes by itself, which is changed whole or not at all', async () => {
    const alerts = () => client.get<object>('/api/user/alerts')
    const change = (body: object) => client.patch('/api/user/alerts', body)
    expect(await alerts()).toMatchObject({ summary: false, bills: true, quietFrom: '22:00' })
    const changed = await change({ summary: true, summaryAt: '06:30' })
    expect(await changed.json()).toEqual({ ...(await alerts()), summary: true })
    for (const wrong of [{}, { summaryAt: '25:00' }, { summary: 1 }, { sumary: true }]) {
      expect((await change(wrong)).status, JSON.stringify(wrong)).toBe(400)
    }
    expect(await alerts()).toMatchObject({ summary: true, summaryAt: '06:30' })
  })

  it('are changed in words and undone, and then read', async () => {
    const approval = only((await client.say('use the metric system')).approvals)
    const receipt = only((await client.decide(approve(approval))).receipts)
    expect((await user()).units).toBe('metric')
    const read = () => client.get('/api/read/get_settings?setting=units')
    expect(await read()).toEqual([{ setting: 'units', value: 'metric' }])
    // A receipt holds what was changed of the user, and nothing else of them.
    expect(receipt.changes).toEqual([
      {
        table: 'users',
        id: client.user.id,
        before: { units: 'us' },
        after: { units: 'metric' },
      },
    ])
    await client.undo(`/api/receipts/${receipt.id}/undo`)
    expect(await read()).toEqual([{ setting: 'units', value: 'us' }])
  })

  it('take a value that is edited on the card', async () => {
    const approval = only((await client.say('use a 24 hour clock')).approvals)
    expect(approval.preview.fields).toMatchObject([{ slot: 'name', kind: 'choice', value: '24h' }])
    const { outcome } = await client.decide(approve(approval, { name: 'Lisbon' }))
    expect(outcome).toBe('waiting')
    expect((await user()).clock).toBe('12h')
    await client.decide(approve(approval, { name: '24h' }))
    expect((await user()).clock).toBe('24h')
  })
})
