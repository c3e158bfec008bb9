import { beforeEach, describe, expect, it } from 'vitest'
import type { TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const check = (toolName: string, input: Parameters<TestParco['parco']['checkForm']>[2]) =>
  test.parco.checkForm(test.userId, toolName, input)

describe('a form', () => {
  it('comes in the language that is asked for', async () => {
    const labels = async (locale?: 'en') => {
      const fields = await test.parco.form(test.userId, 'create_expense', locale)
      return fields.map(({ label }) => label)
    }
    expect(await labels()).toContain('Valor')
    expect(await labels('en')).toContain('Amount')
    await expect(test.parco.form(test.userId, 'get_expenses')).rejects.toMatchObject({
      code: 'not-found',
    })
  })

  it('is told what it lacks, at which slot, and keeps nothing of it', async () => {
    expect(await check('create_expense', { name: 'Pão' })).toEqual({
      status: 'question',
      missing: ['actualAmount'],
      question: 'De quanto foi?',
      options: [],
    })
    const ready = { name: 'Pão', actualAmount: 8 }
    expect(await check('create_expense', ready)).toEqual({ status: 'ready' })
    expect(await check('create_expense', { ...ready, category: 'bread' })).toEqual({
      status: 'invalid',
      slots: ['category'],
    })
    expect(await check('delete_card', {})).toMatchObject({
      status: 'refused',
      explanation: expect.stringContaining('cartão'),
    })
    expect((await test.parco.conversations(test.userId)).items).toEqual([])
    expect(await test.parco.openApprovals(test.userId)).toEqual([])
  })

  it('is offered the answers that a question has', async () => {
    for (const name of ['ler jornal', 'ler livros']) {
      await test.say(`cria o hábito de ${name} todo dia`)
      await test.say('sim')
    }
    const option = { label: expect.any(String), slots: expect.any(Object) }
    await expect(check('record_habit', { habitRef: 'ler' })).resolves.toMatchObject({
      status: 'question',
      options: [option, option],
    })
  })
})
