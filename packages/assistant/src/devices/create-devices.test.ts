import { describe, expect, it } from 'vitest'
import { openLifeTest } from '../../test/life/open-life-test.ts'
import { SLOW } from '../../test/open-test-parco.ts'

const opened = openLifeTest()
const hash = (digit: string) => digit.repeat(64)

describe('devices', SLOW, () => {
  it('are let in, recognized by their secret, and turned away once they are removed', async () => {
    const { parco, userId, setNow } = await opened.newUser()
    const phone = await parco.letIn(userId, { name: 'iPhone, Safari', secretHash: hash('a') })
    await parco.letIn(userId, { name: 'Android, Chrome', secretHash: hash('b') })
    expect((await parco.devices(userId)).map(({ name }) => name).toSorted()).toEqual([
      'Android, Chrome',
      'iPhone, Safari',
    ])
    expect(await parco.recognizeDevice(userId, hash('a'))).toMatchObject({ id: phone.id })
    expect(await parco.recognizeDevice(userId, hash('c'))).toBeUndefined()
    setNow('2026-11-19T15:00:00.000Z')
    await parco.recognizeDevice(userId, hash('a'))
    const seen = (await parco.devices(userId)).find(({ id }) => id === phone.id)?.seenAt
    expect(seen?.toISOString()).toBe('2026-11-19T15:00:00.000Z')

    await parco.removeDevice(userId, phone.id)
    expect(await parco.recognizeDevice(userId, hash('a'))).toBeUndefined()
    await expect(parco.removeDevice(userId, phone.id)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('are of their user alone', async () => {
    const one = await opened.newUser()
    const other = await opened.newUser()
    const device = await one.parco.letIn(one.userId, { name: 'x', secretHash: hash('d') })
    expect(await other.parco.recognizeDevice(other.userId, hash('d'))).toBeUndefined()
    await expect(other.parco.removeDevice(other.userId, device.id)).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  it('stay when everything is deleted, and stand in no export', async () => {
    const { parco, userId } = await opened.newUser()
    await parco.letIn(userId, { name: 'Este \u001b[2J aparelho', secretHash: hash('e') })
    const pieces: Uint8Array[] = []
    for await (const piece of await parco.exportData(userId)) pieces.push(piece)
    expect(Buffer.concat(pieces).toString()).not.toContain(hash('e'))
    await parco.deleteData(userId, 'apagar tudo')
    expect((await parco.devices(userId)).map(({ name }) => name)).toEqual(['Este [2J aparelho'])
  })
})
