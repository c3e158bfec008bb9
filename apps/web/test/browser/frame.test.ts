import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from './browser.ts'
import type { RunningParco } from './running-parco.ts'
import { sharedParco } from './shared-parco.ts'
import { hasFocus, type Visit, visit } from './visit.ts'

const DESKTOP = { viewport: { width: 1280, height: 800 } }
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

describe.skipIf(!process.env.PARCO_TEST_BROWSER)('the frame in a browser', () => {
  let parco: RunningParco
  let browser: Browser
  const visits: Visit[] = []

  beforeAll(async () => {
    parco = await sharedParco()
    browser = await sharedBrowser()
  })

  afterEach(async () => {
    for (const { context, pageErrors } of visits.splice(0)) {
      await context.close()
      expect(pageErrors).toEqual([])
    }
  })

  async function open(options: BrowserContextOptions = DESKTOP): Promise<Visit> {
    const opened = await visit(browser, parco, options)
    visits.push(opened)
    return opened
  }

  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: true })
  const talk = (page: Page, name: RegExp) => page.getByRole('link', { name })

  it('lists conversations, finds one by what was said in it, and gives it another name', async () => {
    const { page, say } = await open()
    await say('que horas são?')
    await talk(page, /que horas/).waitFor()
    await say('gastei 14 na floricultura')
    await button(page, 'Anotar').click()
    await button(page, 'Nova conversa').click()
    await say('quanto é 15% de 230?')
    await talk(page, /15%/).waitFor()
    const search = page.getByRole('searchbox', { name: 'Buscar nas conversas' })
    await search.fill('floricultura')
    await talk(page, /15%/).waitFor({ state: 'detached' })
    await talk(page, /que horas/).click()
    await page.getByText('gastei 14 na floricultura').waitFor()
    await search.fill('')
    await page.locator('.chat__title').click()
    await page.getByRole('textbox', { name: 'Nome' }).fill('Flores')
    await page.keyboard.press('Enter')
    await talk(page, /^Flores$/).waitFor()
    await page.locator('.chat__title', { hasText: 'Flores' }).waitFor()
  })

  it('deletes a conversation only when one is sure, and goes on in a new one', async () => {
    const { page, say } = await open()
    await say('que dia é hoje?')
    await talk(page, /que dia/).waitFor()
    await page.locator('.chat__title').click()
    await button(page, 'Apagar conversa…').click()
    await button(page, 'Manter').click()
    await button(page, 'Apagar conversa…').click()
    await button(page, 'Apagar para sempre').click()
    await page.getByText('Conversa apagada.').waitFor()
    await page.getByRole('heading', { name: /^(Bom dia|Boa tarde|Boa noite)\.$/ }).waitFor()
    expect(await talk(page, /que dia/).count()).toBe(0)
  })

  it('leads everywhere with the keyboard alone', async () => {
    const { page, composer } = await open()
    const field = page.getByRole('combobox', { name: 'Página, conversa ou ação' })
    await page.keyboard.press('Control+k')
    await hasFocus(page, field)
    await page.keyboard.type('settings')
    await page.getByRole('option', { name: 'Configurações', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Configurações', level: 1 }).waitFor()
    await page.keyboard.press('Control+k')
    await field.waitFor()
    await page.keyboard.press('Escape')
    // Closed is not gone yet: until it is, the keys that open it close it.
    await page.locator('.palette').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await field.fill('gastei 9 no picolé')
    await page.getByRole('option', { name: /picolé/, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await hasFocus(page, composer)
    expect(await composer.inputValue()).toBe('gastei 9 no picolé')
  })

  it('goes through conversations with the arrows, renames and deletes there, and knows old ones', async () => {
    const { page } = await open()
    const say = (text: string) =>
      page.request.post(`${parco.address}/api/chat`, {
        data: {
          id: crypto.randomUUID(),
          messages: [{ role: 'user', parts: [{ type: 'text', text }] }],
        },
      })
    for (let count = 1; count <= 33; count += 1) await say(`quanto é ${count}% de 900?`)
    await page.reload()
    const search = page.getByRole('searchbox', { name: 'Buscar nas conversas' })
    await talk(page, /^quanto é 33%/i).waitFor()
    await search.focus()
    await page.keyboard.press('ArrowDown')
    await hasFocus(page, talk(page, /^quanto é 33%/i))
    await page.keyboard.press('ArrowDown')
    await hasFocus(page, talk(page, /^quanto é 32%/i))
    await page.keyboard.press('F2')
    await page.getByRole('textbox', { name: 'Nome' }).fill('Trinta e dois')
    await page.keyboard.press('Enter')
    await talk(page, /^Trinta e dois$/).waitFor()
    await talk(page, /^Trinta e dois$/).focus()
    await page.keyboard.press('Delete')
    await button(page, 'Apagar para sempre').press('Enter')
    await talk(page, /^Trinta e dois$/).waitFor({ state: 'detached' })
    // The row that took its place has the focus, or the one before.
    await page.locator('.conversations__link:focus').waitFor()
    await page.keyboard.press('End')
    await hasFocus(page, button(page, 'Mostrar mais'))
    await page.keyboard.press('Enter')
    await talk(page, /^quanto é 1%/i).press('Enter')
    const title = page.locator('.chat__title', { hasText: 'quanto é 1% de 900?' })
    await title.waitFor()
    // Beyond what is listed at first, it is still known by its name.
    await page.reload()
    await title.waitFor()
  })

  it('shows on a phone what waits in another conversation, and decides it there', async () => {
    const { page, say } = await open(PHONE)
    await say('gastei 77 na sapataria')
    await button(page, 'Anotar').waitFor()
    await button(page, 'Nova conversa').click()
    await button(page, /Em outra conversa: Sapataria/).click()
    const dialog = page.getByRole('dialog', { name: 'Esperando seu ok' })
    await dialog.getByRole('button', { name: 'Anotar', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('status').filter({ hasText: 'Sapataria' }).waitFor()
    await button(page, 'Abrir conversas').click()
    await talk(page, /sapataria/).click()
    await page.getByRole('button', { name: /^Desfazer: .*Sapataria/ }).waitFor()
  })
})
