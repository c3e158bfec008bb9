import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from './browser.ts'
import type { RunningParco } from './running-parco.ts'
import { write } from './seed.ts'
import { sharedParco } from './shared-parco.ts'
import { hasFocus, type Visit, visit } from './visit.ts'

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })

const confirm = (page: Page, name: string) =>
  button(page.getByRole('dialog', { name: 'Confirmar' }), name).click()

/** What the open form proposes is shown as a card, and accepted on it. */
async function accept(page: Page, name: string): Promise<void> {
  await button(page, 'Continuar').click()
  await confirm(page, name)
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })
}

const undo = (page: Page) => button(page.getByRole('status'), 'Desfazer').click()

describe.skipIf(!process.env.PARCO_TEST_BROWSER)('pages of a life in a browser', () => {
  let parco: RunningParco
  let browser: Browser
  let opened: Visit
  beforeAll(async () => {
    parco = await sharedParco()
    browser = await sharedBrowser()
    opened = await visit(browser, parco, { timezoneId: 'America/Sao_Paulo' })
  })
  afterAll(async () => {
    expect(opened?.pageErrors).toEqual([])
    await opened?.context.close()
  })

  it('note a weight, correct it and take it away, and show how it went', async () => {
    const { page, goTo } = opened
    await goTo('/body')
    await page.getByText('Ou comece por aqui').waitFor()
    await button(page, 'Peso').last().click()
    await page.getByRole('dialog', { name: 'Anotar peso' }).getByLabel('Valor').fill('82,4')
    await accept(page, 'Anotar')
    await button(page, 'Abrir Peso').click()
    const entries = page.getByRole('table', { name: 'Registros' })
    await button(entries, '82,4 kg').click()
    await page.getByRole('dialog', { name: /^Peso/ }).getByLabel('Valor').fill('81,9')
    await accept(page, 'Alterar')
    await page.getByRole('button', { name: /^Ver em tabela/ }).click()
    await page.getByRole('cell', { name: '81,9 kg' }).first().waitFor()
    await button(entries, '81,9 kg').click()
    await button(page.getByRole('dialog', { name: /^Peso/ }), 'Apagar').click()
    await confirm(page, 'Apagar')
    await page.getByText('Nada de peso ainda').waitFor()
    await undo(page)
    await button(entries, '81,9 kg').waitFor()
    await page.goBack()
    await button(page, 'Abrir Peso').waitFor()
  })

  it('mark a habit of today with one tap, and take the mark back', async () => {
    const { page, goTo } = opened
    await write(opened, 'create_habit', { name: 'Ler', frequency: 'daily' })
    await goTo('/habits')
    await button(page, 'Marcar Ler como feito hoje').click()
    await confirm(page, 'Anotar')
    await page.getByText('1 dia seguido').waitFor()
    await button(page, 'Desmarcar Ler de hoje').waitFor()
    await undo(page)
    await button(page, 'Marcar Ler como feito hoje').waitFor()
  })

  it('show who owes money, and note what came back of it', async () => {
    const { page, goTo } = opened
    await write(opened, 'lend_money', { person: 'Davi', amount: 80 })
    await goTo('/money?view=debts')
    await page.getByRole('heading', { name: 'Quem te deve' }).waitFor()
    await button(page, 'Voltou de Davi').click()
    await page.getByRole('dialog', { name: 'Davi' }).getByLabel('Valor').fill('30')
    await accept(page, 'Anotar')
    await page.getByText(/já voltaram R\$\s30,00$/).waitFor()
    await page.getByText(/^Ao todo, R\$\s50,00 a receber\.$/).waitFor()
    await undo(page)
    await page.getByText(/^Ao todo, R\$\s80,00 a receber\.$/).waitFor()
  })

  it('show an invoice with its day, change it, have it paid, and undo that', async () => {
    const { page, goTo } = opened
    await goTo('/money?view=debts')
    await button(page, 'Cobrança').click()
    const form = page.getByRole('dialog', { name: 'Cobrança que você enviou' })
    await form.getByLabel('Quem').fill('Aurora')
    await form.getByLabel('Valor').fill('500')
    await form.getByLabel('Vence em').fill('2026-01-10')
    await accept(page, 'Anotar')
    const card = page.getByRole('article').filter({ hasText: 'Aurora' })
    await card.getByText(/venceu em 10 de jan/).click()
    await page.getByRole('dialog', { name: 'Aurora' }).getByLabel('Valor').fill('450')
    await accept(page, 'Alterar')
    await card.getByText(/R\$\s450,00/).waitFor()
    await button(page, 'Recebi de Aurora').click()
    await button(page.getByRole('dialog', { name: 'Aurora' }), 'Continuar').click()
    await page.getByRole('dialog').getByText('Entra como receita.').waitFor()
    await confirm(page, 'Anotar')
    await card.waitFor({ state: 'detached' })
    await undo(page)
    await card.getByText(/cobrado em/).click()
    await button(page.getByRole('dialog', { name: 'Aurora' }), 'Apagar').click()
    await confirm(page, 'Apagar')
    await card.waitFor({ state: 'detached' })
  })

  it('show a regular income also when it came already, change its day, and end it', async () => {
    const { page, goTo } = opened
    await write(opened, 'create_income_rule', { name: 'Aulas', amount: 700, dueDay: 9 })
    await write(opened, 'create_income', { name: 'Aulas', actualAmount: 700, type: 'other' })
    await goTo('/money?view=bills')
    const table = page.getByRole('table', { name: 'Rendas fixas' })
    await button(table, 'Aulas').click()
    const form = page.getByRole('dialog', { name: 'Aulas' })
    const day = await form.getByLabel('Entra em').inputValue()
    expect(day).toMatch(/-09$/)
    await form.getByLabel('Entra em').fill(day.replace(/09$/, '12'))
    await accept(page, 'Alterar')
    await table.getByText(/12 de/).waitFor()
    await button(table, 'Aulas').click()
    await button(page.getByRole('dialog', { name: 'Aulas' }), 'Encerrar').click()
    await confirm(page, 'Confirmar')
    await button(table, 'Aulas').waitFor({ state: 'detached' })
  })

  it('show how far a goal is, and take it further', async () => {
    const { page, goTo } = opened
    const goal = { title: 'Ler 24 livros', targetValue: 24, unit: 'livros', endDate: '2099-12-31' }
    await write(opened, 'create_goal', goal)
    await goTo('/habits?view=goals')
    await button(page, 'Atualizar Ler 24 livros').click()
    await page.getByRole('dialog').locator('.form__input').first().fill('6')
    await accept(page, 'Anotar')
    await page.getByRole('progressbar', { name: 'Ler 24 livros: 25%' }).waitFor()
  })

  it('give a goal that is there milestones, and take them away', async () => {
    const { page, goTo } = opened
    const goal = { title: 'Juntar 900 reais', targetValue: 900, endDate: '2099-12-31' }
    await write(opened, 'create_goal', { ...goal, unit: 'reais', milestones: ['Um terço: 300'] })
    await goTo('/habits?view=goals')
    const steps = page.getByRole('list', { name: 'Etapas de Juntar 900 reais' })
    const fill = async (milestones: string) => {
      await page
        .getByRole('button', { name: /Juntar 900 reais/ })
        .first()
        .click()
      const form = page.getByRole('dialog', { name: 'Meta' })
      await form.getByText('Mais detalhes').click()
      await form.getByLabel(/^Etapas/).fill(milestones)
      await accept(page, 'Alterar')
    }
    await fill('Um terço: 300, Quase lá: 850,50')
    await steps.getByText('850,5 reais').waitFor()
    await fill('')
    await steps.waitFor({ state: 'detached' })
    await undo(page)
    await steps.getByText('Quase lá').waitFor()
  })

  it('keep somebody with their birthday, and what is known of them', async () => {
    const { page, goTo } = opened
    await goTo('/people')
    await page.getByText('Quem importa para você?').waitFor()
    await button(page, 'Pessoa').click()
    const form = page.getByRole('dialog', { name: 'Nova pessoa' })
    await form.getByLabel('Nome').fill('Noélia')
    await form.getByLabel(/^Aniversário/).fill('12/03')
    await accept(page, 'Anotar')
    await page.getByRole('button', { name: 'Noélia' }).first().click()
    await button(page, 'Anotar algo').click()
    await page.getByLabel('Gosta de', { exact: true }).fill('orquídeas')
    await accept(page, 'Anotar')
    await button(page, 'Tirar orquídeas').click()
    await page.getByRole('dialog', { name: 'Confirmar' }).getByText('orquídeas').first().waitFor()
    await page.keyboard.press('Escape')
    await page.goBack()
    await page.getByText('Próximos aniversários').waitFor()
  })

  it('show what is kept in mind, and forget it until it is undone', async () => {
    const { page, goTo } = opened
    await write(opened, 'add_knowledge', { content: 'é alérgico a camarão', type: 'fact' })
    await goTo('/memory')
    await button(page, 'Esquecer: É alérgico a camarão').click()
    await confirm(page, 'Apagar')
    await page.getByText('Ainda não sei nada sobre você').waitFor()
    await undo(page)
    await button(page, 'Mudar: É alérgico a camarão').waitFor()
  })

  it('put things on a list, cross one off, and clear what is crossed off', async () => {
    const { page, goTo } = opened
    await goTo('/lists')
    await page.getByText('Nenhuma lista ainda').waitFor()
    await button(page, 'Lista').click()
    await page
      .getByRole('dialog', { name: 'Nova lista' })
      .getByLabel(/^Itens/)
      .fill('leite, 2 quilos de arroz')
    await accept(page, 'Anotar')
    const list = page.getByRole('region', { name: 'Compras' })
    await list.getByText('faltam 2').waitFor()
    await list.getByText('Arroz · 2 quilos').waitFor()
    await button(list, 'Riscar leite').click()
    await confirm(page, 'Confirmar')
    await list.getByText('falta 1').waitFor()
    await hasFocus(page, button(list, 'Riscar arroz'))
    await list.getByText('1 riscado').click()
    await button(list, 'Pôr leite de volta na lista').waitFor()
    await list.getByLabel('Adicionar em Compras').fill('pão')
    await button(list, 'Adicionar').click()
    await confirm(page, 'Anotar')
    await button(list, 'Mudar pão').click()
    await page.getByRole('dialog', { name: 'Item' }).getByLabel('Item').fill('pão francês')
    await accept(page, 'Alterar')
    await button(list, 'Limpar riscados de Compras').click()
    await confirm(page, 'Apagar')
    await list.getByText('1 riscado').waitFor({ state: 'detached' })
    await button(list, 'Riscar pão francês').waitFor()
  })

  it('give a list another name, and show on the day what is open on it', async () => {
    const { page, goTo } = opened
    await write(opened, 'add_list_items', { items: ['gelo', 'carvão'], list: 'festa' })
    await goTo('/lists')
    await button(page, 'Renomear a lista Festa').click()
    const form = page.getByRole('dialog', { name: 'Renomear lista' })
    await form.getByLabel('Novo nome').fill('churrasco')
    await accept(page, 'Alterar')
    await page.getByRole('region', { name: 'Churrasco' }).waitFor()
    await goTo('/today')
    const lists = page.getByRole('region', { name: 'Listas' })
    await lists.getByRole('link', { name: 'Churrasco 2 itens' }).click()
    await button(page, 'Riscar gelo').waitFor()
  })

  it('keep a decision with its options, take it, and say how it went', async () => {
    const { page, goTo } = opened
    await goTo('/decisions')
    await button(page, 'Decisão').click()
    const form = page.getByRole('dialog', { name: 'Nova decisão' })
    await form.getByLabel('Decisão', { exact: true }).fill('Comprar ou alugar?')
    await form.getByLabel(/^Opções/).fill('comprar, alugar')
    await accept(page, 'Anotar')
    await page.getByRole('heading', { name: 'Em aberto' }).waitFor()
    await button(page, 'Escolher em Comprar ou alugar?').click()
    await page.getByLabel(/^Escolha/).fill('alugar')
    await accept(page, 'Alterar')
    await page.getByRole('listitem').filter({ hasText: 'alugar · escolhida' }).waitFor()
    await button(page, 'Contar como foi Comprar ou alugar?').click()
    await page.getByLabel(/^Como foi/).fill('Sobrou dinheiro.')
    await accept(page, 'Anotar')
    await page.getByRole('heading', { name: 'Como foi', exact: true }).waitFor()
    await page.getByText('Sobrou dinheiro.', { exact: true }).waitFor()
    await undo(page)
    await page.getByRole('heading', { name: 'Decididas' }).waitFor()
  })
})
