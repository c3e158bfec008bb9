import { foldTurn } from '@parco/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const titles = async (search?: string) =>
  (await test.parco.conversations(test.userId, search === undefined ? {} : { search })).items.map(
    ({ title }) => title,
  )

describe('a conversation', SLOW, () => {
  it('is searched by what was said and answered in it', async () => {
    await test.say('gastei 30 no café da esquina')
    await test.say('meus gastos', { conversationId: test.mint('conversation') })
    expect(await titles()).toEqual(
      expect.arrayContaining(['gastei 30 no café da esquina', 'meus gastos']),
    )
    expect(await titles('CAFE esquina')).toEqual(['gastei 30 no café da esquina'])
    expect(await titles('café gastos meus')).toEqual([])
  })

  it('gets another title, which later messages leave', async () => {
    await test.say('oi')
    const { parco, userId, conversationId } = test
    const renamed = await parco.renameConversation(userId, conversationId, '  Bom\n dia ')
    expect(renamed.title).toBe('Bom dia')
    await test.say('que dia é hoje?')
    expect(await titles()).toEqual(['Bom dia'])
    const bad = { code: 'bad-request', data: { field: 'title' } }
    for (const title of [' \n', 'x'.repeat(121)]) {
      const renaming = parco.renameConversation(userId, conversationId, title)
      await expect(renaming).rejects.toMatchObject(bad)
    }
    const stranger = (await opened.newUser()).userId
    const theirs = parco.renameConversation(stranger, conversationId, 'meu')
    await expect(theirs).rejects.toMatchObject({ code: 'not-found' })
  })

  it('goes for good with all that was said, and what was written in it stays and can be undone', async () => {
    await test.say('gastei 30 no uber')
    const { receipts } = await test.say('sim')
    await test.say('gastei 8 no café')
    const { parco, userId, conversationId } = test
    const before = await parco.usage(userId)
    expect(await parco.deleteConversation(userId, conversationId)).toEqual({
      messages: 6,
      openApprovals: 1,
      receipts: 1,
    })
    const gone = { code: 'not-found' }
    await expect(parco.messages(userId, conversationId)).rejects.toMatchObject(gone)
    await expect(parco.deleteConversation(userId, conversationId)).rejects.toMatchObject(gone)
    expect(await parco.openApprovals(userId)).toEqual([])
    for (const table of ['messages', 'turns', 'decisions', 'approvals', 'conversation_context']) {
      expect(await test.count(table), table).toBe(0)
    }
    // What it took to answer was asked for, whatever became of the words.
    expect(await parco.usage(userId)).toEqual(before)
    expect(before.turns).toBe(3)
    const receiptId = receipts[0]!.id
    expect(await parco.receipt(userId, receiptId)).toMatchObject({ sourceText: '' })
    expect(await test.count('expenses')).toBe(1)
    expect((await foldTurn(parco.undo({ userId, receiptId }))).text).toContain('Uber')
    expect(await test.count('expenses')).toBe(0)
    // The turn that undid it is no conversation to come back to.
    expect(await titles()).toEqual([])
  })
})
