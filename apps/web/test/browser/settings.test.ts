import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { findViolations } from './find-violations.ts'
import type { RunningParco } from './running-parco.ts'
import { sharedParco } from './shared-parco.ts'
import { visit } from './visit.ts'

const AMERICAN = { locale: 'en-US', timezoneId: 'America/New_York' }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saved = (page: Page) =>
  page.waitForResponse((response) => response.request().method() === 'PATCH')

describe.skipIf(!process.env.PARCO_TEST_BROWSER)('settings in a browser', () => {
  let parco: RunningParco
  let browser: Browser
  beforeAll(async () => {
    parco = await sharedParco()
    browser = await sharedBrowser()
  })
  it('come from the first browser, and are changed by the user alone', async () => {
    const first = await visit(browser, parco, AMERICAN)
    const { page, say, goTo } = first
    await goTo('/settings')
    const settings = page.getByRole('main')
    await settings.getByRole('radio', { name: 'English' }).waitFor({ state: 'attached' })
    expect(await settings.getByLabel('Currency').inputValue()).toBe('USD')
    expect(await settings.getByLabel('Time zone').inputValue()).toBe('America/New_York')
    expect(await settings.getByRole('radio', { name: /^US/ }).isChecked()).toBe(true)
    expect(await settings.getByRole('radio', { name: /^12 hours/ }).isChecked()).toBe(true)
    await Promise.all([saved(page), settings.getByLabel('Currency').selectOption('EUR')])
    await page.goBack()
    await say('spent 32.40 on stationery')
    await page.getByRole('button', { name: /^Amount: €32\.40/ }).waitFor()
    await say('weight 180')
    await page.getByText('180 lb').first().waitFor()
    const day = new Intl.DateTimeFormat('en', {
      timeZone: 'America/New_York',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }).format(new Date())
    await goTo('/today')
    await page.getByText(day, { exact: true }).first().waitFor()
    await first.context.close()

    // Another browser, of another language, finds what was chosen.
    const second = await visit(browser, parco, { locale: 'pt-BR', timezoneId: 'America/Recife' })
    await second.page.locator('html[lang="en"]').waitFor({ state: 'attached' })
    await second.goTo('/settings')
    expect(await second.page.getByLabel('Currency').inputValue()).toBe('EUR')
    await second.context.close()
  })

  it('are chosen with the keyboard, kept, and accessible on a phone in the dark', async () => {
    const { page, context } = await visit(browser, parco, {
      ...AMERICAN,
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    })
    await page.locator('html[lang="en"]').waitFor({ state: 'attached' })
    await button(page, 'More').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Settings' }).focus()
    await page.keyboard.press('Enter')
    const settings = page.getByRole('main')
    const twelve = settings.getByRole('radio', { name: /^12 hours/ })
    await twelve.focus()
    await Promise.all([saved(page), page.keyboard.press('ArrowLeft')])
    expect(await findViolations(page)).toEqual([])
    await page.reload()
    const clock = settings.getByRole('radio', { name: /^24 hours/ })
    await clock.and(page.locator(':checked')).waitFor({ state: 'attached' })
    await context.close()
  })

  it('follow what was said in a conversation, and its undo', async () => {
    const { page, say, context } = await visit(browser, parco, AMERICAN)
    await page.locator('html[lang="en"]').waitFor({ state: 'attached' })
    await say('change my language to Portuguese')
    await button(page, 'Change').click()
    await page.locator('html[lang="pt-BR"]').waitFor({ state: 'attached' })
    await page.getByRole('textbox', { name: 'Sua mensagem' }).waitFor()
    await page.getByRole('button', { name: /^Desfazer: / }).click()
    await page.locator('html[lang="en"]').waitFor({ state: 'attached' })
    await context.close()
  })

  it('go back to what they were where they cannot be saved, and say so at the field', async () => {
    const { page, context, goTo } = await visit(browser, parco, AMERICAN)
    await page.locator('html[lang="en"]').waitFor({ state: 'attached' })
    await goTo('/settings')
    const settings = page.getByRole('main')
    const zone = settings.getByLabel('Time zone')
    const before = await zone.inputValue()
    await context.route('**/api/user/alerts', (route) => route.abort())
    await page.reload()
    const missing = settings.getByRole('alert').filter({ hasText: 'could not be loaded' })
    await missing.waitFor()
    await context.unroute('**/api/user/alerts')
    await missing.getByRole('button', { name: 'Try again' }).press('Enter')
    await settings.getByRole('switch', { name: 'Daily summary' }).waitFor()
    await context.route('**/api/user', (route) => route.abort())
    await zone.selectOption('Europe/Lisbon')
    await settings.getByRole('alert').filter({ hasText: 'Parco is not answering' }).waitFor()
    expect(await zone.inputValue()).toBe(before)
    await context.unroute('**/api/user')
    await Promise.all([saved(page), zone.selectOption('Europe/Lisbon')])
    await settings.getByRole('alert').waitFor({ state: 'detached' })
    expect(await zone.inputValue()).toBe('Europe/Lisbon')
    await context.close()
  })

  it('list the devices of the home, take one away, and say how another gets in', async () => {
    const { page, context, goTo } = await visit(browser, parco, AMERICAN)
    const chosen = { locale: 'en', timeZone: 'America/New_York' }
    await page.request.patch(`${parco.address}/api/user`, { data: chosen })
    const removed: string[] = []
    const device = {
      id: 'dev_019aa00000007000800000000000000a',
      name: 'iPhone, Safari',
      createdAt: '2026-11-20T12:00:00.000Z',
      seenAt: '2026-11-28T21:30:00.000Z',
    }
    // No device of a test gets in from another machine; what the server answers of one is told here.
    await context.route('**/api/devices', (route) =>
      route.fulfill({ json: { items: removed.length === 0 ? [device] : [] } }),
    )
    await context.route('**/api/devices/dev_*', async (route) => {
      removed.push(route.request().method())
      await route.fulfill({ status: 204 })
    })
    await goTo('/settings')
    await page.getByText(/Last seen Nov 28, .*\s· added Nov 20, 2026/).waitFor()
    await button(page, 'Remove iPhone, Safari').press('Enter')
    await button(page, 'Remove device').press('Enter')
    await page.getByText('Only this computer opens Parco.').waitFor()
    expect(removed).toEqual(['DELETE'])
    await context.unroute('**/api/devices')
    await button(page, 'Add a device').press('Enter')
    await page.getByText(/start it with parco serve --lan/).waitFor()
    expect(await findViolations(page)).toEqual([])
    await context.close()
  })
})
