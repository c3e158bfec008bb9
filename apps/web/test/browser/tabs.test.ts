import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from './browser.ts'
import type { RunningParco } from './running-parco.ts'
import { sharedParco } from './shared-parco.ts'
import { type Visit, visit } from './visit.ts'

describe.skipIf(!process.env.PARCO_TEST_BROWSER)('a page that is open for long', () => {
  let parco: RunningParco
  let browser: Browser
  const visits: Visit[] = []

  beforeAll(async () => {
    parco = await sharedParco()
    browser = await sharedBrowser()
  })

  afterEach(async () => {
    for (const { context } of visits.splice(0)) await context.close()
  })

  async function open(): Promise<Visit> {
    const opened = await visit(browser, parco, { viewport: { width: 1280, height: 800 } })
    visits.push(opened)
    return opened
  }

  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('button', { name, exact: true })

  it('shows in one tab what was said and decided in another', async () => {
    const { context, page, say } = await open()
    await say('gastei 45 na padaria')
    await button(page, 'Anotar').and(page.locator('[aria-disabled="false"]')).waitFor()
    const other = await context.newPage()
    await other.goto(page.url())
    await button(other, 'Anotar').click()
    await button(other, /^Desfazer: .*Padaria/).waitFor()
    await button(page, /^Desfazer: .*Padaria/).waitFor()
    expect(await button(page, 'Anotar').count()).toBe(0)
    await other.getByRole('textbox', { name: 'Sua mensagem' }).fill('gastei 13 no bazar')
    await other.keyboard.press('Enter')
    await page.locator('.bubble', { hasText: 'gastei 13 no bazar' }).waitFor()
    await button(page, 'Anotar').waitFor()
  })

  it('keeps what was typed over a reload, until it is sent', async () => {
    const { page, composer, say } = await open()
    await composer.fill('gastei 12 no pastel e')
    await page.reload()
    await composer.waitFor()
    expect(await composer.inputValue()).toBe('gastei 12 no pastel e')
    await say('que horas são?')
    await page.locator('.reply', { hasText: 'Agora são' }).waitFor()
    await page.reload()
    await page.locator('.reply', { hasText: 'Agora são' }).waitFor()
    expect(await composer.inputValue()).toBe('')
  })

  it('says that a page did not come while the server is gone, and opens it by itself', async () => {
    const { context, page, composer } = await open()
    await composer.fill('gastei 12 no pastel')
    for (const path of ['**/assets/*', '**/api/**'])
      await context.route(path, (route) => route.abort())
    await page.getByRole('link', { name: 'Decisões' }).click()
    await page.getByRole('heading', { name: 'O Parco não está respondendo' }).waitFor()
    await page.getByRole('link', { name: 'Decisões' }).waitFor()
    await button(page, 'Tentar de novo').click()
    await context.unroute('**/assets/*')
    await context.unroute('**/api/**')
    await page.getByRole('heading', { name: 'Decisões', level: 1 }).waitFor()
    await page.getByRole('link', { name: 'Conversa', exact: true }).click()
    expect(await composer.inputValue()).toBe('gastei 12 no pastel')
  })

  it('says that a page is on its way where its code takes long', async () => {
    const { context, page } = await open()
    const letGo = Promise.withResolvers<void>()
    await context.route('**/assets/lists-page*.js', async (route) => {
      await letGo.promise
      await route.continue()
    })
    await page.getByRole('link', { name: 'Listas' }).click()
    await page.getByRole('status').filter({ hasText: 'Um instante…' }).waitFor()
    letGo.resolve()
    await page.getByRole('heading', { name: 'Listas', level: 1 }).waitFor()
  })
})
