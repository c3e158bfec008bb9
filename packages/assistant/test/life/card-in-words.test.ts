import { describe, expect, it } from 'vitest'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()

describe('a card in words', () => {
  it('shows all of itself after one of its items was changed', async () => {
    const test = await opened.newUser()
    await test.say('gastei 30 no uber e bebi 2 litros de água')
    expect((await test.say('muda o uber pra 35')).text).toBe(
      'Agora ficou assim:\n1. Gasto: Uber, R$ 35,00, hoje (18/11)\n2. Medida: Água, 2 L, hoje (18/11)\nConfirma tudo, ou só alguns?',
    )
    expect((await test.say('sim')).receipts).toHaveLength(2)
  })

  it('shows a change that its title leaves out', async () => {
    const test = await opened.newUser()
    await test.say('gastei 77 na feira')
    expect((await test.say('na verdade é saúde')).text).toBe(
      'Agora ficou assim:\nGasto: Feira, R$ 77,00, hoje (18/11), Categoria: Saúde\nConfirma?',
    )
  })

  it('has its warning on a line of its own', async () => {
    const test = await opened.newUser()
    await test.say('gastei 50 no mercado')
    await test.say('sim')
    expect((await test.say('gastei 50 no mercado')).text).toBe(
      'Gasto: Mercado, R$ 50,00, hoje (18/11)\nVocê já tem Mercado, R$ 50,00, hoje (18/11). Confirme só se for outro.\nConfirma?',
    )
  })

  it('takes a yes though something else is asked beside it', async () => {
    const test = await opened.newUser()
    const both = await test.say('gastei 20 no café e gastei 10')
    expect(both.text).toContain('O que foi?')
    expect((await test.say('sim')).receipts).toMatchObject([
      { summary: expect.stringContaining('Café') },
    ])
    expect((await test.say('pão')).text).toContain('Gasto: Pão, R$ 10,00')
  })

  it('takes a yes, and shows what is said with it on a card of its own', async () => {
    const test = await opened.newUser()
    await test.say('gastei 30 no cinema')
    const both = await test.say('sim, e bebi 500 ml de água')
    expect(both.receipts).toMatchObject([{ summary: expect.stringContaining('Cinema') }])
    expect(both.text).toContain('Medida: Água')
    expect((await test.say('sim, e quanto gastei hoje?')).receipts).toMatchObject([
      { summary: expect.stringContaining('Água') },
    ])
  })

  it('keeps a yes from an older card while something is asked', async () => {
    const test = await opened.newUser()
    await test.say('gastei 20 no café')
    await test.say('anota meu peso')
    expect((await test.say('sim')).receipts).toEqual([])
  })

  it('is undone by its name when it was a bill', async () => {
    const test = await opened.newUser()
    await test.say('cadastra a internet, 120 todo dia 10')
    await test.say('sim')
    expect((await test.say('desfaz a conta da internet')).text).toContain('Pronto, tirei: Internet')
    expect(await test.count('bills')).toBe(0)
  })

  it('is preceded by a question that fits what is asked', async () => {
    const test = await opened.newUser()
    expect((await test.say('anota meu peso')).text).toBe('Quantos quilos?')
    expect((await test.say('900')).text).toContain('Não consegui usar essa resposta.')
    expect((await test.say('79,2')).text).toContain('Peso, 79,2 kg')
  })

  it('stays one card when a correction of it cannot be', async () => {
    const test = await opened.newUser()
    await test.say('gastei 30 no cinema')
    const refused = await test.say('dia 31/02')
    expect(refused.text).toContain('Em que dia foi?')
    expect(refused.text).toContain('Ainda falta o seu ok')
    expect((await test.say('ontem')).text).toBe(
      'Agora ficou assim:\nGasto: Cinema, R$ 30,00, ontem (17/11)\nConfirma?',
    )
    expect((await test.say('sim')).receipts).toHaveLength(1)
    expect((await test.say('sim')).text).toBe('Não tem nada esperando confirmação.')
  })
})
