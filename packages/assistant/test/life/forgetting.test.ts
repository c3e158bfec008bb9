import { foldTurn } from '@parco/protocol'
import { listUserTables, readUserRows } from '@parco/store'
import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

/** Says something that a card shows, and approves it. */
async function tell(text: string): Promise<string> {
  expect((await test.say(text)).approvals, text).toHaveLength(1)
  return (await test.say('sim')).text
}

/** Every row of the user in every table, as JSON, without case and accents. */
async function dump(): Promise<string> {
  return test.store.transaction(test.userId, async (sql) => {
    const lines: string[] = []
    for (const table of await listUserTables(sql)) {
      for await (const rows of readUserRows(sql, test.userId, table)) {
        lines.push(...rows.map((row) => `${table.name} ${row}`))
      }
    }
    return lines.join('\n').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  })
}

/** Random ids and hashes may hold any four digits. */
const HEXADECIMAL = /[0-9a-f]{8,}/gu

const linesWith = async (...words: readonly string[]): Promise<string[]> =>
  (await dump())
    .split('\n')
    .filter((line) => words.some((word) => line.replaceAll(HEXADECIMAL, '#').includes(word)))

const later = (days: number): string =>
  new Date(Date.parse('2026-11-18T15:00:00.000Z') + days * 86_400_000).toISOString()

describe('what is forgotten', SLOW, () => {
  it('can be brought back for seven days, and has its words in no table afterwards', async () => {
    await tell('lembra que o código do portão é 4821')
    await tell('lembra que sou alérgica a camarão')
    await test.say('qual é o código do portão?')
    await test.say('o que você sabe sobre mim?')
    await tell('esquece o código do portão')
    test.setNow(later(6.9))
    await test.parco.deliverDue()
    expect(await linesWith('4821')).not.toEqual([])
    test.setNow(later(7))
    await test.parco.deliverDue()
    expect(await linesWith('4821', 'portao', 'codig')).toEqual([])
    expect(await test.say('desfaz')).toMatchObject({ receipts: [] })
    expect(await linesWith('4821')).toEqual([])
    expect((await test.say('sou alérgica a quê?')).text).toContain('camarão')
  })

  it('is kept when the user brings it back in time', async () => {
    await tell('lembra que o código do portão é 4821')
    await tell('esquece o código do portão')
    await test.say('desfaz')
    test.setNow(later(8))
    await test.parco.deliverDue()
    expect((await test.say('qual é o código do portão?')).text).toContain('4821')
  })

  it('goes at once, by itself, when that is what the user says', async () => {
    await tell('lembra que minha professora se chama Doroteia')
    await tell('apaga de vez o nome da minha professora')
    await test.parco.deliverDue()
    expect(await linesWith('doroteia')).toEqual([])
    expect(await test.count('due')).toBe(1)
    const { items } = await test.parco.messages(test.userId, test.conversationId)
    expect(JSON.stringify(items)).toContain('[apagado]')
  })

  it('takes older versions and what was said beside it, and leaves everything else', async () => {
    await tell('lembra que adoro jabuticaba')
    await tell('lembra que adoro pitanga')
    await tell('gastei 50 no mercado')
    await test.say('lembra que odeio jabuticaba')
    await test.say('1')
    await test.say('sim')
    await tell('apaga de vez que odeio jabuticaba')
    await test.parco.deliverDue()
    expect(await linesWith('jabuticaba')).toEqual([])
    expect((await test.say('o que você sabe sobre mim?')).text).toContain('Você adora pitanga')
    expect((await test.say('quanto gastei hoje?')).text).toContain('50')
    expect(await linesWith('mercado')).not.toEqual([])
  })

  it('closes a card that was still open with it', async () => {
    await tell('lembra que sou alérgica a camarão')
    const open = await test.say('lembra que detesto jabuticaba')
    expect(open.approvals).toHaveLength(1)
    const { parco, userId, mint } = test
    const conversationId = mint('conversation')
    const talk = (text: string) => foldTurn(parco.turn({ userId, conversationId, text }))
    await talk('lembra que detesto jabuticaba')
    await talk('sim')
    await talk('apaga de vez que detesto jabuticaba')
    expect((await talk('sim')).receipts).toHaveLength(1)
    await parco.deliverDue()
    expect(await parco.openApprovals(userId)).toEqual([])
    expect(await linesWith('jabuticaba')).toEqual([])
    expect(await test.count('knowledge')).toBe(1)
  })
})
