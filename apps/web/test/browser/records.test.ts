import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from './browser.ts'
import type { RunningParco } from './running-parco.ts'
import { write } from './seed.ts'
import { sharedParco } from './shared-parco.ts'
import { type Visit, visit } from './visit.ts'

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true })

/** What the open form proposes is shown as a card, and accepted on it. */
async function accept(page: Page, name: string): Promise<void> {
  await button(page, 'Continuar').click()
  await button(page.getByRole('dialog', { name: 'Confirmar' }), name).click()
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })
}

/** Takes back what was just written. */
const undo = (page: Page) => button(page.getByRole('status'), 'Desfazer').click()

describe.skipIf(!process.env.PARCO_TEST_BROWSER)('pages of records in a browser', () => {
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

  it('show the money of a month, and change an expense through its card', async () => {
    const { page, goTo } = opened
    await goTo('/money')
    await page.getByText(/^Nenhum movimento em/).waitFor()
    await write(opened, 'create_expense', { name: 'Feira', category: 'food', actualAmount: 38.5 })
    await write(opened, 'create_expense', {
      name: 'Ônibus',
      category: 'transport',
      actualAmount: 9,
    })
    await page.reload()
    const table = page.getByRole('table', { name: /^Movimentos de/ })
    await button(table, 'Feira').click()
    const form = page.getByRole('dialog', { name: 'Gasto' })
    await form.getByLabel('Valor').fill('42,10')
    await accept(page, 'Alterar')
    await table.getByText(/^R\$\s42,10$/).waitFor()
    await undo(page)
    await table.getByText(/^R\$\s38,50$/).waitFor()

    await page.getByRole('searchbox', { name: 'Buscar', exact: true }).fill('onib')
    await button(table, 'Feira').waitFor({ state: 'detached' })
    await button(table, 'Ônibus').waitFor()
  })

  it('keep a form that was begun where a press beside it, or a marked text, would close it', async () => {
    const { page } = opened
    const form = page.getByRole('dialog', { name: 'Gasto' })
    await button(page, 'Gasto').click()
    await page.mouse.click(5, 5)
    await form.waitFor({ state: 'detached' })
    await button(page, 'Gasto').click()
    const box = await form.getByLabel('Valor').boundingBox()
    if (!box) throw new Error('There is no amount to write.')
    await page.mouse.move(box.x + 20, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await form.getByLabel('Valor').fill('42,10')
    await page.mouse.click(5, 5)
    expect(await form.getByLabel('Valor').inputValue()).toBe('42,10')
    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
  })

  it('show any day, whose records are changed and taken back by the keyboard alone', async () => {
    const { page, goTo } = opened
    await goTo('/today')
    const line = (name: RegExp) => page.getByRole('main').getByRole('button', { name })
    await line(/^Feira Gasto/).press('Enter')
    const form = page.getByRole('dialog', { name: 'Feira' })
    await form.getByLabel('Valor').fill('40')
    await form.getByLabel('Valor').press('Enter')
    await button(page.getByRole('dialog', { name: 'Confirmar' }), 'Alterar').press('Enter')
    await line(/^Feira Gasto R\$ 40,00/).waitFor()
    await page.getByRole('heading', { name: 'Saiu' }).waitFor()
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    await line(/^Desfazer: Ônibus/).press('Enter')
    await line(/^Ônibus/).waitFor({ state: 'detached' })
    await button(page, 'Dia anterior').press('Enter')
    await page.getByRole('heading', { name: 'Ontem', level: 1 }).waitFor()
    await page.getByText('Nada anotado neste dia').waitFor()
    expect(page.url()).toMatch(/\?day=\d{4}-\d\d-\d\d$/)
    await page.goBack()
    await line(/^Feira Gasto/).waitFor()
  })

  it('keep an agenda: add, do, put off and take away', async () => {
    const { page, goTo } = opened
    await goTo('/agenda?view=list')
    await page.getByText('Nada pela frente').waitFor()
    await button(page, 'Compromisso').press('Enter')
    await page.getByLabel('O quê').fill('Dentista')
    const day = (await page.getByLabel('Quando').inputValue()).slice(0, 10)
    await accept(page, 'Anotar')
    await button(page, 'Lembrete').press('Enter')
    await page.getByLabel('O quê').fill('Regar as plantas')
    await accept(page, 'Anotar')
    const reminder = page.getByRole('button', { name: /^Regar as plantas/ })
    await reminder.press('Enter')
    await page.getByLabel('O quê').fill('Regar as samambaias')
    await accept(page, 'Alterar')
    const renamed = page.getByRole('button', { name: /^Regar as samambaias/ })
    await renamed.press('Enter')
    const later = button(page.getByRole('dialog', { name: 'Regar as samambaias' }), 'Adiar um dia')
    await later.press('Enter')
    await button(page.getByRole('dialog', { name: 'Confirmar' }), 'Alterar').press('Enter')
    await page.getByRole('dialog').first().waitFor({ state: 'detached' })
    await button(page, 'Marcar como feito: Regar as samambaias').press('Enter')
    await button(page.getByRole('dialog', { name: 'Confirmar' }), 'Confirmar').press('Enter')
    await page.getByText('Lembrete · Feito').waitFor()
    await button(page, 'Semana').press('Enter')
    // Late on a Sunday what comes next is of the week behind it.
    await goTo(`/agenda?view=week&day=${day}`)
    await page.getByRole('button', { name: /^Dentista/ }).press('Enter')
    await button(page.getByRole('dialog', { name: 'Dentista' }), 'Cancelar compromisso').press(
      'Enter',
    )
    await button(page.getByRole('dialog', { name: 'Confirmar' }), 'Confirmar').press('Enter')
    await page.getByRole('button', { name: /^Dentista/ }).waitFor({ state: 'detached' })
  })

  it('bring in a statement as one card and one undo, and say line by line what was not read', async () => {
    const { page, goTo } = opened
    await goTo('/data')
    await page
      .getByLabel('Escolher arquivo')
      .last()
      .setInputFiles({
        name: 'extrato.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          'Data;Descrição;Valor\n20/11/2026;Padaria;-18,50\n31/02/2026;Erro;-10,00\n21/11/2026;Pix;250,00\n',
        ),
      })
    await page.getByText('Linha 3').waitFor()
    await page.getByRole('checkbox', { name: 'Anotar Pix, 21 de nov.' }).uncheck()
    await button(page, 'Anotar 1 lançamento').press('Enter')
    await button(page.getByRole('dialog', { name: 'Confirmar' }), 'Anotar').press('Enter')
    await button(page, 'Escolher arquivo').waitFor()
    await goTo('/today?day=2026-11-20')
    const line = page.getByRole('main').getByText('Padaria', { exact: true })
    await line.waitFor()
  })

  it('give everything away as files, and delete it once the words for it are typed', async () => {
    const { page, goTo } = opened
    await goTo('/data')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Baixar tudo (JSON)' }).click()
    expect((await download).suggestedFilename()).toMatch(/^parco-\d{4}-\d\d-\d\d\.json$/)
    await button(page, 'Apagar tudo…').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Apagar tudo' })
    const words = dialog.getByRole('textbox')
    await words.fill('apagar')
    await words.press('Enter')
    await dialog.getByRole('alert').waitFor()
    await words.fill('Apagar tudo')
    await words.press('Enter')
    await page.waitForURL(/\/chat\//)
    await goTo('/money')
    await page.getByText(/^Nenhum movimento em/).waitFor()
  })
})
