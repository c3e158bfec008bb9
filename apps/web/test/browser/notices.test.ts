import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { findViolations } from './find-violations.ts'
import { type RunningParco, startParco } from './running-parco.ts'
import { visit } from './visit.ts'

const HOUR_MS = 3_600_000

describe.skipIf(!process.env.PARCO_TEST_BROWSER)('what comes by itself in a browser', () => {
  let aheadMs = 0
  let parco: RunningParco
  let browser: Browser
  beforeAll(async () => {
    parco = await startParco({ now: () => new Date(Date.now() + aheadMs) })
    browser = await sharedBrowser()
  })
  afterAll(async () => {
    await parco?.stop()
  })

  it('shows on every tab as it comes, and is done with one click that can be taken back', async () => {
    const { page, context, say, goTo } = await visit(browser, parco)
    await say('me lembra de ligar pro banco daqui a 30 minutos')
    await say('sim')
    await page.getByText(/^Lembrete marcado/).waitFor()
    const second = await context.newPage()
    await second.goto(`${parco.address}/today`)
    await second.getByRole('region', { name: 'Avisos' }).waitFor({ state: 'attached' })
    aheadMs += HOUR_MS
    await parco.deliverDue()
    const ofTab = (tab: typeof page) => tab.getByRole('region', { name: 'Avisos' })
    await ofTab(page)
      .getByText(/Ligar pro banco/i)
      .waitFor()
    await ofTab(second)
      .getByText(/Ligar pro banco/i)
      .waitFor()
    expect(await findViolations(second, { within: '.notices' })).toEqual([])
    await ofTab(second).getByRole('button', { name: 'Feito' }).click()
    await second
      .getByRole('status')
      .getByText(/^Feito/)
      .waitFor()
    await ofTab(second)
      .getByText(/Ligar pro banco/i)
      .waitFor({ state: 'detached' })
    await ofTab(page)
      .getByText(/Ligar pro banco/i)
      .waitFor({ state: 'detached' })
    await goTo('/today')
    expect(await ofTab(page).getByRole('button').count()).toBe(0)
    await context.close()
  })

  it('is turned on, moved and turned off in the settings', async () => {
    const { page, context, goTo } = await visit(browser, parco)
    await goTo('/settings')
    const saved = () =>
      page.waitForResponse(
        (response) =>
          response.url().endsWith('/api/user/alerts') && response.request().method() === 'PATCH',
      )
    const summary = page.getByRole('switch', { name: 'Resumo do dia' })
    await Promise.all([saved(), summary.click()])
    const hour = page.getByLabel('Hora: Resumo do dia')
    await hour.fill('06:30')
    await Promise.all([saved(), hour.blur()])
    const suggestions = page.getByRole('switch', { name: /^Sugestões/ })
    await Promise.all([saved(), suggestions.click()])
    await page.reload()
    expect(await page.getByLabel('Hora: Resumo do dia').inputValue()).toBe('06:30')
    expect(await suggestions.isChecked()).toBe(false)
    expect(await findViolations(page)).toEqual([])
    await context.close()
  })
})
