import { type Locale, readPrintoutUrl, type TurnResult } from '@parco/protocol'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'
import { sayAndApprove } from './say-and-approve.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

/** The one file that an answer brings, opened: its name, and its text. */
async function openFile({ files }: TurnResult) {
  const request = readPrintoutUrl(files[0]?.url ?? '')
  if (!request || files.length !== 1) throw new Error(`There are ${files.length} files.`)
  const { bytes, name } = await test.parco.printout(test.userId, request)
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return { name, text, request }
}

const SPENT: Readonly<Record<Locale, readonly string[]>> = {
  'pt-BR': ['gastei 50 no mercado', 'almoço 35,90 no débito', 'recebi 4500 de salário'],
  en: ['spent 50 on groceries', 'lunch 35.90 by debit', 'got my salary, 4500'],
}

describe('a PDF of what is kept', SLOW, () => {
  it.each([
    ['pt-BR', 'gera um pdf com meus gastos de novembro', 'gastos-de-novembro.pdf'],
    ['pt-BR', 'exporta meus gastos do mês de novembro em pdf', 'gastos-do-mes-de-novembro.pdf'],
    ['en', 'make a pdf of my expenses this month', 'expenses-this-month.pdf'],
    ['en', 'create a pdf with my November expenses', 'november-expenses.pdf'],
  ] as const)('%s: %s', async (locale, words, name) => {
    await sayAndApprove(test, locale, SPENT[locale])
    const answer = await test.say(words, { locale })
    expect(answer.files).toEqual([expect.objectContaining({ mediaType: 'application/pdf', name })])
    expect(answer.usage).toMatchObject({ inputTokens: 0, outputTokens: 0 })
    const { text } = await openFile(answer)
    const money = locale === 'en' ? /R\$85\.90/ : /R\$ 85,90/
    expect(text).toMatch(money)
    expect(text).toContain(locale === 'en' ? 'Lunch' : 'Almoço')
  })

  it('holds every line of what an answer cuts short, and their sum', async () => {
    for (let day = 1; day <= 18; day += 1)
      await sayAndApprove(test, 'pt-BR', [`gastei ${day},10 na feira dia ${day}`])
    expect((await test.say('quais foram meus gastos em novembro?')).text).toContain('e mais')
    const { text } = await openFile(await test.say('me manda isso em pdf'))
    for (let day = 1; day <= 18; day += 1) expect(text).toContain(`R$ ${day},10`)
    expect(text).toContain('R$ 172,80')
  })

  it('has a title that is no longer than a line, however long the message is', async () => {
    await sayAndApprove(test, 'pt-BR', SPENT['pt-BR'])
    const answer = await test.say(
      `gera um pdf com meus gastos de novembro com ${'mercado e '.repeat(30)}almoço`,
    )
    for (const { url } of answer.files) {
      expect(readPrintoutUrl(url)?.title?.length).toBeLessThanOrEqual(80)
    }
    expect(answer.outcome).toBe('completed')
  })

  it.each([
    ['pt-BR', 'exporta minha pressão desse mês em pdf pro cardiologista', 'get_tracking_history'],
    ['pt-BR', 'pdf de tudo que gastei com o carro esse ano', 'get_expenses'],
    ['pt-BR', 'preciso de um pdf com meus rendimentos de 2026 pro contador', 'get_finance_summary'],
    ['en', 'export my blood pressure this month to pdf for my doctor', 'get_tracking_history'],
    ['en', 'pdf of everything I spent on the car this year', 'get_expenses'],
  ] as const)('holds what is meant, for whomever it is: %s: %s', async (locale, words, tool) => {
    await sayAndApprove(test, locale, [
      ...SPENT[locale],
      ...(locale === 'en'
        ? ['spent 300 fixing the car', 'blood pressure 120 over 80', 'blood pressure 130 over 80']
        : ['gastei 300 no conserto do carro', 'pressão 12 por 8', 'pressão 13 por 8']),
    ])
    const { request, name } = await openFile(await test.say(words, { locale }))
    expect(request.read).toMatchObject([{ tool }])
    expect(name).not.toMatch(/pdf-|contador|cardio|doctor/)
  })

  it('is of what was asked last where it names nothing', async () => {
    await sayAndApprove(test, 'en', SPENT.en)
    await test.say('how much did I spend on food?', { locale: 'en' })
    const { request, text } = await openFile(await test.say('as a pdf please', { locale: 'en' }))
    expect(request.read).toMatchObject([{ tool: 'get_expenses', input: { category: 'food' } }])
    expect(text).not.toContain('4,500')
  })

  it('takes several questions on one paper', async () => {
    await sayAndApprove(test, 'pt-BR', SPENT['pt-BR'])
    const answer = await test.say('gera um pdf dos meus gastos e das minhas entradas de novembro')
    const { request, text } = await openFile(answer)
    expect(request.read.map(({ tool }) => tool)).toEqual(['get_expenses', 'get_incomes'])
    expect(text).toContain('R$ 85,90')
    expect(text).toContain('R$ 4.500,00')
  })

  it('sums up a month with every movement behind it', async () => {
    await sayAndApprove(test, 'pt-BR', [
      ...SPENT['pt-BR'],
      'comprei um sofá de 1200 em 10x no cartão',
    ])
    const { text } = await openFile(await test.say('gera um pdf do resumo do mês'))
    expect(text).toContain('Sofá (1/10)')
    expect(text).toContain('saldo de R$ 4.294,10')
    expect(text.match(/R\$ 4\.294,10/g)).toHaveLength(2)
  })

  it('shows what was put right meanwhile, of the month that was meant', async () => {
    await sayAndApprove(test, 'pt-BR', ['gastei 50 no mercado'])
    const answer = await test.say('faz um pdf com meus gastos desse mês')
    await sayAndApprove(test, 'pt-BR', ['gastei 30 no cinema'])
    await test.say('desfaz')
    test.setNow('2026-12-28T15:00:00.000Z')
    const { text } = await openFile(answer)
    expect(text).toContain('Mercado')
    expect(text).not.toContain('Cinema')
  })

  it.each([
    ['pt-BR', 'faz um pdf com um poema sobre o mar', 'pergunte do seu jeito'],
    ['pt-BR', 'gera um pdf', 'PDF do quê?'],
    ['pt-BR', 'exporta minhas contas em pdf', 'não fiz um PDF'],
    ['en', 'make me a pdf of the poem you wrote', 'ask me about it first'],
    ['en', 'make a pdf', 'A PDF of what?'],
    ['en', 'create a pdf of my bills', 'I made no PDF'],
  ] as const)('is none where there is nothing to print: %s: %s', async (locale, words, told) => {
    const answer = await test.say(words, { locale })
    expect(answer.text).toContain(told)
    expect(answer.files).toEqual([])
  })

  it('is refused for a tool that writes, and for slots that fit nothing', async () => {
    const printout = (tool: string, input = {}) =>
      test.parco.printout(test.userId, { read: [{ tool, input }] })
    await expect(printout('create_expense')).rejects.toMatchObject({ code: 'not-found' })
    await expect(printout('get_expenses', { month: 13 })).rejects.toMatchObject({
      code: 'bad-request',
    })
    expect((await printout('get_expenses')).name).toBe('dinheiro.pdf')
  })

  it('is of its user alone', async () => {
    await sayAndApprove(test, 'pt-BR', SPENT['pt-BR'])
    const answer = await test.say('gera um pdf com meus gastos de novembro')
    test = await opened.newUser()
    expect((await openFile(answer)).text).not.toContain('Mercado')
  })
})
